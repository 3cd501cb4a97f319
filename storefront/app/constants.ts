/** Delays of §9, in milliseconds; those of the kit's parts are in `ui/kit/delays.ts`. */
export const LOADING_BAR_STOP_MS = 700
/** A part of the shop that can't be loaded has the page loaded again, once in this time. */
export const CHUNK_RELOAD_GUARD_MS = 60_000

/** Scrolled distances of §9, in pixels. */
export const BACK_TO_TOP_AFTER_PX = 300
export const PANEL_SHOWS_AFTER_PX = 10
export const PANEL_HIDES_AFTER_PX = 25

/** Rows that stand for the deeper categories while these load (§2). */
export const CATEGORY_PLACEHOLDERS = 15
/** Levels of categories that the menu asks for (§9): more than there can be. */
export const CATEGORY_LEVELS = 20
/** The mouse may leave a menu, or cross a neighbour's row, for this long on its way. */
export const MENU_TOLERANCE_MS = 250
export const MENU_ROW_REST_MS = 90

/** Not of §9: how long typing a number of a filter pauses before the list follows. */
export const FILTER_DEBOUNCE_MS = 600

/** How many products, brands and categories the search box offers, each (§9). */
export const MOST_SUGGESTED = 5
/** Pages of brands that are loaded (§9). */
export const BRAND_PAGES = 5

/** From pressing to putting something into the cart, the wish list or what is compared (§9). */
export const ADD_MS = 500

/** Not of §9: how long a product is seen before that counts as a view. */
export const VIEW_MS = 1_000

/** From pressing a card's quick view to asking for its product. */
export const QUICK_VIEW_OPEN_MS = 350
/** From the quick view's opening to its product's appearing, at least. */
export const QUICK_VIEW_PRODUCT_MS = 50

/** How long changed quantities wait for further changes before they are sent (§9). */
export const CART_SYNC_MS = 5_000
/** Not of §9: when changes that could not be sent are tried again. */
export const CART_RETRY_MS = [5_000, 15_000, 30_000, 60_000] as const

/** From the notice of a login or a logout to the document's loading again (§9). */
export const RELOAD_MS = 500
