/** A game played without the app: what cannot be is said while one types, who won when asked. */
import { forgetDraft } from "./draft.js";
import { read } from "./fields.js";
import { newId, problemOf } from "./act.js";
import { forget, refuse, spotOf } from "./refusals.js";
import { accepted, warn } from "./warnings.js";

const PAUSE = 250;

/** @type {number | undefined} */
let soon;
/** How often it was asked; of several answers only the last one counts. */
let asked = 0;

/** By which the house knows what is counted here, however often it is shown. @param {HTMLFormElement} form */
function idOf(form) {
  form.dataset.liveId ??= newId();
  return form.dataset.liveId;
}

/** @param {HTMLFormElement} form @param {boolean} show */
async function score(form, show) {
  const turn = ++asked;
  const answer = await fetch(`${form.dataset.score}${show ? `?show&id=${idOf(form)}` : ""}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(read(form)),
  });
  if (turn !== asked) return;
  if (!answer.ok) {
    const problem = await problemOf(answer);
    if (show) refuse(spotOf(form), problem);
    return;
  }
  forget(form);
  const { sheet, html } = await answer.json();
  warn(form, sheet.warnings);
  if (!show || !(await accepted(form, sheet.warnings))) return;
  const place = document.getElementById("score-result");
  if (!place) return;
  forgetDraft(form);
  place.innerHTML = html;
  place.scrollIntoView({ behavior: "smooth", block: "start" });
}

document.addEventListener("input", (event) => {
  const form = /** @type {HTMLFormElement | null} */ (/** @type {Element} */ (event.target).closest("form[data-score]"));
  if (!form) return;
  clearTimeout(soon);
  soon = setTimeout(() => void score(form, false).catch(() => {}), PAUSE);
});

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!("score" in form.dataset)) return;
  event.preventDefault();
  clearTimeout(soon);
  void score(form, true).catch(() => {});
});
