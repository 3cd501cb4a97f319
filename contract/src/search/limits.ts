/** Filters that one request may hold. */
export const MOST_FILTERS = 10
/** The names of filters among a query's parameters begin so. */
export const FILTER = 'filter_'
/** Rows of a buyer's list that are matched in one call. */
export const MOST_ROWS = 5_000
/** In characters: a row's part number, or the words that stand for it; and its quantity. */
export const LONGEST_PART_NUMBER = 200
export const LONGEST_QUANTITY = 40
/** In characters: what else a row says of its item, and its note. */
export const LONGEST_ROW_TEXT = 500
/** In bytes: a file with rows, a form with one, and so many rows to be matched. */
export const LARGEST_ROWS_FILE = 5_000_000
export const LARGEST_ROWS_FORM = 5_100_000
export const LARGEST_MATCH = 1_600_000
/** Products of a list of the home page (§9). */
export const HOME_SIZE = 7
/** Featured products (§9). */
export const FEATURED_SIZE = 50
/** Groups of other names that a shop adds to the standard ones. */
export const MOST_SYNONYM_GROUPS = 1_000
/** Names of one group, and the characters of one. */
export const MOST_SYNONYMS = 20
export const LONGEST_SYNONYM = 60
