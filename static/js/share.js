/**
 * Shares a picture by the system's share sheet, or downloads it where there is none (plain http). The picture is
 * fetched when its page or dialog opens, because a share sheet must follow a tap at once.
 */
import { forget, refuse, spotOf } from "./refusals.js";
import { message } from "./messages.js";

/** @type {Map<string, Promise<File>>} by address */
const pictures = new Map();

/** Whether this device shares pictures. */
function shares() {
  const picture = new File([""], "picture.png", { type: "image/png" });
  return Boolean(navigator.canShare?.({ files: [picture] }));
}

/** @param {HTMLAnchorElement} link @returns {Promise<File>} */
function fetched(link) {
  const address = link.href;
  const there = pictures.get(address);
  if (there) return there;
  const coming = brought(address, link.download);
  pictures.set(address, coming);
  coming.catch(() => pictures.delete(address)); // the next tap asks again
  return coming;
}

/** Throws `{detail}`, a sentence. @param {string} address @param {string} name @returns {Promise<File>} */
async function brought(address, name) {
  const answer = await fetch(address, { headers: { Accept: "image/png, application/problem+json" } }).catch(() => null);
  if (!answer?.ok) throw (await answer?.json().catch(() => null)) ?? { detail: message("lost") };
  return new File([await answer.blob()], name, { type: "image/png" });
}

/** @param {HTMLAnchorElement} link */
async function share(link) {
  const spot = spotOf(link);
  forget(link);
  link.setAttribute("aria-busy", "true");
  try {
    await navigator.share({ files: [await fetched(link)] });
  } catch (problem) {
    const { name, detail } = /** @type {{name?: string, detail?: string}} */ (problem);
    if (name === "NotAllowedError") refuse(spot, { detail: link.dataset.late }); // the tap is too long ago
    else if (name !== "AbortError") refuse(spot, { detail: detail ?? message("lost") });
  } finally {
    link.removeAttribute("aria-busy");
  }
}

document.addEventListener("click", (event) => {
  const link = /** @type {HTMLAnchorElement | null} */ (/** @type {Element} */ (event.target).closest("a[data-share]"));
  if (!link || !shares()) return;
  event.preventDefault();
  void share(link);
});

/** @param {ParentNode} shown */
function fetchAhead(shown) {
  const link = /** @type {HTMLAnchorElement | null} */ (shown.querySelector("a[data-share]"));
  if (!link?.checkVisibility() || !shares()) return;
  pictures.delete(link.href); // it may have changed since
  fetched(link).catch(() => {});
}

document.addEventListener("dialog:shown", (event) => fetchAhead(/** @type {Element} */ (event.target)));
fetchAhead(document);
