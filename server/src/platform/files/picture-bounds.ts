/** The most pixels of an uploaded picture, and the least on each side. */
export const MOST_PIXELS = 50_000_000
export const LEAST_PIXELS_A_SIDE = 64
