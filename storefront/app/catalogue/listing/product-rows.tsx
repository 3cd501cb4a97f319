import { LoginLink } from '../../identity/login/login-link.tsx'
import { useCanBuy } from '../../identity/use-can-buy.ts'
import { useSeesPrices } from '../../identity/use-sees-prices.ts'
import { PriceInLine } from '../../pricing/price.tsx'
import { AddListed, CardTitle, RowFacts } from '../card-parts.tsx'
import { QuickViewLink } from '../quick-view/quick-view-link.tsx'
import { ProductLists } from '../wish-and-compare/product-lists.tsx'
import type { Listing } from './load-listing.ts'
import { ProductPicture } from '@pasok/ui/records/catalogue/product-picture.tsx'
import type { ShownCard } from './card.ts'
import { cardAddress, offerAddress } from './card-address.ts'
import { buildQuery, type ChosenFilter, type Place } from './state.ts'

/** A listing's products as rows. */
export function ProductRows({ listing, place }: { listing: Listing; place: Place }) {
  const next = place.rest + buildQuery(place, listing)
  return (
    <CardRows cards={listing.records} filters={listing.chosenFilters} next={next} isOffer={place.isOffers} />
  )
}

interface Props {
  readonly cards: readonly ShownCard[]
  /** The page that they stand on, its path without a language. */
  readonly next: string
  /** What narrows the listing: it goes along to a product's table. */
  readonly filters?: readonly ChosenFilter[] | undefined
  readonly isOffer?: boolean | undefined
}

/** Products and items as rows, one below the other: from a tablet on at most 72 pixels high. */
export function CardRows({ cards, ...props }: Props) {
  const canBuy = useCanBuy()
  return (
    <ul className="border border-line" data-buys={canBuy || undefined}>
      {cards.map((card) => (
        <li key={card.id} className="not-first:border-t not-first:border-line">
          <CardRow card={card} {...props} />
        </li>
      ))}
    </ul>
  )
}

function CardRow({ card, filters, next, isOffer }: Omit<Props, 'cards'> & { readonly card: ShownCard }) {
  const seesPrices = useSeesPrices()
  const rest = cardAddress(card, filters)
  return (
    <article className="listed-row relative hover:bg-surface">
      <ProductPicture picture={card.main_image_urls} sizes="64px" className="row-picture" />
      <div className="row-text">
        <CardTitle card={card} rest={isOffer ? offerAddress(card) : rest} />
        <RowFacts card={card} />
      </div>
      <div className="row-price relative z-1">
        {seesPrices ? (
          <PriceInLine of={card} number={card.sku_number ?? card.name} />
        ) : (
          card.display_price && <LoginLink next={next} />
        )}
      </div>
      <AddListed card={card} className="row-add relative z-1" inRow />
      <div className="row-lists flex">
        <QuickViewLink card={card} rest={rest} isShort />
        <ProductLists product={{ ...card, id: card.single_item_id ?? card.id }} />
      </div>
    </article>
  )
}
