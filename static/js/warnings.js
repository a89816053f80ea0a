/** Warns of numbers that cannot be in the box, beside their fields, and asks once before they count. */
import { ask } from "./dialogs.js";
import { fieldAt } from "./fields.js";
import { turnTo } from "./form_pages.js";
import { icon, message } from "./messages.js";

/** @typedef {{path: string, code: string, message: string}} Warning */

/** How the codes end of what is asked about: a count, and not what somebody left unanswered. */
export const BEYOND = /_in_(box|deck)$/;

const SAID = ".count-warning";
const MARK = "data-live-warned";

/** What a field stands in, from the smallest to the largest. */
const AROUND = ".tally-cell, .tally-person, .picker-item, .counter, .narrow-row, .keypad, .field, .switch, .picker, .choice, .narrow";

/**
 * Says these and no others; what belongs to no field stands above the button.
 * @param {HTMLFormElement} form @param {Warning[]} warnings
 */
export function warn(form, warnings) {
  forget(form);
  warnings.forEach(({ path, message }, n) => {
    const said = sentence(message);
    said.id = `${form.id || "count"}-warning-${n}`;
    const field = fieldAt(form, path);
    const around = field?.closest(AROUND);
    if (!around) return form.querySelector(":scope > .button:last-child")?.before(said);
    around.setAttribute(MARK, "");
    if (around.matches(".switch")) around.after(said);
    else (roomy(around) ?? around).append(said);
    for (const one of reached(around)) one.setAttribute("aria-describedby", said.id);
  });
}

/** A picture has no room for a sentence, nor has a cell. @param {Element} around */
function roomy(around) {
  return around.closest(".tally")?.querySelector(".tally-said") ?? around.closest(".picker");
}

/** @param {HTMLFormElement} form */
function forget(form) {
  for (const old of form.querySelectorAll(SAID)) {
    for (const one of form.querySelectorAll(`[aria-describedby="${old.id}"]`)) one.removeAttribute("aria-describedby");
    old.remove();
  }
  for (const one of form.querySelectorAll(`[${MARK}]`)) one.removeAttribute(MARK);
}

/** What the keyboard reaches there: the field itself, or each of several choices. @param {Element} around */
function reached(around) {
  return around.matches("input") ? [around] : around.querySelectorAll("input:not([type=hidden]), select, textarea");
}

/** @param {string} message @returns {HTMLElement} */
function sentence(message) {
  const made = document.createElement("p");
  made.className = "count-warning";
  const text = document.createElement("span");
  text.textContent = message;
  made.append(icon("warning"), text);
  return made;
}

/**
 * Whether it is to count as it stands. Asks about more than the box has, the same only once.
 * @param {HTMLFormElement} form @param {Warning[]} warnings
 * @returns {Promise<boolean>}
 */
export async function confirmWarnings(form, warnings) {
  const beyond = warnings.filter(({ code }) => BEYOND.test(code)).map(({ message }) => message);
  const said = [...new Set(beyond)].join(" ");
  if (!said || form.dataset.liveAccepted === said) return true;
  const labels = { yes: message("countAnyway"), no: message("countAgain") };
  const yes = await ask(`${said} ${message("countSure")}`, form, labels);
  if (yes) form.dataset.liveAccepted = said;
  else show([...form.querySelectorAll(SAID)].find((one) => one.textContent === beyond[0]));
  return yes;
}

/** Leads to where to count again. @param {Element | undefined} said */
function show(said) {
  if (!said?.isConnected) return;
  const closed = /** @type {HTMLDetailsElement | null} */ (said.closest("details:not([open])"));
  if (closed) closed.open = true;
  const field = /** @type {HTMLElement | null} */ (document.querySelector(`[aria-describedby="${said.id}"]`));
  turnTo(field ?? said);
  (field ?? said).scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}
