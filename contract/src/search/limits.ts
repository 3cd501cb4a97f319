/** Filters that one request may hold. */
export const MOST_FILTERS = 10
/** The names of filters among a query's parameters begin so. */
export const FILTER = 'filter_'
