/** A picture from outside has at most so many pixels, and at least so many a side. */
export const MOST_PIXELS = 50_000_000
export const LEAST_PIXELS_A_SIDE = 64
