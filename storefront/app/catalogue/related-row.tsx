import { product_related } from '~words'
import type { ShownCard } from './listing/card.ts'
import { ProductCard } from './product-card.tsx'

interface Props {
  readonly cards: readonly ShownCard[]
  /** The page that they stand on, its path without a language. */
  readonly next: string
}

/** Other products of the category, in a row that scrolls. */
export function RelatedRow({ cards, next }: Props) {
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="related" className="no-print mt-10">
      <h2 id="related" className="mb-3 text-xl">
        {product_related()}
      </h2>
      <ul className="related-products" tabIndex={0} aria-labelledby="related">
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} next={next} />
          </li>
        ))}
      </ul>
    </section>
  )
}
