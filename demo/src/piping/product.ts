import type { Brand } from '../catalogue/brands.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { prose, t } from './prose.ts'

type Page = Parameters<typeof prose>[0]
export type Made = Page & {
  code: string
  name: Text
  category: Text
  brand: Brand
  popularity: number
  pictures: Product['pictures']
  items: readonly Item[]
} & Pick<Product, 'tabs' | 'sni' | 'tkdn' | 'featured' | 'displayPrice' | 'displayAddToCart'>

/** A product whose text stands side by side in both languages. */
export const made = ({ lead, points, data, ...rest }: Made): Product => ({
  ...rest,
  description: prose(data === undefined ? { lead, points } : { lead, points, data }),
})

/** A name with a size behind it that reads the same in both languages. */
export const sized = (name: Text, size: string): Text => t(`${name.en} ${size}`, `${name.id} ${size}`)
