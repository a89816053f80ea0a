/** Sounds as long as every screen announces something: `data-alarm` is the server's moment of its end. */
import { now } from "./countdown.js";
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
sound();
