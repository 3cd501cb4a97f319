import { Link } from 'react-router'
import { product_items } from '~words'
import { LoginLink } from '../identity/login-link.tsx'
import { MatchReason } from '../shell/match-reason.tsx'
import { useLink } from '../shell/use-link.ts'
import { Unbroken } from '../ui/unbroken.tsx'
import { Availability } from './availability.tsx'
import type { ShownCard } from './listing/card.ts'
import { cardAddress } from './listing/card-address.ts'
import type { GivenFilter } from './listing/state.ts'
import { ProductPicture } from './product-picture.tsx'
import { QuickViewLink } from './quick-view/quick-view-link.tsx'

interface Props {
  readonly card: ShownCard
  /** What narrows the listing: it goes along to the product's table. */
  readonly filters?: readonly GivenFilter[]
  /** The page that the card stands on, its path without a language: who logs in comes back to it. */
  readonly next: string
}

/** One product or item in a listing. */
export function ProductCard({ card, filters, next }: Props) {
  const link = useLink()
  return (
    <article className="relative flex w-full gap-3 p-3 hover:bg-surface xs:flex-col xs:gap-2 xs:p-4">
      <ProductPicture
        picture={card.main_image_urls}
        sizes="(min-width: 1200px) 280px, (min-width: 420px) 50vw, 128px"
        className="aspect-4/3 w-32 shrink-0 self-start xs:w-full"
      />
      <div className="flex min-w-0 grow flex-col gap-1">
        {card.product_brand && <p className="text-[13px] text-ink-soft">{card.product_brand.name}</p>}
        <h2 className="text-[15px] leading-snug">
          <Link
            to={link(cardAddress(card, filters))}
            prefetch="intent"
            lang={card.borrowed?.['name']}
            // The whole card is the link's target.
            className="after:absolute after:inset-0"
          >
            <Unbroken>{card.name}</Unbroken>
          </Link>
        </h2>
        <div className="mt-auto text-[13px] text-ink-soft">
          <CardFacts card={card} />
        </div>
        {/* Above the card's own link, to be pressed for themselves. */}
        <div className="flex flex-wrap gap-x-4">
          {card.display_price && <LoginLink next={next} className="relative z-1 self-start" />}
          <QuickViewLink card={card} rest={cardAddress(card, filters)} />
        </div>
      </div>
    </article>
  )
}

/** Why a number found it, how many part numbers a product has, or an item's own number and when it is there. */
export function CardFacts({ card }: { card: ShownCard }) {
  const { item_count: count = 0, match } = card
  return (
    <>
      {/* How the words were spelled is said once, above the list. */}
      {match && match.kind !== 'spelling' && <MatchReason match={match} />}
      {card.is_header ? (
        count > 1 && <p>{product_items({ count })}</p>
      ) : (
        <>
          <p className="part-number font-semibold text-ink">{card.sku_number}</p>
          <Availability tags={card.product_tag_ids ?? []} />
        </>
      )}
    </>
  )
}
