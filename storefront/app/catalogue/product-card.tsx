import { CardControls, CardFacts, CardName } from './card-parts.tsx'
import type { ShownCard } from './listing/card.ts'
import { cardAddress, offerAddress } from './listing/card-address.ts'
import type { ChosenFilter } from './listing/state.ts'
import { ProductPicture } from '@pasok/ui/records/catalogue/product-picture.tsx'

interface Props {
  readonly card: ShownCard
  /** What narrows the listing: it goes along to the product's table. */
  readonly filters?: readonly ChosenFilter[]
  /** The card's page, its path without a language: the login returns to it. */
  readonly next: string
  /** Does it stand among special offers? */
  readonly isOffer?: boolean | undefined
  /** What lists know it by, where that is not the item or product that its page shows. */
  readonly listedId?: number | undefined
}

/** One product or item in a listing. */
export function ProductCard({ card, filters, next, isOffer, listedId }: Props) {
  const rest = cardAddress(card, filters)
  return (
    <article className="relative flex w-full gap-3 p-3 hover:bg-surface xs:flex-col xs:gap-2 xs:p-4">
      <ProductPicture
        picture={card.main_image_urls}
        sizes="(min-width: 1200px) 280px, (min-width: 420px) 50vw, 128px"
        className="aspect-4/3 w-32 shrink-0 self-start xs:w-full"
      />
      <div className="flex min-w-0 grow flex-col gap-1">
        <CardName card={card} rest={isOffer ? offerAddress(card) : rest} />
        <div className="mt-auto text-[13px] text-ink-soft">
          <CardFacts card={card} />
        </div>
        <CardControls card={card} rest={rest} next={next} listedId={listedId} />
      </div>
    </article>
  )
}
