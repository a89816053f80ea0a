/**
 * Sounds as long as every screen announces something: `data-alarm` is the server's moment of its end.
 * What stays until it is settled (somebody has left) can be put off: it hides, and play goes on.
 */
import { now } from "./countdown.js";
import { moving } from "./guard.js";
import { alarm } from "./sound.js";

/** Milliseconds between two sounds. */
const PAUSE = 1_000;

function sound() {
  const moment = now();
  for (const element of document.querySelectorAll("[data-alarm]")) {
    const over = moment !== null && moment >= Number(/** @type {HTMLElement} */ (element).dataset.alarm);
    element.toggleAttribute("data-live-over", over);
    if (!over) alarm();
  }
}

setInterval(sound, PAUSE);
document.addEventListener("screen:drawn", sound);
document.addEventListener("click", ({ target }) => {
  const button = /** @type {Element} */ (target).closest("[data-puts-off]");
  if (!button) return;
  const shown = moving(); // the next one comes
  button.closest(".alarm")?.toggleAttribute("data-live-over", true);
  shown();
});
sound();
