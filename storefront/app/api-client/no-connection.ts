/** What browsers say of a request that got no answer: Chromium, Firefox, Safari. */
const UNANSWERED = /failed to fetch|networkerror|load failed/i

/** What they say of a part of the shop that is gone as well as of one that did not come. */
const NO_PART = /dynamically imported module|importing a module script/i

/** Whether a page is missing because the shop could not be reached, and not because something in it went wrong. */
export const isNoConnection = (error: unknown): boolean => {
  if (typeof document === 'undefined' || !(error instanceof TypeError)) return false
  return NO_PART.test(error.message) ? !navigator.onLine : UNANSWERED.test(error.message)
}
