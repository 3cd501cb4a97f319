/** Part numbers that an item replaces, and those that other makers give to an equivalent. */
export const MOST_REPLACED_NUMBERS = 20
export const MOST_MAKERS_NUMBERS = 50
/** In characters: another number of an item, and its maker's name. */
export const LONGEST_OTHER_NUMBER = 100
export const LONGEST_MAKER = 60
