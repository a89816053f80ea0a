/** Sends a `form[data-at-once]` at every change, and restores the old value if the server refuses. */
import { forget, refuse, spotOf } from "./refusals.js";
import { message } from "./messages.js";

/** One after the other, or the first of two taps could win. */
let last = Promise.resolve();

/** @param {HTMLFormElement} form @param {HTMLInputElement} box */
async function keep(form, box) {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const answer = await fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => null);
  if (answer?.type === "opaqueredirect") return forget(box);
  box.checked = !box.checked;
  refuse(spotOf(box), { detail: message("lost") });
}

document.addEventListener("change", (event) => {
  const box = /** @type {HTMLInputElement} */ (event.target);
  const form = box.form;
  if (form && "atOnce" in form.dataset) last = last.then(() => keep(form, box));
});
