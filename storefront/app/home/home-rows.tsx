import {
  discount_title,
  home_featured,
  home_latest,
  home_most_viewed,
  home_popular,
  home_top_brand,
} from '~words'
import { ProductRow } from '../catalogue/product-row.tsx'
import type { HomeLists } from './load-home-lists.ts'

/** The home page's lists in their order, each as a row. */
const rows = [
  ['special_offer', discount_title],
  ['featured', home_featured],
  ['popular', home_popular],
  ['latest', home_latest],
  ['top_brand', home_top_brand],
  ['most_viewed', home_most_viewed],
] as const

interface Props {
  readonly lists: HomeLists
  /** Which of them. */
  readonly kinds: readonly (keyof HomeLists)[]
}

/** What is worth a look, by kinds; a kind of which there is nothing is left out. */
export function HomeRows({ lists, kinds }: Props) {
  return rows
    .filter(([kind]) => kinds.includes(kind))
    .map(([kind, title]) => (
      <ProductRow
        key={kind}
        id={kind}
        title={title()}
        cards={lists[kind] ?? []}
        next="/"
        isOffer={kind === 'special_offer'}
      />
    ))
}
