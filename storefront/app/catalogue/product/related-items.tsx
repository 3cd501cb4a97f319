import { useId } from 'react'
import { product_alternatives, product_needed } from '~words'
import type { ShownCard } from '../listing/card.ts'
import { CardRows } from '../listing/product-rows.tsx'
import type { RelatedItems as Related } from './load-related-items.ts'

interface Props {
  readonly related: Related
  /** The item's page, its path without a language. */
  readonly next: string
}

/** What is needed with an item, and what can take its place. */
export function RelatedItems({ related: { needed, alternatives }, next }: Props) {
  return (
    <>
      <Rows title={product_needed()} cards={needed} next={next} />
      <Rows title={product_alternatives()} cards={alternatives} next={next} />
    </>
  )
}

function Rows({ title, cards, next }: { title: string; cards: readonly ShownCard[]; next: string }) {
  const id = useId()
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={id} className="no-print mt-10">
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      <CardRows cards={cards} next={next} />
    </section>
  )
}
