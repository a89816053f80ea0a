/**
 * Imports a history file in two steps: choosing it shows what would change, a second tap imports it. The file is
 * uploaded twice and stored nowhere in between.
 */
import { forget, refuse, spotOf } from "./refusals.js";
import { message } from "./messages.js";

/** @param {HTMLFormElement} form @param {boolean} dry */
async function bring(form, dry) {
  const input = /** @type {HTMLInputElement} */ (form.querySelector("input[type=file]"));
  const told = /** @type {HTMLElement} */ (form.querySelector("[data-brought]"));
  const reading = /** @type {HTMLElement} */ (form.querySelector("[data-reading]"));
  const file = input.files?.[0];
  const spot = spotOf(input);
  forget(input);
  told.replaceChildren();
  if (!file) return;
  if (file.size > Number(form.dataset.most)) return refuse(spot, { detail: form.dataset.large });
  reading.hidden = !(input.disabled = true);
  let again = false; // it will be sent once more
  try {
    const answer = await fetch(`${form.dataset.bring}?dry_run=${dry}`, {
      method: "POST",
      headers: { "Content-Type": "application/octet-stream", Accept: "application/problem+json" },
      body: file,
    }).catch(() => null);
    again = Boolean(dry && answer?.ok);
    if (answer?.ok) told.innerHTML = await answer.text();
    else refuse(spot, (await answer?.json().catch(() => null)) ?? { detail: message("lost") });
  } finally {
    reading.hidden = !(input.disabled = false);
    if (!again) input.value = ""; // it is not needed any more, and may be chosen once more
  }
}

document.addEventListener("change", (event) => {
  const form = /** @type {HTMLFormElement | null} */ (/** @type {Element} */ (event.target).closest("form[data-bring]"));
  if (form) void bring(form, true);
});

document.addEventListener("click", (event) => {
  const now = /** @type {Element} */ (event.target).closest("[data-bring-now]");
  const form = /** @type {HTMLFormElement | null} */ (now?.closest("form[data-bring]") ?? null);
  if (form) void bring(form, false);
});
