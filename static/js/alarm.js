/**
 * Repeats a sound while every screen announces something; `data-alarm` is the server's time at which it ends.
 * An alarm about somebody who left can be put off: this device hides it until that is settled.
 */
import { now } from "./countdown.js";
import { watchMoves } from "./tap_guard.js";
import { storage } from "./storage.js";
import { alarm } from "./sound.js";

/** Milliseconds between two sounds. */
const PAUSE = 1_000;
const PUT_OFF = `put off ${location.pathname}`;

function sound() {
  const moment = now();
  for (const element of document.querySelectorAll("[data-alarm]")) {
    const over = moment !== null && moment >= Number(/** @type {HTMLElement} */ (element).dataset.alarm);
    element.toggleAttribute("data-live-over", over);
    if (!over) alarm();
  }
}

/** Ids of what was put off and stays. @returns {string[]} */
function putOff() {
  return (storage.get(PUT_OFF) ?? "").split(" ").filter((id) => document.getElementById(id));
}

function hide() {
  const ids = putOff();
  for (const id of ids) document.getElementById(id)?.toggleAttribute("data-live-over", true);
  if ((storage.get(PUT_OFF) ?? "") !== ids.join(" ")) storage.set(PUT_OFF, ids.join(" "));
}

setInterval(sound, PAUSE);
for (const draw of [hide, sound]) document.addEventListener("screen:drawn", draw);
document.addEventListener("click", ({ target }) => {
  const alarm = /** @type {Element} */ (target).closest("[data-puts-off]")?.closest(".alarm");
  if (!alarm) return;
  storage.set(PUT_OFF, [...putOff(), alarm.id].join(" "));
  const shown = watchMoves(); // the next one comes
  hide();
  shown();
});
hide();
sound();
