/** The score page of a game played without the app: faults while one types, the winner on request. */
import { askForMissing } from "./missing_numbers.js";
import { ask } from "./dialogs.js";
import { draftOf, forgetDraft } from "./draft.js";
import { read } from "./fields.js";
import { newId, problemOf } from "./act.js";
import { watchMoves } from "./tap_guard.js";
import { forget, refuse, spotOf } from "./refusals.js";
import { confirmWarnings, warn } from "./warnings.js";
import { message } from "./messages.js";

const PAUSE = 250;

/** @type {number | undefined} */
let soon;
/** What was sent when the result was shown that stands there. */
let shown = "";
/** How often it was asked; of several answers only the last one counts. */
let asked = 0;

/** By which the house knows what is counted here, however often it is shown. @param {HTMLFormElement} form */
function idOf(form) {
  form.dataset.liveId ??= newId();
  return form.dataset.liveId;
}

/** @returns {HTMLFormElement | null} */
function formHere() {
  return document.querySelector("form[data-score]");
}

/** Seats of those who are not kept as people, as they are chosen below the result. @returns {string} */
function guests() {
  const chosen = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-guest-seat]:checked"));
  return [...chosen].map((one) => `&guest=${one.dataset.guestSeat}`).join("");
}

/** @param {HTMLFormElement} form @param {string} body @param {boolean} show @returns {Promise<Response>} */
function sent(form, body, show) {
  return fetch(`${form.dataset.score}${show ? `?show&id=${idOf(form)}${guests()}` : ""}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body,
  });
}

/**
 * What was answered; null where it was refused, or where something was asked since.
 * @param {HTMLFormElement} form @param {string} body @param {boolean} show @param {boolean} aloud
 */
async function answered(form, body, show, aloud) {
  const turn = ++asked;
  const answer = await sent(form, body, show);
  if (turn !== asked) return null;
  if (answer.ok) return answer.json();
  const problem = await problemOf(answer);
  if (aloud) refuse(spotOf(form), problem);
  return null;
}

/**
 * What everybody has so far, beside their names; what the most of something brings comes with the result.
 * @param {HTMLFormElement} form @param {{own: number}[]} players
 */
function tell(form, players) {
  for (const place of form.querySelectorAll(/** @type {"output"} */ ("[data-total]"))) {
    place.textContent = String(players[Number(place.dataset.total)].own || "");
  }
}

/** Shown, and so kept, is only what somebody stands by. @param {HTMLFormElement} form @param {boolean} show */
async function score(form, show) {
  const body = JSON.stringify(read(form));
  const counted = await answered(form, body, false, show);
  if (!counted) return;
  forget(form);
  tell(form, counted.sheet.players);
  warn(form, counted.sheet.warnings);
  if (!show || !(await confirmWarnings(form, counted.sheet.warnings))) return;
  const kept = await answered(form, body, true, true);
  if (!kept) return;
  forgetDraft(form);
  shown = body;
  draw(kept.html);
  form.toggleAttribute("data-live-open", document.querySelector("#score-result .reveal-questions") !== null);
}

/** The result as the table shows it, in the place of what was counted; without one that stands there again. @param {string} html */
function draw(html) {
  const place = /** @type {HTMLElement} */ (document.getElementById("score-result"));
  const drawn = watchMoves();
  place.innerHTML = html;
  document.body.classList.toggle("at-table", Boolean(html));
  scrollTo(0, 0);
  drawn();
}

document.addEventListener("input", (event) => {
  const form = /** @type {HTMLFormElement | null} */ (/** @type {Element} */ (event.target).closest("form[data-score]"));
  if (!form) return;
  clearTimeout(soon);
  soon = setTimeout(() => void score(form, false).catch(() => {}), PAUSE);
});

/**
 * What is kept is kept anew, and stands as it was if it cannot be.
 * @param {HTMLInputElement} box
 */
async function keepGuest(box) {
  const form = formHere();
  if (!form) return;
  const answer = await sent(form, shown, true).catch(() => null);
  if (answer?.ok) return forget(box);
  box.checked = !box.checked;
  refuse(spotOf(box), answer ? await problemOf(answer) : { detail: message("lost") });
}

document.addEventListener("change", (event) => {
  const box = /** @type {Element} */ (event.target).closest("[data-guest-seat]");
  if (box) void keepGuest(/** @type {HTMLInputElement} */ (box));
});

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!("score" in form.dataset)) return;
  event.preventDefault();
  clearTimeout(soon);
  if (askForMissing(form)) return;
  void score(form, true).catch(() => refuse(spotOf(form), { detail: message("lost") }));
});

/** Nothing of it stays; what was shown is in the history. @param {HTMLElement} tapped */
async function begin(tapped) {
  const form = formHere();
  if (!form) return;
  const lost = draftOf(form) && tapped.dataset.sure;
  if (lost && !(await ask(tapped.dataset.sure ?? "", tapped))) return;
  forgetDraft(form);
  location.assign(location.href);
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const tapped = /** @type {HTMLElement | null} */ (target.closest("[data-new-count]"));
  if (tapped) void begin(tapped);
  if (target.closest("[data-correct-count]")) draw("");
});

/** Who comes back without saying how many they are is who they were. */
function comeBack() {
  const form = formHere();
  const were = form && draftOf(form)?.search;
  if (were && !location.search) location.replace(location.pathname + were);
}

comeBack();
