/**
 * Gives what has just happened (`[data-event]`, milliseconds) the middle of the table: it shows when it is new on a
 * screen that was there before, its words (`data-speech`) are said, and it goes by itself or by a tap on it.
 */
import { speak } from "../js/voice.js";

/** Milliseconds until its picture is whole; by then the call of the same screen is being said. */
const WHOLE = 450;

/** @returns {HTMLElement[]} */
function events() {
  return [...document.querySelectorAll("[data-event]")].map((one) => /** @type {HTMLElement} */ (one));
}

let known = new Set(events().map(({ id }) => id));
/** @type {number | undefined} */
let over;

function hide() {
  clearTimeout(over);
  for (const one of events()) one.removeAttribute("data-live-on");
}

document.addEventListener("screen:drawn", (event) => {
  if (/** @type {CustomEvent} */ (event).detail) return;
  const fresh = events().find(({ id }) => !known.has(id));
  known = new Set(events().map(({ id }) => id));
  if (!fresh) return;
  hide();
  fresh.setAttribute("data-live-on", "");
  setTimeout(() => speak(fresh.dataset.speech ?? ""), WHOLE);
  over = setTimeout(hide, Number(fresh.dataset.event));
});

document.addEventListener("click", (event) => {
  if (/** @type {Element} */ (event.target).closest("[data-event]")) hide();
});
