/** Delays of §9, in milliseconds, all in this file. */
export const LOADING_BAR_STOP_MS = 700

/** Not of §9: how long typing a number of a filter pauses before the list follows. */
export const FILTER_DEBOUNCE_MS = 600
