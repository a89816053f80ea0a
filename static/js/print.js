// A choice on the print screen shows its pages at once; without this there is a button for it.

const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-print]"));

if (form) {
  form.querySelector("[data-print-show]")?.setAttribute("hidden", "");
  form.addEventListener("change", () => form.requestSubmit());
}
