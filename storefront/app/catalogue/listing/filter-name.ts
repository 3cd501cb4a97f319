import { product_brand } from '~words'

/** What a filter is called: the brand by the page's own word, an attribute as the catalogue names it. */
export const filterName = ({ slug, name }: { readonly slug: string; readonly name: string }): string =>
  slug === 'brand' ? product_brand() : name
