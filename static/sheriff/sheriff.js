/** What Sheriff's screens need beyond the house's parts: lists that a form gathers, and coins. */
import { read, whole } from "../js/fields.js";

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

/** The total of a last count, worked out by the server while one types. @param {HTMLFormElement} form */
async function total(form) {
  const entry = JSON.parse(form.dataset.entry ?? "{}");
  const { kind, ...holdings } = read(form);
  const seat = Number(form.dataset.seat);
  entry.players[seat] = { ...holdings, name: entry.players[seat].name };
  const answer = await fetch(form.dataset.totals ?? "", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(entry),
  });
  const place = form.querySelector("[data-total]");
  if (answer.ok && place) place.textContent = String((await answer.json()).players[seat].total);
}

const PAUSE = 250;

/** @type {number | undefined} */
let soon;

document.addEventListener("input", (event) => {
  const target = /** @type {Element} */ (event.target);
  const coins = /** @type {HTMLElement | null | undefined} */ (target.closest(".sh-gold-field")?.querySelector("[data-coins]"));
  if (coins) layOut(coins);
  const form = /** @type {HTMLFormElement | null} */ (target.closest("form[data-totals]"));
  if (!form) return;
  clearTimeout(soon);
  soon = setTimeout(() => void total(form).catch(() => {}), PAUSE);
});
