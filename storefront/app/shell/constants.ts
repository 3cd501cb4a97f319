/** Delays of §9, in milliseconds, all in this file. */
export const LOADING_BAR_STOP_MS = 700
