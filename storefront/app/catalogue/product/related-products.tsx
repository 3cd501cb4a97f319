import { product_related } from '~words'
import type { ShownCard } from '../listing/card.ts'
import { ProductRow } from '../product-row.tsx'

interface Props {
  readonly cards: readonly ShownCard[]
  /** The page that they stand on, its path without a language. */
  readonly next: string
}

/** Other products of the category, below everything else. */
export function RelatedProducts({ cards, next }: Props) {
  return <ProductRow id="related" title={product_related()} cards={cards} next={next} />
}
