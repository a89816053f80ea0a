/**
 * Speaks captions: `<p data-say="call-17" lang="ko">`, each id once, by a voice of its language. The words stand on
 * the screen as well; a device without such a voice says so beforehand (`data-no-voice`), rings for each caption and
 * shows it larger (`data-live-dumb` on the page).
 *
 * `[data-voice-check]` asks once on each device and language whether it can be heard; `[data-voices]` chooses
 * voice, rate and volume.
 */
import { storage } from "./storage.js";
import { muted, sound } from "./sound.js";

const SAID = "said";
const PACE = "voice-pace";
const VOICE = "voice";
/** Of a voice's own pace. */
const SLOWER = 0.7;
const HEARD = "voice-heard";
const VOLUME = "voice-volume";
const CHOSEN = "voice-";
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
const said = new Set(storage.get(SAID)?.split("\n"));

/** @returns {HTMLElement[]} */
function captions() {
  return Array.from(document.querySelectorAll("[data-say]"));
}

/** A voice of this device rather than one from afar. @param {HTMLElement} caption */
function voiceFor(caption) {
  const wanted = languageOf(caption.closest("[lang]")?.getAttribute("lang") ?? "");
  const able = voicesOf(wanted);
  const chosen = able.find((voice) => voice.name === storage.get(CHOSEN + wanted));
  if (chosen) return chosen;
  const near = able.filter((voice) => voice.localService);
  const best = near.length ? near : able;
  return best.find((voice) => voice.default) ?? best[0];
}

/** @param {string} language */
function voicesOf(language) {
  return (speech?.getVoices() ?? []).filter((voice) => languageOf(voice.lang) === language);
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
  if (!speech || !speaks() || !able.length) return;
  hush();
  for (const caption of able) {
    utter(caption.textContent?.trim().replace(/\s+/g, " ") ?? "", caption);
    said.add(idOf(caption));
  }
  storage.set(SAID, [...said].slice(-KEPT).join("\n"));
}

/** A call without a voice: it rings, once. @param {HTMLElement[]} those */
function ring(those) {
  const dumb = those.filter((caption) => !voiceFor(caption));
  if (!known || !tapped || muted() || !dumb.length) return;
  sound("bell");
  for (const caption of dumb) said.add(idOf(caption));
}

/** The voices of this device for the language of the page, with the one that speaks. */
function list() {
  const language = languageOf(document.documentElement.lang);
  for (const place of document.querySelectorAll("select[data-voices]")) {
    const choice = /** @type {HTMLSelectElement} */ (place);
    const names = voicesOf(language).map((voice) => voice.name);
    if (names.join() !== [...choice.options].map((one) => one.value).join()) {
      choice.replaceChildren(...names.map((name) => new Option(name, name)));
    }
    const now = storage.get(CHOSEN + language);
    if (now && names.includes(now)) choice.value = now;
    choice.closest("label")?.toggleAttribute("hidden", !names.length);
  }
  for (const place of document.querySelectorAll("input[data-volume]")) {
    /** @type {HTMLInputElement} */ (place).value = storage.get(VOLUME) ?? "1";
  }
  const heard = (storage.get(HEARD) ?? "").split(" ").includes(language);
  for (const ask of document.querySelectorAll("[data-voice-check]")) ask.toggleAttribute("data-live-shown", !heard);
}

/** Whether this device is to speak. Nothing sounds before a tap. */
function speaks() {
  return tapped && !muted() && storage.get(VOICE) !== "off";
}

function hush() {
  if (speech?.speaking || speech?.pending) speech.cancel();
}

/** @param {string} text @param {HTMLElement} at */
function utter(text, at) {
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voiceFor(at) ?? null;
  words.lang = words.voice?.lang ?? "";
  words.rate = slower() ? SLOWER : 1;
  words.volume = Number(storage.get(VOLUME) ?? 1);
  speech?.speak(words);
}

/**
 * Words that stand on the screen anyway, in its language.
 * @param {string} text @param {boolean} [asked] by a finger that holds them: then also where all is mute
 * @returns {boolean} whether they are said
 */
export function speak(text, asked = false) {
  const at = document.body;
  if (!speech || !text || !voiceFor(at) || !(asked || speaks())) return false;
  if (asked) hush();
  utter(text, at);
  return true;
}

/** @returns {boolean} */
function slower() {
  return storage.get(PACE) === "slower";
}

function draw() {
  const all = captions();
  const dumb = known && all.some((caption) => !voiceFor(caption));
  for (const note of document.querySelectorAll("[data-no-voice]")) {
    note.toggleAttribute("data-live-shown", dumb && !muted());
  }
  document.documentElement.toggleAttribute("data-live-dumb", dumb);
  list();
  for (const button of document.querySelectorAll("[data-say-again], [data-slower]")) {
    button.toggleAttribute("data-live-idle", muted() || !all.some(voiceFor));
    if (button.matches("[data-slower]")) button.setAttribute("aria-pressed", String(slower()));
  }
  const fresh = all.filter((caption) => !said.has(idOf(caption)));
  say(fresh);
  ring(fresh);
}

document.addEventListener("change", (event) => {
  const choice = /** @type {HTMLSelectElement} */ (event.target);
  if (choice.matches("select[data-voices]")) storage.set(CHOSEN + languageOf(document.documentElement.lang), choice.value);
  else if (choice.matches("input[data-volume]")) storage.set(VOLUME, choice.value);
  else if (choice.matches("input[data-voice]")) {
    storage.set(VOICE, /** @type {HTMLInputElement} */ (event.target).checked ? "on" : "off");
    if (!speaks()) speech?.cancel();
    return;
  } else return;
  say(captions());
});

/** After `sound.js`, which has switched `muted` by now. */
document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  tapped = true;
  if (muted()) speech?.cancel();
  if (target.closest("[data-slower]")) storage.set(PACE, slower() ? "normal" : "slower");
  if (target.closest("[data-say-again]")) say(captions());
  if (target.closest("[data-voice-heard]")) {
    const before = storage.get(HEARD);
    storage.set(HEARD, `${before ? `${before} ` : ""}${languageOf(document.documentElement.lang)}`);
  }
  draw();
});

/** Not with every drawing: a tap draws before it switches. */
document.addEventListener("dialog:shown", () => {
  for (const place of document.querySelectorAll("input[data-voice]")) {
    /** @type {HTMLInputElement} */ (place).checked = storage.get(VOICE) !== "off";
  }
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

for (const kind of ["screen:drawn", "dialog:shown"]) document.addEventListener(kind, draw);
draw();
