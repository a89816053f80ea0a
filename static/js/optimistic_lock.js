/**
 * Freezes the version that a form replaces (`over` in its action) when somebody begins to fill it in, whatever
 * newer screens say. The server then refuses a form that was overtaken; sending it again confirms it.
 */

/** @param {HTMLElement} form @returns {string} its action, as it was begun */
export function actOf(form) {
  const act = form.dataset.liveBegun ?? form.dataset.act ?? "{}";
  if (!("liveInsists" in form.dataset)) return act;
  const { over: _, ...rest } = JSON.parse(act);
  return JSON.stringify(rest);
}

/** @param {HTMLElement} form @param {string} [act] what was meant, if not what stands there now */
export function begin(form, act = form.dataset.act) {
  if (act?.includes('"over":')) form.dataset.liveBegun ??= act;
}

/** Something else stands there, and has been read. @param {HTMLElement} form */
export function insist(form) {
  form.dataset.liveInsists = "";
}

document.addEventListener("input", (event) => {
  const form = /** @type {Element} */ (event.target).closest("form");
  if (form) begin(form);
});
document.addEventListener("reset", (event) => {
  const { dataset } = /** @type {HTMLFormElement} */ (event.target);
  delete dataset.liveBegun;
  delete dataset.liveInsists;
});
