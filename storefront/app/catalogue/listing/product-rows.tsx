import { list_filter_label } from '~words'
import type { Listing } from './load-listing.ts'
import { AddListed, CardControls, CardFacts, CardName } from '../card-parts.tsx'
import { ProductPicture } from '@pasok/ui/records/catalogue/product-picture.tsx'
import type { ShownCard } from './card.ts'
import { cardAddress, offerAddress } from './card-address.ts'
import { buildQuery, type Place } from './state.ts'

/** A listing's products as rows, one below the other. */
export function ProductRows({ listing, place }: { listing: Listing; place: Place }) {
  const next = place.rest + buildQuery(place, listing)
  return (
    <ul className="border border-line">
      {listing.records.map((card) => (
        <li key={card.id} className="not-first:border-t not-first:border-line">
          <ProductRow card={card} listing={listing} next={next} isOffer={place.isOffers} />
          <AddListed card={card} className="flex flex-col items-end px-3 pb-3" />
        </li>
      ))}
    </ul>
  )
}

interface RowProps {
  readonly card: ShownCard
  readonly listing: Listing
  readonly next: string
  readonly isOffer: boolean | undefined
}

function ProductRow({ card, listing, next, isOffer }: RowProps) {
  const rest = cardAddress(card, listing.chosenFilters)
  return (
    <article className="relative flex gap-4 p-3 hover:bg-surface">
      <ProductPicture
        picture={card.main_image_urls}
        sizes="112px"
        className="aspect-4/3 w-24 shrink-0 self-start sm:w-28"
      />
      <div className="flex min-w-0 grow flex-col gap-x-6 gap-y-1 sm:flex-row sm:items-center">
        <div className="min-w-0 grow">
          <CardName card={card} rest={isOffer ? offerAddress(card) : rest} />
          {card.data && card.data.length > 0 && (
            <p className="mt-1 text-[13px] text-ink-soft">
              {card.data.map(({ code, name, text, unit, fallback_language: fallback }, i) => (
                <span key={code} lang={fallback?.['text']}>
                  {i > 0 && ' · '}
                  {list_filter_label({ name, value: unit ? `${text} ${unit}` : text })}
                </span>
              ))}
            </p>
          )}
        </div>
        <div className="shrink-0 text-[13px] text-ink-soft sm:w-44">
          <CardFacts card={card} />
          <CardControls card={card} rest={rest} next={next} />
        </div>
      </div>
    </article>
  )
}
