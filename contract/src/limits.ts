/** The largest window into a list: page × per_page, and offset + limit. */
export const DEEPEST_ROW = 10_000
/** How far the records of a list are counted exactly. */
export const MOST_COUNTED = 10_000
/** Items and products to a page (§9). */
export const PAGE_SIZE = 20
/** The most products and items that one list request may name by id. */
export const MOST_IDS = 100
/** Products and items that are compared at once. */
export const MOST_COMPARED = 20
/** As long as addresses of mailboxes may be. */
export const LONGEST_EMAIL = 254
/** The longest keyword that is looked for. */
export const LONGEST_KEYWORD = 100
