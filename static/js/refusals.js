/** A refusal is a sentence beside what was tapped, and never in the way of anything else. */
import { fieldAt } from "./fields.js";
import { icon } from "./words.js";

/** @typedef {{detail?: string, errors?: {path: string, message: string}[]}} Problem */

const STAYS = 12_000;

/**
 * Where something was tapped. To be noted at once: a new screen may have taken it away before the
 * refusal comes.
 * @typedef {{tapped: Element, form: HTMLElement | null, edge: string, x: number, y: number}} Spot
 */

/** @param {Element} tapped a button or a form @returns {Spot} */
export function spotOf(tapped) {
  const form = /** @type {HTMLElement | null} */ (tapped.closest("form, dialog[open]"));
  const box = tapped.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return { tapped, form, edge: edgeOf(tapped), x, y };
}

/**
 * @param {Spot} spot
 * @param {Problem} problem
 */
export function refuse({ tapped, form, edge, x, y }, problem) {
  forget(tapped);
  const said = alertOf(problem.detail ?? "");
  if (form?.isConnected) {
    const faults = problem.errors ?? [];
    for (const fault of faults) mark(fieldAt(form, fault.path));
    if (faults.length > 1) said.lastElementChild?.replaceChildren(...faults.map(sentence));
    const send = form.querySelector(":scope > .button:last-child") ?? form.lastElementChild;
    send?.before(said);
    said.scrollIntoView({ block: "nearest" });
    return;
  }
  said.dataset.edge = edge;
  document.getElementById("refusals")?.replaceChildren(said);
  const size = said.getBoundingClientRect();
  const keep = (/** @type {number} */ middle, /** @type {number} */ half, /** @type {number} */ whole) =>
    Math.min(Math.max(middle, half + 8), whole - half - 8);
  said.style.setProperty("left", `${keep(x, size.width / 2, innerWidth)}px`);
  said.style.setProperty("top", `${keep(y, size.height / 2, innerHeight)}px`);
  setTimeout(() => said.remove(), STAYS);
}

/** @param {Element} tapped */
export function forget(tapped) {
  document.getElementById("refusals")?.replaceChildren();
  const form = tapped.closest("form, dialog");
  for (const old of form?.querySelectorAll(".refusal") ?? []) old.remove();
  for (const wrong of form?.querySelectorAll("[data-live-wrong]") ?? []) {
    wrong.removeAttribute("data-live-wrong");
    wrong.removeAttribute("aria-invalid");
  }
}

/** Seen, and heard where something can be typed or chosen. @param {HTMLElement | null} field */
function mark(field) {
  field?.setAttribute("data-live-wrong", "");
  if (field?.matches("input:not([type=hidden], [type=radio]), select, textarea")) field.setAttribute("aria-invalid", "true");
}

/**
 * The edge that something on the table screen is turned to.
 * @param {Element} element
 * @returns {string}
 */
export function edgeOf(element) {
  const turned = /** @type {HTMLElement | null} */ (element.closest("[data-edge]"));
  if (turned?.dataset.edge) return turned.dataset.liveEdge ?? turned.dataset.edge;
  if (document.body.classList.contains("one-way")) return "bottom";
  const edge = element.closest(".edge");
  return ["top", "left", "right"].find((one) => edge?.classList.contains(`edge-${one}`)) ?? "bottom";
}

/** @param {string} text @returns {HTMLElement} */
function alertOf(text) {
  const made = document.createElement("div");
  made.className = "refusal";
  made.setAttribute("role", "alert");
  const words = document.createElement("div");
  words.textContent = text;
  made.append(icon("warning"), words);
  return made;
}

/** @param {{message: string}} fault @returns {HTMLElement} */
function sentence(fault) {
  const made = document.createElement("p");
  made.textContent = fault.message;
  return made;
}

document.addEventListener("pointerdown", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (target.closest(".refusals .refusal")) document.getElementById("refusals")?.replaceChildren();
});
