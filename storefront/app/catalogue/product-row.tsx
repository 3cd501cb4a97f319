import type { ShownCard } from './listing/card.ts'
import { ProductCard } from './product-card.tsx'

interface Props {
  /** Of its heading, unique on the page. */
  readonly id: string
  readonly title: string
  readonly cards: readonly ShownCard[]
  /** The page that they stand on, its path without a language. */
  readonly next: string
  /** Are they special offers? */
  readonly isOffer?: boolean
}

/** A few products under a heading, in a row that scrolls; nothing where there are none. */
export function ProductRow({ id, title, cards, next, isOffer }: Props) {
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={id} className="no-print mt-10">
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      <ul className="product-row" tabIndex={0} aria-labelledby={id}>
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} next={next} isOffer={isOffer} />
          </li>
        ))}
      </ul>
    </section>
  )
}
