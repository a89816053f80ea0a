/** Shows a refusal as a sentence beside what was tapped, without blocking anything else. */
import htmx from "../vendor/htmx.esm.min.js";
import { fieldAt } from "./fields.js";
import { turnTo } from "./form_pages.js";
import { icon, message } from "./messages.js";

/** @typedef {{path: string, code?: string, message: string}} Fault */
/** @typedef {{detail?: string, errors?: Fault[]}} Problem */

const STAYS = 12_000;

/** What is being sent still, and where that stands. @type {WeakMap<Element, HTMLElement>} */
const waits = new WeakMap();

/** In forms, above what sends them. @type {Set<HTMLElement>} */
const standing = new Set();

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
export function refuse(spot, problem) {
  const { tapped, form } = spot;
  forget(tapped);
  const faults = form ? (problem.errors ?? []).map((fault) => unchosen(form, fault)) : [];
  const said = alertOf((faults.length === 1 && faults[0].message) || (problem.detail ?? ""));
  if (form?.isConnected) {
    for (const fault of faults) mark(fieldAt(form, fault.path));
    const first = form.querySelector("[aria-invalid='true']");
    if (first) turnTo(first);
    if (faults.length > 1) said.lastElementChild?.replaceChildren(...faults.map(sentence));
    return stand(said, form);
  }
  place(said, spot);
  setTimeout(() => said.remove(), STAYS);
}

/**
 * It did not get through yet, and is sent again: said until `forget`. @param {Spot} spot @param {string} text
 */
export function wait(spot, text) {
  const said = alertOf(text);
  said.setAttribute("data-live-waiting", "");
  waits.set(spot.tapped, said);
  if (!spot.form?.isConnected) return place(said, spot);
  stand(said, spot.form);
}

/** Above the button that sends. @param {HTMLElement} said @param {HTMLElement} form */
function stand(said, form) {
  put(said, form);
  standing.add(said);
  said.scrollIntoView({ block: "nearest" });
}

/** What sends may stick to the end of a dialog and lie over what scrolls. @param {HTMLElement} said @param {Element} form */
function put(said, form) {
  const send = /** @type {HTMLElement | null} */ (form.querySelector(":scope > .button:last-child") ?? form.lastElementChild);
  if (!send) return;
  send.before(said);
  said.style.setProperty("scroll-margin-block-end", `${send.offsetHeight + 24}px`);
}

htmx.registerExtension("refusals", {
  /** A new screen knows nothing of them. @param {Element} _ @param {{oldNode: Element, newNode: Element}} change */
  htmx_before_morph_node: (_, { oldNode, newNode }) => {
    for (const said of standing) {
      if (!said.isConnected) standing.delete(said);
      else if (said.parentNode === oldNode) put(/** @type {HTMLElement} */ (said.cloneNode(true)), newNode);
    }
    return true;
  },
});

/**
 * What nobody chose is called as the form calls it, and not by its key.
 * @param {HTMLElement} form @param {Fault} fault @returns {Fault}
 */
function unchosen(form, fault) {
  if (fault.code !== "missing_key") return fault;
  const label = fieldAt(form, fault.path)?.closest("fieldset")?.querySelector("legend")?.textContent?.trim();
  return label ? { ...fault, message: `${message("unchosen")}: ${label}` } : fault;
}

/** Beside what was tapped, turned as that is. @param {HTMLElement} said @param {Spot} spot */
function place(said, { edge, x, y }) {
  said.dataset.edge = edge;
  document.getElementById("refusals")?.append(said);
  const size = said.getBoundingClientRect();
  const keep = (/** @type {number} */ middle, /** @type {number} */ half, /** @type {number} */ whole) =>
    Math.min(Math.max(middle, half + 8), whole - half - 8);
  said.style.setProperty("left", `${keep(x, size.width / 2, innerWidth)}px`);
  said.style.setProperty("top", `${keep(y, size.height / 2, innerHeight)}px`);
}

/** @param {Element} tapped */
export function forget(tapped) {
  waits.get(tapped)?.remove();
  waits.delete(tapped);
  const form = tapped.closest("form, dialog");
  for (const old of [...settled(document.getElementById("refusals")), ...settled(form)]) old.remove();
  for (const wrong of form?.querySelectorAll("[data-live-wrong]") ?? []) {
    wrong.removeAttribute("data-live-wrong");
    wrong.removeAttribute("aria-invalid");
  }
}

/** Refusals; not what still waits. @param {Element | null} around */
function settled(around) {
  return around?.querySelectorAll(".refusal:not([data-live-waiting])") ?? [];
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

// With the finger already on its way down the tap would land on what lies below.
document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  target.closest(".refusals .refusal")?.remove();
});
