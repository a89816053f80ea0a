/**
 * The reveal is at the same moment on every screen: it began when the sitting ended, by the server's
 * clock. Who comes late sees the end. It can be skipped, and the details turn to whoever sits opposite.
 */
import { now } from "./countdown.js";
import { turn } from "./edges.js";

/** Milliseconds until all is uncovered, as in reveal.css. */
const WHOLE = 6000;

function begin() {
  const reveal = document.getElementById("reveal");
  if (!reveal || reveal.hasAttribute("data-live-begun")) return;
  reveal.setAttribute("data-live-begun", "");
  const since = "endedAt" in reveal.dataset ? (now() ?? Date.now()) - Number(reveal.dataset.endedAt) : 0;
  const gone = Math.min(WHOLE, Math.max(0, since));
  for (const animation of reveal.getAnimations({ subtree: true })) animation.currentTime = gone;
  setTimeout(() => reveal.setAttribute("data-live-skipped", ""), WHOLE - gone);
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  target.closest("[data-skip]")?.closest(".reveal")?.setAttribute("data-live-skipped", "");
  if (!target.closest("[data-turn]")) return;
  const dialog = target.closest("dialog");
  if (!dialog) document.getElementById("reveal")?.toggleAttribute("data-live-turned");
  else if (dialog.dataset.liveEdge) turn(dialog);
});

document.addEventListener("screen:drawn", begin);
begin();
new MutationObserver(begin).observe(document.getElementById("score-result") ?? document.createElement("i"), { childList: true });
