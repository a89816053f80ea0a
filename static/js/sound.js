/**
 * Synthesises all sounds, each under 400 ms and visible as well; one tap mutes them. Browsers require a tap before
 * the first sound. `data-sound="seal-up"` on an element with an id sounds once, when the element is new.
 */

import { storage } from "./storage.js";

const KEY = "sound";

/** @type {AudioContext | null} */
let context = null;

/** The table speaks unless told not to; phones are quiet unless told otherwise. @returns {boolean} */
export function muted() {
  const kept = storage.get(KEY);
  return kept ? kept === "off" : !document.body.classList.contains("at-table");
}

/** One partial: its pitch (to another one while it lasts), its share of the volume, how long, when. @typedef {[number, number, number, number?, number?]} Partial */

/** @type {Record<string, Partial[]>} pitch, volume, seconds, seconds from now, pitch at its end */
const SOUNDS = {
  /** It is your turn: a soft wood block. */
  lamp: [[620, 0.35, 0.09], [930, 0.15, 0.06], [520, 0.3, 0.12, 0.11]],
  /** One of the last seconds. */
  tick: [[880, 0.4, 0.12]],
  /** Time is up. */
  bell: [[660, 0.35, 0.39], [990, 0.3, 0.39], [1650, 0.1, 0.25]],
  /** Money has come. */
  coin: [[1975, 0.2, 0.07], [2637, 0.25, 0.22, 0.06]],
  /** A bag was honest, and not. */
  "seal-up": [[392, 0.3, 0.14], [587, 0.35, 0.24, 0.12]],
  "seal-down": [[392, 0.3, 0.14], [277, 0.35, 0.26, 0.12]],
  /** Before somebody is uncovered, and the winner. */
  drum: [[110, 0.5, 0.09, 0, 55], [110, 0.35, 0.09, 0.12, 55], [130, 0.6, 0.14, 0.24, 50]],
  chord: [[392, 0.25, 0.38], [494, 0.25, 0.38], [587, 0.25, 0.38], [784, 0.2, 0.38]],
  /** What concerns everybody. */
  alarm: [[520, 0.4, 0.3]],
};

/** @param {keyof typeof SOUNDS} name */
export function sound(name) {
  if (!muted()) play(SOUNDS[name] ?? []);
}

/** On phones too, unless somebody has said that this one is to be quiet. */
export function alarm() {
  if (storage.get(KEY) === "off") return;
  play(SOUNDS.alarm);
  if (context) navigator.vibrate?.(200);
}

/** @param {Partial[]} partials */
function play(partials) {
  if (!context) return;
  for (const [pitch, loud, seconds, after = 0, end = pitch] of partials) {
    const start = context.currentTime + after;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(loud, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    const source = context.createOscillator();
    source.frequency.setValueAtTime(pitch, start);
    source.frequency.exponentialRampToValueAtTime(end, start + seconds);
    source.connect(volume).connect(context.destination);
    source.start(start);
    source.stop(start + seconds);
  }
}

function draw() {
  for (const button of document.querySelectorAll("[data-mute]")) {
    button.toggleAttribute("data-live-off", muted());
    button.setAttribute("aria-pressed", String(muted()));
  }
}


document.addEventListener("pointerdown", () => {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
});

document.addEventListener("click", (event) => {
  if (!(/** @type {Element} */ (event.target).closest("[data-mute]"))) return;
  storage.set(KEY, muted() ? "on" : "off");
  draw();
});

document.addEventListener("screen:drawn", draw);
draw();
