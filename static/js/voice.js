/**
 * Says captions aloud: `<p data-say="call-17" lang="ko">`, each id once, by a voice of its language.
 * The words stand on the screen anyway; a device without such a voice only says so (`data-no-voice`).
 */
import { keep } from "./keep.js";
import { muted } from "./sound.js";

const SAID = "said";
const PACE = "voice-pace";
/** Of a voice's own pace. */
const SLOWER = 0.7;
/** How many ids are remembered over a reload. */
const KEPT = 50;
/** Milliseconds after which a list of voices that is still empty stays empty. */
const LATE = 3_000;

/** @type {SpeechSynthesis | undefined} */
const speech = window.speechSynthesis;
/** Browsers want one tap before anything sounds. */
let tapped = false;
/** Whether the list of voices is there. */
let known = !speech;
/** Ids with the address of their screen, the oldest first. @type {Set<string>} */
const said = new Set(keep.get(SAID)?.split("\n"));

/** @returns {HTMLElement[]} */
function captions() {
  return Array.from(document.querySelectorAll("[data-say]"));
}

/** A voice of this device rather than one from afar. @param {HTMLElement} caption */
function voiceFor(caption) {
  const wanted = languageOf(caption.closest("[lang]")?.getAttribute("lang") ?? "");
  const able = (speech?.getVoices() ?? []).filter((voice) => languageOf(voice.lang) === wanted);
  const near = able.filter((voice) => voice.localService);
  const best = near.length ? near : able;
  return best.find((voice) => voice.default) ?? best[0];
}

/** Some devices write `ko_KR`. @param {string} tag @returns {string} */
function languageOf(tag) {
  return tag.toLowerCase().split(/[-_]/)[0];
}

/** @param {HTMLElement} caption @returns {string} */
function idOf(caption) {
  return `${location.pathname} ${caption.dataset.say}`;
}

/** What is new is said instead of what was being said. @param {HTMLElement[]} those */
function say(those) {
  const able = those.filter(voiceFor);
  if (!speech || !tapped || muted() || !able.length) return;
  if (speech.speaking || speech.pending) speech.cancel();
  for (const caption of able) {
    const words = new SpeechSynthesisUtterance(caption.textContent?.trim().replace(/\s+/g, " "));
    words.voice = voiceFor(caption) ?? null;
    words.lang = words.voice?.lang ?? "";
    words.rate = slower() ? SLOWER : 1;
    speech.speak(words);
    said.add(idOf(caption));
  }
  keep.set(SAID, [...said].slice(-KEPT).join("\n"));
}

/** @returns {boolean} */
function slower() {
  return keep.get(PACE) === "slower";
}

function draw() {
  const all = captions();
  const dumb = known && all.some((caption) => !voiceFor(caption));
  for (const note of document.querySelectorAll("[data-no-voice]")) {
    note.toggleAttribute("data-live-shown", dumb && !muted());
  }
  for (const button of document.querySelectorAll("[data-say-again], [data-slower]")) {
    button.toggleAttribute("data-live-idle", muted() || !all.some(voiceFor));
    if (button.matches("[data-slower]")) button.setAttribute("aria-pressed", String(slower()));
  }
  say(all.filter((caption) => !said.has(idOf(caption))));
}

/** After `sound.js`, which has switched `muted` by now. */
document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  tapped = true;
  if (muted()) speech?.cancel();
  if (target.closest("[data-slower]")) keep.set(PACE, slower() ? "normal" : "slower");
  if (target.closest("[data-say-again]")) say(captions());
  draw();
});

speech?.addEventListener?.("voiceschanged", () => {
  known = true;
  draw();
});
if (speech?.getVoices().length) known = true;
else {
  setTimeout(() => {
    known = true;
    draw();
  }, LATE);
}

document.addEventListener("screen:drawn", draw);
draw();
