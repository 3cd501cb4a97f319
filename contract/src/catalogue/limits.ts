/** Part numbers that an item replaces, and those that other makers give to an equivalent. */
export const MOST_REPLACED_NUMBERS = 20
export const MOST_MAKERS_NUMBERS = 50
/** In characters: another number of an item, and its maker's name. */
export const LONGEST_OTHER_NUMBER = 100
export const LONGEST_MAKER = 60
/** In characters: a standard (SNI), and the title of a certificate or datasheet, which may be the name of its file. */
export const LONGEST_SNI = 120
export const LONGEST_DOCUMENT_TITLE = 255
export const MOST_CERTIFICATES = 50
/** In characters: where an item lies in the warehouse, such as A-03-2. */
export const LONGEST_SHELF = 20
/** Of an item: its weight in grams, and its stock. */
export const LARGEST_WHOLE = 2_000_000_000

/** Whether a text is a part number: what is made of signs alone cannot be looked for. */
export const isPartNumber = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)
