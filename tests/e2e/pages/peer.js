// Shows a page that only invites (?as=opener) or joins (?as=guest): the views over web/peer/, without a game.
import { chooseLanguage, t, useLanguage } from "./lib/i18n.js";
import { TextExchange } from "./peer/text-exchange.js";
import { listenForReplies, sendReply } from "./peer/reply-channel.js";
import { createInvitation, createReply, signalInHash } from "./peer/invitation.js";
import { canConnect } from "./peer/can-connect.js";
import { Link } from "./peer/link.js";
import { Reconnector } from "./peer/reconnector.js";
import { readServers } from "./peer/servers.js";
import { decodeAny } from "./peer/signal.js";
import { sparesOf } from "./store/spares.js";
import { errorText } from "./lib/error-text.js";
import { replyTabView } from "./app/online/reply-tab-view.js";
import { inviteView } from "./app/online/invitation-view.js";
import { joinView } from "./app/online/join-view.js";
import { internetView } from "./app/online/internet/internet-view.js";
import { loadPictures } from "./lib/sprite.js";
import { render } from "./vendor/lit.js";

const query = new URLSearchParams(location.search);
const named = (id) => document.querySelector(`[data-testid="${id}"]`);
const words = (error) => errorText(error, (facts) => facts);
const exchange = new TextExchange(() => draw());
const state = { as: query.get("as"), busy: false, problem: "", failed: false, stage: "asked", name: "", servers: "", serversProblem: "", handed: "looking" };
const spares = sparesOf("test");
// The test waits until this end could come back.
const reconnector = new Reconnector({ ...spares, put: (kept) => spares.put(kept).then(() => tell("kept")) }, {
  servers: () => readServers(state.servers),
  showReturn: (code) => (named("return-code").textContent = code),
  back: (made) => {
    tell("back");
    listen(made);
  },
});
// With the reply of the other end this end can be found again.
const { openControl } = Link.prototype;
Link.prototype.openControl = function (listen, watch) {
  return openControl.call(this, (text) => {
    listen(text);
    if (text !== "chosen" && decodeAny(text).kind === "reply") tell("agreed");
  }, watch);
};
const log = [];
let invitation = null;
let taken = null;
let link = null;

function tell(text) {
  log.push(text);
  named("told").textContent = log.join("\n");
}

document.addEventListener("forget", () => {
  log.length = 0;
  named("told").textContent = "";
});

function draw() {
  const shared = { ...state, exchange, errorText: words, overInternet: false, diagnosis: null, internet: internetView({ state: { allowed: state.servers !== "", asked: false, text: state.servers, problem: state.serversProblem, site: [], expired: [] }, choose: () => {}, enter: changeServers }), close: () => tell("close") };
  const views = {
    opener: () => inviteView({ ...shared, name: "Olha", accept, again: begin }),
    guest: () => joinView({ ...shared, canConnect: canConnect(), returning: false, rename: (name) => change({ name }), open, connect }),
    handed: () => replyTabView({ ...shared, isReturn: false, state: state.handed }),
  };
  render(views[state.as](), document.querySelector("#view"));
}

function change(what) {
  Object.assign(state, what);
  draw();
}

function changeServers(servers) {
  try {
    readServers(servers);
    change({ servers, serversProblem: "" });
  } catch (error) {
    change({ servers, serversProblem: words(error) });
  }
}

function refuse(error) {
  tell(error.code ?? String(error));
  change({ problem: words(error), busy: false, failed: error.code === "link-unreachable" });
}

async function begin() {
  change({ problem: "", failed: false });
  invitation?.withdraw();
  invitation = await createInvitation({ room: "0123456789abcdef", token: "00112233445566778899aabbccddeeff", servers: readServers(state.servers) });
  exchange.show(invitation.url);
}

async function accept(reply) {
  change({ problem: "" });
  try {
    const made = await invitation.accept(reply);
    change({ busy: true });
    exchange.stopScan();
    void follow(made).catch(refuse);
  } catch (error) {
    refuse(error);
  }
}

async function open(text) {
  change({ problem: "", failed: false });
  try {
    taken?.drop();
    taken = await createReply(text, { servers: readServers(state.servers), patience: Number(query.get("patience") ?? 60_000) });
    tell(`${taken.room} ${taken.token}`);
    exchange.show(taken.url);
    change({ stage: "reply" });
  } catch (error) {
    refuse(error);
  }
}

async function connect() {
  change({ stage: "connecting" });
  try {
    await follow(await taken.connect());
  } catch (error) {
    change({ stage: "asked" });
    refuse(error);
  }
}

function listen(made) {
  link = made;
  link.onText = (text) => {
    tell(`heard ${text.length > 100 ? text.length : text}`);
    // The answer of the other end shows that both directions work.
    if (text.startsWith("echo ")) link.send(text.slice(5));
  };
  link.onState = (now) => tell(now);
}

async function follow(made) {
  listen(made);
  tell("linked");
  reconnector.guard(made);
  await made.opened;
  tell("opened");
}

named("send").addEventListener("click", () => tell(`sent ${link.send(named("text").value)}`));
named("take").addEventListener("click", () => void reconnector.takeReturn(named("text").value).catch((error) => tell(error.code)));
named("end").addEventListener("click", () => link.close());
await Promise.all([useLanguage(chooseLanguage([query.get("lang")])), loadPictures()]);
const arrived = signalInHash(location.hash);
if (arrived?.kind === "reply") {
  change({ as: "handed" });
  exchange.show(location.href);
  change({ handed: (await sendReply(arrived.text, () => change({ handed: "taken" }))) ? "taken" : "nobody" });
} else if (state.as === "opener") {
  listenForReplies(async (reply) => {
    await accept(reply);
    return state.busy;
  });
  await begin();
} else if (arrived) await open(arrived.text);
else draw();
void reconnector.comeBack();
tell("ready");
