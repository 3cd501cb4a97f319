/** A login or a password has at most this many characters. */
export const LONGEST_CREDENTIAL = 256

/** In bytes: a picture, and a form with it. */
export const LARGEST_AVATAR = 5_000_000
export const LARGEST_AVATAR_FORM = 5_100_000
