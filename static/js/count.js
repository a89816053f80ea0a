/**
 * A last count, worked out by the server while one types: the total so far, and what cannot be, said
 * where it stands. `form[data-totals]` is the address of the score, `data-entry` the document with
 * everybody's count as far as it is known, in which this form is the player `data-seat`.
 */
import { fieldAt, read } from "./fields.js";

const PAUSE = 250;

/** @type {number | undefined} */
let soon;

/** @param {HTMLFormElement} form */
async function count(form) {
  const seat = Number(form.dataset.seat);
  const entry = JSON.parse(form.dataset.entry ?? "{}");
  entry.players[seat] = { ...entry.players[seat], ...read(form) };
  const answer = await fetch(`${form.dataset.totals}?lang=${document.documentElement.lang}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(entry),
  });
  if (!answer.ok) return;
  const sheet = await answer.json();
  const place = form.querySelector(`[data-total="${seat}"]`);
  if (place) place.textContent = String(sheet.players[seat].total);
  for (const old of form.querySelectorAll(".count-warning")) old.remove();
  for (const { path, message } of sheet.warnings) warn(form, path, `players[${seat}].`, message);
}

/** @param {HTMLFormElement} form @param {string} path @param {string} mine @param {string} message */
function warn(form, path, mine, message) {
  const field = path.startsWith(mine) ? fieldAt(form, path.slice(mine.length)) : null;
  const around = field?.closest(".narrow, .picker, .keypad, .choice, .counter");
  if (!around) return;
  const said = document.createElement("p");
  said.className = "badge warn count-warning";
  said.textContent = message;
  around.append(said);
}

/** @param {Event} event */
function later(event) {
  const form = /** @type {HTMLFormElement | null} */ (/** @type {Element} */ (event.target).closest("form[data-totals][data-entry]"));
  if (!form) return;
  clearTimeout(soon);
  soon = setTimeout(() => void count(form).catch(() => {}), PAUSE);
}

document.addEventListener("input", later);
document.addEventListener("dialog:shown", (event) => {
  const form = /** @type {Element} */ (event.target).querySelector("form[data-totals][data-entry]");
  if (form) void count(/** @type {HTMLFormElement} */ (form)).catch(() => {});
});
