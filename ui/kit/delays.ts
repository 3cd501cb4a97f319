/** Delays of §9 that the kit's parts have, in milliseconds. */

/** From the last key typed to the request. */
export const SEARCH_DEBOUNCE_MS = 300
/** A held button of a number's steps repeats after the first, then at the second interval (§5). */
export const STEP_HOLD_MS = 300
export const STEP_REPEAT_MS = 50
