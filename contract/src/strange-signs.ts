/** The characters that no text of the API has; see text.ts. */
export const STRANGE = /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u
const ALL_STRANGE = new RegExp(STRANGE, 'gu')

/** A text with a space for each of these, as it is read from a file. */
export const withoutStrange = (text: string): string => text.replaceAll(ALL_STRANGE, ' ')
