import type { SuggestedCategory, Suggestion } from '@pasok/contract'
import { brandAddress } from '../../catalogue/brand-address.ts'
import { categoryAddress } from '../../catalogue/category-trail.ts'
import { ALL_HITS } from '../../routing/query.ts'
import type { Suggested } from './ask-suggestions.ts'
import type { Brand } from './brands-like.ts'

/** One thing that the search box offers; `to` is its page's path without a language. */
export type Choice =
  | { readonly kind: 'product'; readonly to: string; readonly product: Suggestion }
  | { readonly kind: 'category'; readonly to: string; readonly category: SuggestedCategory }
  | { readonly kind: 'brand'; readonly to: string; readonly brand: Brand }
  | { readonly kind: 'all'; readonly to: string }

/** Choices of one kind, as they stand together. */
export interface ChoiceGroup {
  readonly kind: Choice['kind']
  readonly choices: readonly Choice[]
}

/** Where a suggestion leads: an item, and a product that is bought as one item, to the item's page. */
const buildAddress = (product: Suggestion): string => {
  if (!product.is_header) return `/shop/product/${product.id}`
  const { id, single_item_id: item } = product
  return item === undefined ? `/shop/products/${id}` : `/shop/product/${item}`
}

/**
 * What is offered for a text, in the order in which it is shown: what a part number found comes first, while words
 * mean categories first. Last, where there are products, the way to all of them: `all` is the search's own address.
 */
export const groupChoices = (
  { productsData, categories, product_brands: brands }: Suggested,
  all: string,
): ChoiceGroup[] => {
  const products: ChoiceGroup = {
    kind: 'product',
    choices: productsData.map((product) => ({ kind: 'product', to: buildAddress(product), product })),
  }
  const named: ChoiceGroup = {
    kind: 'category',
    choices: categories.map((category) => ({ kind: 'category', to: categoryAddress(category), category })),
  }
  const first = productsData[0]?.match?.kind
  const isNumber = first !== undefined && first !== 'spelling'
  // A part number alone would lead to its item.
  const to = isNumber ? `${all}&${ALL_HITS}=1` : all
  const whole: ChoiceGroup = { kind: 'all', choices: productsData.length === 0 ? [] : [{ kind: 'all', to }] }
  return [...(isNumber ? [products, named] : [named, products]), brandChoices(brands), whole].filter(
    ({ choices }) => choices.length > 0,
  )
}

/** Brands alone, for while the rest is on its way. */
export const brandChoices = (brands: readonly Brand[]): ChoiceGroup => ({
  kind: 'brand',
  choices: brands.map((brand) => ({ kind: 'brand', to: brandAddress(brand), brand })),
})

/** Whether a choice is an item that can be put into a cart. */
export const isSold = (choice: Choice | undefined): boolean =>
  choice?.kind === 'product' && !choice.product.is_header && choice.product.display_add_to_cart
