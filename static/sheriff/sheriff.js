/** What Sheriff's screens need beyond the house's parts: lists that a form gathers, and coins. */
import { fieldAt, read, whole } from "../js/fields.js";

/**
 * A hidden field `data-gathers` holds, as a list, all that is chosen within its `[data-gather]`:
 * ticked boxes (`data-one`), own words, promo cards, single numbers.
 * @param {Element} inside
 */
function gather(inside) {
  for (const element of inside.querySelectorAll("[data-gathers]")) {
    const hidden = /** @type {HTMLInputElement} */ (element);
    const around = /** @type {HTMLElement} */ (hidden.closest("[data-gather]"));
    hidden.value = JSON.stringify([...ticked(around), ...words(around), ...promos(around), ...numbers(around)]);
  }
}

/** @param {HTMLElement} around @returns {unknown[]} */
function ticked(around) {
  return [...around.querySelectorAll("[data-one]:checked")].map((box) => JSON.parse(box.getAttribute("data-one") ?? ""));
}

/** @param {HTMLElement} around @returns {object[]} */
function words(around) {
  return texts(around, "[data-words]").map((text) => ({ kind: "other", words: text }));
}

/** @param {HTMLElement} around @returns {number[]} */
function numbers(around) {
  return texts(around, "[data-number]").map(whole);
}

/** @param {HTMLElement} around @returns {object[]} */
function promos(around) {
  const cards = [...around.querySelectorAll("[data-promo]")];
  return cards.filter((card) => text(card, "[data-promo-value]")).map((card) => {
    const good = text(card, "[data-promo-good]");
    return {
      value: whole(text(card, "[data-promo-value]")),
      legal: /** @type {HTMLInputElement} */ (card.querySelector("[data-promo-legal]")).checked,
      counts_as: good ? { good, n: whole(text(card, "[data-promo-n]")) } : null,
    };
  });
}

/** @param {Element} inside @param {string} selector @returns {string[]} */
function texts(inside, selector) {
  const fields = /** @type {HTMLInputElement[]} */ ([...inside.querySelectorAll(selector)]);
  return fields.map((field) => field.value.trim()).filter(Boolean);
}

/** @param {Element} inside @param {string} selector @returns {string} */
function text(inside, selector) {
  return texts(inside, selector)[0] ?? "";
}

for (const moment of ["submit", "input", "change"]) {
  document.addEventListener(
    moment,
    (event) => {
      const form = /** @type {Element} */ (event.target).closest("form");
      if (form) gather(form);
    },
    true,
  );
}

/** The coins for the number on a keypad, where coins lie on the table. @param {HTMLElement} place */
function layOut(place) {
  const input = /** @type {HTMLInputElement | null} */ (place.parentElement?.querySelector("[data-keypad] input"));
  const shown = place.querySelector("[data-live-coins]");
  if (!input || !shown) return;
  let left = whole(input.value);
  const coins = JSON.parse(place.dataset.coins ?? "[]").reverse();
  const stacks = coins.map((/** @type {number} */ coin) => {
    const n = Math.floor(left / coin);
    left -= n * coin;
    return n ? `${n} × ${coin}` : "";
  });
  shown.textContent = stacks.filter(Boolean).join(" + ");
}

/**
 * A last count, worked out by the server while one types: the total so far, and what cannot come
 * out of the box, said where it stands. A form in a sitting knows only its own seat: `data-entry`
 * has the others.
 * @param {HTMLFormElement} form
 */
async function count(form) {
  const whole_ = form.dataset.entry === undefined;
  const seat = whole_ ? "" : String(form.dataset.seat);
  const answer = await fetch(`${address(form)}?lang=${document.documentElement.lang}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(whole_ ? read(form) : entryWith(form, Number(seat))),
  });
  if (!answer.ok) return;
  const sheet = await answer.json();
  const place = form.querySelector(`[data-total="${seat}"]`);
  if (place) place.textContent = String(sheet.players[Number(seat)].total);
  warn(form, whole_ ? "" : `players[${seat}].`, sheet.warnings);
}

/** @param {HTMLFormElement} form @returns {string} */
function address(form) {
  return form.dataset.totals ?? form.querySelector("[data-totals]")?.getAttribute("data-totals") ?? "";
}

/** @param {HTMLFormElement} form @param {number} seat @returns {object} */
function entryWith(form, seat) {
  const entry = JSON.parse(form.dataset.entry ?? "{}");
  entry.players[seat] = { ...read(form), name: entry.players[seat].name };
  return entry;
}

/**
 * @param {HTMLFormElement} form
 * @param {string} mine how the paths begin that are about this form
 * @param {{path: string, message: string}[]} warnings
 */
function warn(form, mine, warnings) {
  for (const old of form.querySelectorAll(".sh-warning")) old.remove();
  for (const { path, message } of warnings) {
    const field = path.startsWith(mine) ? fieldAt(form, path.slice(mine.length)) : null;
    const around = field?.closest(".picker, .keypad, .choice");
    if (!around) continue;
    const said = document.createElement("p");
    said.className = "badge warn sh-warning";
    said.textContent = message;
    around.append(said);
  }
}

const PAUSE = 250;

/** @type {number | undefined} */
let soon;

document.addEventListener("input", (event) => {
  const target = /** @type {Element} */ (event.target);
  const coins = /** @type {HTMLElement | null | undefined} */ (target.closest(".sh-gold-field")?.querySelector("[data-coins]"));
  if (coins) layOut(coins);
  const form = target.closest("form");
  if (!form || !address(form)) return;
  clearTimeout(soon);
  soon = setTimeout(() => void count(form).catch(() => {}), PAUSE);
});
