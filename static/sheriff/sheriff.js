/** What Sheriff's screens need beyond the house's parts: lists that a form gathers, and coins. */
import { act } from "../js/act.js";
import { forgetDraft } from "../js/draft.js";
import { read, toInteger } from "../js/fields.js";
import { readLastGroup } from "../js/last_group.js";
import "./verdict.js";

/**
 * A hidden field `data-gathers` holds, as a list, all that is chosen within its `[data-gather]`:
 * ticked boxes (`data-one`), own words, promo cards, single numbers.
 * @param {Element} inside
 */
function gather(inside) {
  for (const element of inside.querySelectorAll("[data-gathers]")) {
    const hidden = /** @type {HTMLInputElement} */ (element);
    const around = /** @type {HTMLElement} */ (hidden.closest("[data-gather]"));
    hidden.value = JSON.stringify(around.dataset.ordered ? inOrder(around) : [...ticked(around), ...words(around), ...promos(around), ...numbers(around)]);
  }
  for (const group of inside.querySelectorAll("[data-spreads]")) spread(group);
  for (const stacks of inside.querySelectorAll("[data-stacks]")) typeIn(/** @type {HTMLInputElement} */ (stacks));
  for (const bribe of inside.querySelectorAll("[data-object=bribe], .sheriff-quick")) ready(bribe);
}

/** A bribe can be written down as soon as there is something in it. @param {Element} bribe */
function ready(bribe) {
  const send = /** @type {HTMLButtonElement | null | undefined} */ (bribe.closest("form")?.querySelector("[type=submit]"));
  const counts = [...bribe.querySelectorAll("[data-int], [data-count]")].some((field) => toInteger(/** @type {HTMLInputElement} */ (field).value));
  if (send) send.disabled = !(counts || ticked(/** @type {HTMLElement} */ (bribe)).length || texts(bribe, "[data-words]").length);
}

/** One choice that fills several hidden fields. @param {Element} group */
function spread(group) {
  const values = JSON.parse(group.querySelector("[data-spread]:checked")?.getAttribute("data-spread") ?? "{}");
  for (const element of group.querySelectorAll("input[type=hidden]")) {
    const hidden = /** @type {HTMLInputElement} */ (element);
    hidden.value = JSON.stringify(values[hidden.name] ?? null);
  }
}

/**
 * What was tapped, in the order of tapping; a tap too many lets the first one go.
 * @type {WeakMap<Element, HTMLInputElement[]>}
 */
const taps = new WeakMap();

/** @param {HTMLElement} around @returns {unknown[]} */
function inOrder(around) {
  const most = Number(around.dataset.ordered);
  const boxes = /** @type {HTMLInputElement[]} */ ([...around.querySelectorAll("[data-one]")]);
  const order = (taps.get(around) ?? []).filter((box) => box.checked && boxes.includes(box));
  order.push(...boxes.filter((box) => box.checked && !order.includes(box)));
  for (const box of order.splice(0, Math.max(0, order.length - most))) box.checked = false;
  taps.set(around, order);
  for (const box of boxes) number(box.closest(".option"), order.indexOf(box));
  const send = /** @type {HTMLButtonElement | null | undefined} */ (around.closest("form")?.querySelector("[type=submit]"));
  if (send) send.disabled = order.length < most;
  return order.map((box) => JSON.parse(box.dataset.one ?? ""));
}

/** @param {Element | null} place @param {number} at */
function number(place, at) {
  if (at < 0) place?.removeAttribute("data-live-turn");
  else place?.setAttribute("data-live-turn", String(at + 1));
}

/**
 * The values of the black market, where somebody changed them; else none are sent.
 * @param {HTMLInputElement} hidden
 */
function typeIn(hidden) {
  const rows = [...(hidden.closest("dialog")?.querySelectorAll("[data-stack]") ?? [])];
  const stacks = Object.fromEntries(rows.map((row) => [kindOf(row).value, valuesOf(row).map((field) => toInteger(field.value))]));
  const preset = JSON.parse(hidden.dataset.preset ?? "{}");
  hidden.value = JSON.stringify(same(stacks, preset) ? null : stacks);
}

/** @param {object} one @param {object} other */
function same(one, other) {
  const sorted = (/** @type {object} */ stacks) => JSON.stringify(Object.entries(stacks).sort());
  return sorted(one) === sorted(other);
}

/** @param {Element} row */
function kindOf(row) {
  return /** @type {HTMLSelectElement} */ (row.querySelector("[data-stack-good]"));
}

/** @param {Element} row */
function valuesOf(row) {
  return /** @type {HTMLInputElement[]} */ ([...row.querySelectorAll("[data-stack-value]")]);
}

/** What this group typed in the last time. @param {Element} setUp */
function typeAgain(setUp) {
  const options = /** @type {{black_market_values?: Record<string, number[]> | null}} */ (readLastGroup("sheriff")?.options ?? {});
  const rows = [...setUp.querySelectorAll("[data-stack]")];
  Object.entries(options.black_market_values ?? {}).forEach(([good, values], at) => {
    if (!rows[at]) return;
    kindOf(rows[at]).value = good;
    valuesOf(rows[at]).forEach((field, k) => (field.value = String(values[k])));
  });
}

/** Only what the chosen box has, with as many players as it has room for. @param {HTMLElement} setUp */
function fit(setUp) {
  const form = setUp.closest("form");
  const box = JSON.parse(setUp.querySelector("[data-box] :checked")?.getAttribute("value") ?? "null");
  for (const part of setUp.querySelectorAll("[data-only-in]")) {
    for (const field of part.querySelectorAll("input")) field.disabled = part.getAttribute("data-only-in") !== box;
  }
  const most = JSON.parse(setUp.dataset.mostSeats ?? "{}")[box];
  const counts = /** @type {HTMLInputElement[]} */ ([...(form?.querySelectorAll("[data-seats]") ?? [])]);
  for (const count of counts) count.disabled = Number(count.value) > most;
  if (counts.some((count) => count.disabled && count.checked)) {
    const last = counts.findLast((count) => !count.disabled);
    if (last) last.checked = true;
  }
}

/** @param {HTMLElement} around @returns {unknown[]} */
function ticked(around) {
  return [...around.querySelectorAll("[data-one]:checked")].map((box) => JSON.parse(box.getAttribute("data-one") ?? ""));
}

/** @param {HTMLElement} around @returns {object[]} */
function words(around) {
  const field = /** @type {HTMLElement | null} */ (around.querySelector("[data-words]"));
  return texts(around, "[data-words]").map((text) => ({ ...JSON.parse(field?.dataset.words ?? "{}"), words: text }));
}

/** @param {HTMLElement} around @returns {number[]} */
function numbers(around) {
  return texts(around, "[data-number]").map(toInteger);
}

/** @param {HTMLElement} around @returns {object[]} */
function promos(around) {
  const cards = [...around.querySelectorAll("[data-promo]")];
  return cards.filter((card) => text(card, "[data-promo-value]")).map((card) => {
    const good = text(card, "[data-promo-good]");
    return {
      value: toInteger(text(card, "[data-promo-value]")),
      legal: /** @type {HTMLInputElement} */ (card.querySelector("[data-promo-legal]")).checked,
      counts_as: good ? { good, n: toInteger(text(card, "[data-promo-n]")) } : null,
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
      const setUp = /** @type {HTMLElement | null | undefined} */ (form?.querySelector("[data-most-seats]"));
      if (setUp) fit(setUp);
      if (form) gather(form);
    },
    true,
  );
}

for (const element of document.querySelectorAll("[data-most-seats]")) {
  typeAgain(element);
  fit(/** @type {HTMLElement} */ (element));
  gather(element);
}

/** Two tap their own panel, one after the other: the seats so far. @type {number[]} */
let pair = [];

function drawPair() {
  const buttons = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-pair]")]);
  if (!buttons.length) pair = [];
  for (const button of buttons) {
    const at = pair.indexOf(Number(button.dataset.pairSeat));
    number(button, at);
    button.setAttribute("aria-pressed", String(at >= 0));
  }
}

function drawn() {
  drawPair();
  for (const around of document.querySelectorAll("[data-ordered]")) inOrder(/** @type {HTMLElement} */ (around));
  for (const bribe of document.querySelectorAll("[data-object=bribe]")) ready(bribe);
}

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-pair]"));
  if (!button) return;
  const seat = Number(button.dataset.pairSeat);
  pair = pair.includes(seat) ? pair.filter((one) => one !== seat) : [...pair, seat];
  const deputies = pair.length === 2 ? pair : null;
  if (deputies) pair = [];
  drawPair();
  if (deputies) void act({ ...JSON.parse(button.dataset.pair ?? "{}"), deputies }, null, button);
});
document.addEventListener("screen:drawn", drawn);
drawn();

document.addEventListener("click", (event) => {
  const glass = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-fingers]"));
  if (glass) void import("../js/fingers.js").then(({ fingers }) => fingers(glass));
});

/** The coins for a sum, where coins lie on the table. @param {Element} place @param {number} sum */
function layOut(place, sum) {
  const shown = place.querySelector("[data-live-coins]");
  if (!shown) return;
  let left = sum;
  const coins = JSON.parse(place.getAttribute("data-coins") ?? "[]").reverse();
  const stacks = coins.map((/** @type {number} */ coin) => {
    const n = Math.floor(left / coin);
    left -= n * coin;
    return n ? `${n} × ${coin}` : "";
  });
  shown.textContent = stacks.filter(Boolean).join(" + ");
}

/** A button that pays says how much. @param {Element} form @param {number} [sum] */
function say(form, sum) {
  const field = /** @type {HTMLInputElement | null} */ (form.querySelector("[data-summed]"));
  const said = sum ?? toInteger(field?.value ?? "");
  for (const place of form.querySelectorAll("[data-sum]")) {
    place.textContent = String(said);
    /** @type {HTMLElement} */ (place.parentElement).hidden = !said;
  }
  const coins = form.querySelector("[data-coins]");
  if (coins) layOut(coins, said);
}

/** The bags that are being looked into. @type {HTMLFormElement[]} */
let openBags = [];

/** What was tapped out of a bag is dropped as soon as the bag is settled, whoever did it. */
function forgetSettled() {
  for (const form of openBags) if (!document.querySelector(`[data-opens="${form.closest("dialog")?.id}"]`)) forgetDraft(form);
  openBags = /** @type {HTMLFormElement[]} */ ([...document.querySelectorAll(".sheriff-inspect[data-draft]")]);
}
document.addEventListener("screen:drawn", forgetSettled);

/** How often a bag was looked into: only the last answer counts. */
let asked = 0;

/**
 * What is in an opened bag so far: the server says what it costs, and where the number was declared the
 * last card is sent at once.
 * @param {HTMLFormElement} form @param {Element} top
 */
async function look(form, top) {
  const { bag = {}, good, count_corrected = false } = read(form);
  const count = Object.values(bag).reduce((sum, n) => sum + n, 0);
  const shown = form.closest("dialog")?.open; // a draft that comes back unseen sends nothing
  if (shown && count && !count_corrected && String(count) === top.getAttribute("data-full")) return form.requestSubmit();
  const mine = ++asked;
  if (!count || (form.querySelector("[name=good]") && !good)) return say(form, 0);
  const question = JSON.parse(top.getAttribute("data-question") ?? "{}");
  const declared = { ...question.declared, count, ...(good && { good }) };
  const answer = await fetch(top.getAttribute("data-verdict-at") ?? "", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...question, declared, bag }),
  });
  if (!answer.ok || mine !== asked) return;
  const verdict = await answer.json();
  say(form, Math.max(verdict.sheriff_pays, verdict.merchant_pays));
}

document.addEventListener("input", (event) => {
  const form = /** @type {Element} */ (event.target).closest("form");
  const top = form?.querySelector("[data-verdict-at]");
  if (form && top) void look(form, top).catch(() => {});
  else if (form?.querySelector("[data-sum]")) say(form);
});

/** What has nothing else to ask is sent with the last choice. */
document.addEventListener("change", (event) => {
  const form = /** @type {HTMLFormElement | null} */ (/** @type {Element} */ (event.target).closest("form[data-sends]"));
  if (form && [...form.querySelectorAll("fieldset")].every((one) => one.querySelector(":checked"))) form.requestSubmit();
});

/** One bag at a time: a tap on another one, in the middle or in a panel, takes that one up. */
document.addEventListener("click", (event) => {
  const pick = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-picks]"));
  if (!pick) return;
  for (const turn of (pick.closest(".panel, .sheriff-phone") ?? document).querySelectorAll("[data-turn]")) {
    turn.toggleAttribute("data-live-here", turn.getAttribute("data-turn") === pick.dataset.picks);
  }
  picked();
});

function picked() {
  const here = new Map();
  for (const turns of document.querySelectorAll("[data-turns]")) {
    const turn = turns.querySelector("[data-live-here]") ?? turns.querySelector("[data-turn]");
    here.set(turns.closest(".panel, .sheriff-phone"), turn?.getAttribute("data-turn"));
  }
  for (const pick of document.querySelectorAll("[data-picks]")) {
    const place = pick.closest(".panel, .sheriff-phone");
    const taken = place ? [here.get(place)] : [...here.values()];
    pick.setAttribute("aria-pressed", String(taken.includes(pick.getAttribute("data-picks"))));
  }
}

function drawnSums() {
  picked();
  for (const form of document.querySelectorAll("form:has([data-summed])")) say(form);
}
document.addEventListener("screen:drawn", drawnSums);
drawnSums();
