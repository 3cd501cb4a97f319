/** The path of a search in the whole catalogue, without a language. */
export const searchAddress = (keyword: string): string => `/shop?${new URLSearchParams({ keyword })}`
