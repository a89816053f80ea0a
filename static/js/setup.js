/** The set-up page: how many players, who, which options; with the last group it is one tap. */
import { post, problemOf } from "./act.js";
import { read } from "./fields.js";
import { storage } from "./storage.js";
import { placement } from "./placement.js";
import { forget, refuse, spotOf } from "./refusals.js";
import { readLastGroup, readLastTools, saveLastGroup } from "./last_group.js";
import { message } from "./messages.js";

/**
 * Once there is a sitting, it stays busy until the page is gone: a second tap opens no second one.
 * @param {string} address
 * @param {string} game
 * @param {import("./last_group.js").Group} group
 * @param {Element} tapped
 * @param {boolean} keepIt
 */
export async function openSitting(address, game, group, tapped, keepIt) {
  if (tapped.hasAttribute("data-live-busy")) return;
  tapped.setAttribute("data-live-busy", "");
  addEventListener("pagehide", () => tapped.removeAttribute("data-live-busy"), { once: true });
  forget(tapped);
  let leaving = false;
  try {
    const answer = await post(address, { game, ...group });
    if (!answer.ok) {
      refuse(spotOf(tapped), await problemOf(answer));
      const step = tapped.querySelector("[data-live-wrong]")?.closest(".step");
      if (step) location.hash = step.id;
      return;
    }
    if (keepIt) saveLastGroup(game, group, tapped.getAttribute("data-tools") ?? "");
    location.href = (await answer.json()).location;
    leaving = true;
  } catch {
    refuse(spotOf(tapped), { detail: message("lost") });
  } finally {
    if (!leaving) tapped.removeAttribute("data-live-busy");
  }
}

/**
 * Seats beyond the number chosen are neither shown nor sent; the others lie as they will on the table.
 * @param {HTMLFormElement} form
 */
function showSeats(form) {
  const n = chosen(form, "[data-seats]");
  const around = /** @type {HTMLElement} */ (form.querySelector("[data-sides]"));
  around.dataset.lies = chosen(form, "[data-placement]");
  const sides = JSON.parse(around.dataset.sides ?? "{}")[around.dataset.lies][n];
  form.querySelectorAll(".seat-field").forEach((element, seat) => {
    const field = /** @type {HTMLElement} */ (element);
    const side = sides[seat];
    field.hidden = side === undefined;
    for (const input of field.querySelectorAll("input")) input.disabled = field.hidden;
    field.dataset.side = side;
    field.dataset.spot = `${sides.slice(0, seat).filter((/** @type {string} */ one) => one === side).length}`;
    field.dataset.of = `${sides.filter((/** @type {string} */ one) => one === side).length}`;
  });
}

/** @param {HTMLFormElement} form @param {string} radios @returns {string} */
function chosen(form, radios) {
  return /** @type {HTMLInputElement | null} */ (form.querySelector(`${radios}:checked`))?.value ?? "";
}

/** Who sits at two places, and whether they are guests. @param {Element} one @param {Element} other */
function trade(one, other) {
  const [mine, theirs] = [one, other].map((place) => [...place.querySelectorAll("input")]);
  for (const [at, here] of mine.entries()) {
    [here.value, theirs[at].value] = [theirs[at].value, here.value];
    [here.checked, theirs[at].checked] = [theirs[at].checked, here.checked];
  }
}

/** Two signs that are tapped one after the other, or one drawn to the other. @param {HTMLFormElement} form */
function swapping(form) {
  /** @type {HTMLElement | null} */
  let first = null;
  /** @param {HTMLElement | null} button */
  const pick = (button) => {
    first?.setAttribute("aria-pressed", "false");
    first = button;
    first?.setAttribute("aria-pressed", "true");
  };
  /** @param {Element | null | undefined} one @param {Element | null | undefined} other */
  const swap = (one, other) => {
    if (one && other) trade(one, other);
    form.dispatchEvent(new Event("input"));
  };
  form.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-swap]"));
    if (!button) return;
    if (!first || first === button) return pick(first ? null : button);
    swap(first.parentElement, button.parentElement);
    pick(null);
  });
  form.addEventListener("pointerdown", (event) => {
    const from = /** @type {Element} */ (event.target).closest("[data-swap]");
    from?.releasePointerCapture(event.pointerId);
    form.addEventListener("pointerup", (up) => {
      const [there, here] = [document.elementFromPoint(up.clientX, up.clientY)?.closest(".seat-field"), from?.parentElement];
      if (!here || !there || here === there) return;
      swap(here, there);
      pick(null);
    }, { once: true });
  });
}

/** The step that the address names; the first one without. */
function showStep() {
  for (const link of document.querySelectorAll("[data-step]")) {
    if (link.getAttribute("href") === (location.hash || "#who")) link.setAttribute("aria-current", "step");
    else link.removeAttribute("aria-current");
  }
}

/** How it is to look is asked once, by sight. @param {HTMLFormElement} form */
function askFirstLook(form) {
  const asks = form.querySelector("[data-first-look]");
  if (asks && storage.get("theme") === null) asks.removeAttribute("hidden");
}

/** @param {HTMLFormElement} form @param {import("./last_group.js").Group} group */
function fill(form, group) {
  const count = form.querySelector(`[data-seats][value="${group.seats.length}"]`);
  if (count instanceof HTMLInputElement) count.checked = true;
  group.seats.forEach((seat, n) => {
    const field = form.querySelector(`[name="seats.${n}.name"]`);
    if (field instanceof HTMLInputElement) field.value = seat.name;
    const guest = form.querySelector(`[name="seats.${n}.guest"]`);
    if (guest instanceof HTMLInputElement) guest.checked = seat.guest ?? false;
  });
  if (!form.dataset.start) fillOptions(form, /** @type {Record<string, unknown>} */ (group.options));
}

/**
 * As the last time; but tools that the host has chosen for the house since are on.
 * @param {HTMLFormElement} form @param {Record<string, unknown>} options
 */
function fillOptions(form, options = {}) {
  const other = form.dataset.tools !== readLastTools(form.dataset.game ?? "");
  for (const element of form.querySelectorAll('[data-under="options"] input[name]')) {
    const field = /** @type {HTMLInputElement} */ (element);
    const value = options[field.name];
    if (value === undefined || field.type === "hidden") continue;
    if (field.name === "tools" && other) continue;
    if ("bool" in field.dataset) field.checked = value === true;
    else if ("list" in field.dataset) field.checked = Array.isArray(value) && value.includes(field.value);
    else if (field.type === "radio") field.checked = field.value === JSON.stringify(value);
    else field.value = String(value);
  }
}

const UNFINISHED = "unfinished-setup";

/**
 * What was typed on a set-up page before the first game was explained: with the sides of the seats, and what is kept
 * of it once a table is open.
 * @typedef {{path: string, group: import("./last_group.js").Group, sides: string[], tools: string, keepIt: boolean}} Unfinished
 * @param {string} path of the set-up page
 * @returns {Unfinished | null}
 */
export function readUnfinished(path) {
  const saved = JSON.parse(sessionStorage.getItem(UNFINISHED) ?? "null");
  return saved?.path === path ? saved : null;
}

/** @param {HTMLFormElement} form */
function saveUnfinished(form) {
  const fields = /** @type {HTMLElement[]} */ ([...form.querySelectorAll(".seat-field:not([hidden])")]);
  const group = read(form);
  group.options ??= {};
  const { tools = "", start } = form.dataset;
  /** @type {Unfinished} */
  const saved = { path: location.pathname, group, sides: fields.map((one) => one.dataset.side ?? ""), tools, keepIt: !start };
  sessionStorage.setItem(UNFINISHED, JSON.stringify(saved));
}

for (const element of document.querySelectorAll("form[data-open]")) {
  const form = /** @type {HTMLFormElement} */ (element);
  const game = form.dataset.game ?? "";
  const group = readUnfinished(location.pathname)?.group ?? readLastGroup(game);
  sessionStorage.removeItem(UNFINISHED);
  if (group) fill(form, group);
  document.querySelector(".first-game")?.addEventListener("click", () => saveUnfinished(form));
  placement(form);
  showSeats(form);
  showStep();
  swapping(form);
  askFirstLook(form);
  addEventListener("hashchange", showStep);
  form.addEventListener("change", () => showSeats(form));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const group = read(form);
    group.options ??= {};
    void openSitting(form.dataset.open ?? "", game, group, form, !form.dataset.start);
  });
}

for (const element of document.querySelectorAll("button[data-again]")) {
  const button = /** @type {HTMLElement} */ (element);
  const game = button.dataset.again ?? "";
  const last = readLastGroup(game);
  if (!last) continue;
  button.hidden = false;
  button.closest(".poster")?.setAttribute("data-live-known", "");
  button.querySelectorAll(".mark").forEach((mark, seat) => mark.toggleAttribute("hidden", seat >= last.seats.length));
  const names = last.seats.map((seat) => seat.name).filter(Boolean);
  const who = button.querySelector("[data-again-who]");
  if (who && names.length) who.textContent = `: ${names.join(" · ")}`;
  button.addEventListener("click", () => void openSitting(button.dataset.address ?? "", game, last, button, false));
}
