using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    ( name = "main", worker = .mailbox ),
    ( name = "texts", disk = ( writable = true ) ),
  ],
  sockets = [ ( name = "http", http = (), service = "main" ) ],
);

const mailbox :Workerd.Worker = (
  modules = [
    ( name = "clock.js", esModule = embed "clock.js" ),
    ( name = "mailbox.js", esModule = embed "../../../tools/mailbox_worker/mailbox.js" ),
  ],
  compatibilityDate = "2026-11-01",
  bindings = [
    ( name = "MAILBOX", durableObjectNamespace = "Mailbox" ),
    ( name = "ORIGIN", fromEnvironment = "MAILBOX_ORIGIN" ),
    ( name = "MOST_TEXTS", json = "50" ),
  ],
  durableObjectNamespaces = [ ( className = "Mailbox", uniqueKey = "mailbox", enableSql = true ) ],
  durableObjectStorage = ( localDisk = "texts" ),
);
