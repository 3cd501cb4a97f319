/** Lines of a cart, and of one change of it. */
export const MOST_LINES = 5_000
/** The most of one item: more is a typing error. */
export const LARGEST_QUANTITY = 999_999
/** In bytes, of a change with as many lines as there may be. */
export const LARGEST_CART_CHANGE = 500_000
/** Products and items of a wish list, and of one change of it. */
export const MOST_WISHES = 500
