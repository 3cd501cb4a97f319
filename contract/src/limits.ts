/** The largest window into a list: page × per_page, and offset + limit. */
export const DEEPEST_ROW = 10_000
/** Items and products to a page (§9). */
export const PAGE_SIZE = 20
/** As long as addresses of mailboxes may be. */
export const LONGEST_EMAIL = 254
/** The longest keyword that is looked for. */
export const LONGEST_KEYWORD = 100
