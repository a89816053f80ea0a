/** Local storage of this device; where that is forbidden, a map that lasts as long as the page. */

/** @type {Map<string, string>} */
const here = new Map();

export const storage = {
  /** @param {string} key @returns {string | null} */
  get(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return here.get(key) ?? null;
    }
  },
  /** @param {string} key @param {string} value */
  set(key, value) {
    here.set(key, value);
    try {
      localStorage.setItem(key, value);
    } catch {
      // Then only `here` knows.
    }
  },
};
