import { brandValue } from './listing/state.ts'

/** The path of a brand's products, without a language. */
export const brandAddress = (brand: { readonly id: number; readonly name: string }): string =>
  `/shop?${new URLSearchParams({ filter_brand: brandValue(brand) })}`
