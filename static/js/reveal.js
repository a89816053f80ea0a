/**
 * Plays the reveal at the same time on every screen: it starts at the sitting's end by the server's clock, and late
 * screens show its last frame. It can be skipped; its details turn to whoever sits opposite.
 */
import { now } from "./countdown.js";
import { turn } from "./table_dialogs.js";
import { sound } from "./sound.js";

/** Milliseconds until all is uncovered, as in reveal.css. */
export const REVEAL_LENGTH = 6000;
/** When the drum is heard, and when the chord for the winner. */
const DRUM = 2500;
const CHORD = 3000;

/** Timers until the chord. @type {number[]} */
let coming = [];

/** @param {number} gone milliseconds of the reveal that are over */
function hear(gone) {
  if (gone >= CHORD) return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return sound("chord");
  coming = [setTimeout(chord, CHORD - gone)];
  if (gone < DRUM) coming.push(setTimeout(() => sound("drum"), DRUM - gone));
}

/** At its moment, or as soon as somebody skips what comes before. */
function chord() {
  for (const timer of coming) clearTimeout(timer);
  if (coming.length) sound("chord");
  coming = [];
}

function begin() {
  const reveal = document.getElementById("reveal");
  if (!reveal || reveal.hasAttribute("data-live-begun")) return;
  const since = "endedAt" in reveal.dataset ? (now() ?? Date.now()) - Number(reveal.dataset.endedAt) : 0;
  const gone = Math.min(REVEAL_LENGTH, Math.max(0, since));
  reveal.setAttribute("data-live-begun", "");
  // Whoever had scrolled down to send a count sees who has won.
  if (gone < REVEAL_LENGTH && document.body.classList.contains("on-phone")) scrollTo(0, 0);
  hear(gone);
  for (const animation of reveal.getAnimations({ subtree: true })) animation.currentTime = gone;
  setTimeout(() => reveal.setAttribute("data-live-skipped", ""), REVEAL_LENGTH - gone);
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const skipped = target.closest("[data-skip]")?.closest(".reveal");
  skipped?.setAttribute("data-live-skipped", "");
  if (skipped) chord();
  const turns = /** @type {HTMLElement | null} */ (target.closest("[data-turn]"));
  if (!turns) return;
  const dialog = target.closest("dialog");
  if (!dialog) document.getElementById("reveal")?.toggleAttribute("data-live-turned");
  else if (dialog.dataset.liveEdge) turn(dialog, turns.dataset.turn);
});

document.addEventListener("screen:drawn", begin);
begin();
new MutationObserver(begin).observe(document.getElementById("score-result") ?? document.createElement("i"), { childList: true });
