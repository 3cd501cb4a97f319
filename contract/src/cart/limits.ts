/** Lines of a cart, and of one change of it. */
export const MOST_LINES = 5_000
/** Lines on one page of a cart, a saved list, a quotation or a checked list. */
export const LINES_PER_PAGE = 100
/** The most of one item: more is a typing error. */
export const LARGEST_QUANTITY = 999_999
/** In bytes, of a change with as many lines as there may be. */
export const LARGEST_CART_CHANGE = 500_000
/** Saved lists of a company, lines of one, and characters of its name. */
export const MOST_LISTS = 100
export const MOST_LIST_LINES = 500
export const LONGEST_LIST_NAME = 80
/** Products and items of a wish list, and of one change of it. */
export const MOST_WISHES = 500
