/** Stores in a cookie where this device lies: in the middle of the table or at one edge. The server reads it. */

const NAME = "placement";
const YEAR = 60 * 60 * 24 * 365;

/** @param {string} where */
function lie(where) {
  document.cookie = `${NAME}=${where}; path=/; max-age=${YEAR}; samesite=lax`;
}

/** A set-up form begins with what is so already. @param {HTMLFormElement} form */
export function placement(form) {
  const now = document.cookie.split("; ").find((one) => one.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
  const box = form.querySelector(`[data-placement][value="${now ?? ""}"]`);
  if (box instanceof HTMLInputElement) box.checked = true;
}

document.addEventListener("change", (event) => {
  const field = /** @type {HTMLInputElement} */ (event.target);
  if (field.matches("input[data-placement]")) lie(field.value);
});

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("button[data-placement]"));
  if (!button) return;
  lie(button.dataset.placement ?? "");
  location.reload();
});
