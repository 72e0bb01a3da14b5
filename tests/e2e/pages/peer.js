// What two pages do with web/peer/, by hand: the tests copy the texts from one to the other.
import { canConnect } from "./peer/link.js";
import { invite, takeUp } from "./peer/invitation.js";

const named = (id) => document.querySelector(`[data-testid="${id}"]`);
const log = [];
let invitation = null;
let taken = null;
let link = null;

function tell(text) {
  log.push(text);
  named("told").textContent = log.join("\n");
}

async function follow(made) {
  link = await made;
  link.onText = (text) => {
    tell(`heard ${text.length > 100 ? text.length : text}`);
    // The far end's answer shows that both ways work.
    if (text.startsWith("echo ")) link.send(text.slice(5));
  };
  link.onState = (state) => tell(state);
  tell("linked");
  link.opened.then(() => tell("opened"), (error) => tell(error.code));
}

const does = {
  async invite() {
    invitation = await invite({ room: named("room").value, token: "00112233445566778899aabbccddeeff" });
    named("invitation").value = invitation.url;
  },
  accept: () => follow(invitation.accept(named("reply-input").value)),
  async take() {
    taken = await takeUp(named("join").value);
    named("reply").value = taken.url;
    tell(`${taken.room} ${taken.token}`);
  },
  connect: () => follow(taken.connect()),
  send: async () => tell(`sent ${link.send(named("text").value)}`),
  close: async () => link.close(),
};
for (const [id, act] of Object.entries(does)) {
  named(`do-${id}`).addEventListener("click", () => act().catch((error) => tell(error.code ?? String(error))));
}
if (!canConnect()) tell("cannot");
