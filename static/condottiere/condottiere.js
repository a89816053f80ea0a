/** What Condottiere's screens need beyond the house's parts. */
import { readName } from "../js/fields.js";
import { REVEAL_LENGTH } from "../js/reveal.js";
import { sound } from "../js/sound.js";
import { storage } from "../js/storage.js";
import { watchMoves } from "../js/tap_guard.js";

// Several cards in a row: the dialog with the pictures stays open. Each device remembers it.

const STAY = "condottiere-stay";

/** @returns {boolean} */
function stays() {
  return storage.get(STAY) === "yes";
}

function drawStay() {
  for (const button of document.querySelectorAll("[data-stays]")) {
    button.setAttribute("aria-checked", String(stays()));
    button.toggleAttribute("data-live-on", stays());
  }
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (!target.closest("[data-stays]")) return;
  storage.set(STAY, stays() ? "no" : "yes");
  drawStay();
});
document.addEventListener("screen:drawn", drawStay);

/** What was tapped last: whoever closes a dialog means it. @type {Element | null} */
let tapped = null;

document.addEventListener("click", (event) => (tapped = /** @type {Element} */ (event.target)), true);

document.addEventListener("dialog:done", (event) => {
  const dialog = /** @type {Element} */ (event.target);
  if (tapped?.closest("[data-closes]") || !tapped || !dialog.contains(tapped)) return;
  if (tapped.closest("[data-stays-after]") && stays()) event.preventDefault();
});

// A scarecrow asks in the place of the keys what it takes back; an answer, or none, brings them back.

document.addEventListener("click", (event) => {
  const acts = /** @type {Element} */ (event.target).closest("[data-take-back]")?.closest(".acts");
  if (!acts) return;
  const watched = watchMoves();
  acts.toggleAttribute("data-live-taking-back");
  watched();
});

// The end of a battle fills the middle once, when it is new to this screen; a tap there ends that sooner.

/** Battles and who won them. @type {Set<string | undefined>} */
const heard = new Set();

/** @param {boolean} fresh */
function tellNews(fresh) {
  for (const element of document.querySelectorAll("[data-news]")) {
    const news = /** @type {HTMLElement} */ (element).dataset.news;
    if (fresh && !heard.has(news)) {
      sound("drum");
      element.toggleAttribute("data-live-on", !matchMedia("(prefers-reduced-motion: reduce)").matches);
    }
    heard.add(news);
  }
}

for (const over of ["click", "animationend"]) {
  document.addEventListener(over, (event) => {
    const news = /** @type {Element} */ (event.target).closest("[data-news]");
    if (over === "click" || news === event.target) news?.removeAttribute("data-live-on");
  });
}

document.addEventListener("screen:drawn", () => tellNews(true));
tellNews(false);

// The result plays its battles once more.

/** @type {number | undefined} */
let replays;

document.addEventListener("click", (event) => {
  const reveal = /** @type {Element} */ (event.target).closest("[data-replay]")?.closest(".reveal");
  if (!reveal) return;
  clearTimeout(replays);
  reveal.removeAttribute("data-live-skipped");
  replays = setTimeout(() => reveal.setAttribute("data-live-skipped", ""), REVEAL_LENGTH);
});

// A score without a sitting: a city has one owner, and the winner of a final battle has a name.

/** @param {HTMLInputElement} box */
function oneOwner(box) {
  if (!box.checked) return;
  for (const other of box.closest("fieldset")?.querySelectorAll("input") ?? []) if (other !== box) other.checked = false;
}

/** @param {Element} score */
function callByName(score) {
  for (const element of score.querySelectorAll("[data-named]")) {
    const radio = /** @type {HTMLInputElement} */ (element);
    const field = /** @type {HTMLInputElement | null} */ (score.querySelector(`[name="${radio.dataset.named}"]`));
    const name = field ? readName(field) : "";
    radio.value = JSON.stringify(name);
    const shown = radio.parentElement?.querySelector("[data-live-name]");
    if (shown) shown.textContent = name;
  }
}

for (const moment of ["input", "change"]) {
  document.addEventListener(
    moment,
    (event) => {
      const field = /** @type {HTMLInputElement} */ (event.target);
      const score = field.closest("[data-one-owner]");
      if (score && field.matches("[name$='.cities']")) oneOwner(field);
      if (score) callByName(score);
    },
    true,
  );
}

drawStay();
