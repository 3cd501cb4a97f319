import { Link } from 'react-router'
import { list_filter_label } from '~words'
import { LoginLink } from '../../identity/login-link.tsx'
import { useLink } from '../../shell/use-link.ts'
import { Unbroken } from '../../ui/unbroken.tsx'
import type { Listing } from '../load-listing.ts'
import { CardFacts } from '../product-card.tsx'
import { ProductPicture } from '../product-picture.tsx'
import { QuickViewLink } from '../quick-view/quick-view-link.tsx'
import type { ShownCard } from './card.ts'
import { cardAddress } from './card-address.ts'
import { queryOf, type Place } from './state.ts'

/** A listing's products as rows, one below the other. */
export function ProductRows({ listing, place }: { listing: Listing; place: Place }) {
  const next = place.rest + queryOf(place, listing)
  return (
    <ul className="border border-line">
      {listing.records.map((card) => (
        <li key={card.id} className="not-first:border-t not-first:border-line">
          <ProductRow card={card} listing={listing} next={next} />
        </li>
      ))}
    </ul>
  )
}

function ProductRow({ card, listing, next }: { card: ShownCard; listing: Listing; next: string }) {
  const link = useLink()
  return (
    <article className="relative flex gap-4 p-3 hover:bg-surface">
      <ProductPicture
        picture={card.main_image_urls}
        sizes="112px"
        className="aspect-4/3 w-24 shrink-0 self-start sm:w-28"
      />
      <div className="flex min-w-0 grow flex-col gap-x-6 gap-y-1 sm:flex-row sm:items-center">
        <div className="min-w-0 grow">
          {card.product_brand && <p className="text-[13px] text-ink-soft">{card.product_brand.name}</p>}
          <h2 className="text-[15px] leading-snug">
            <Link
              to={link(cardAddress(card, listing.given))}
              prefetch="intent"
              lang={card.borrowed?.['name']}
              // The whole row is the link's target.
              className="after:absolute after:inset-0"
            >
              <Unbroken>{card.name}</Unbroken>
            </Link>
          </h2>
          {card.data && card.data.length > 0 && (
            <p className="mt-1 text-[13px] text-ink-soft">
              {card.data.map(({ code, name, text, unit, borrowed }, i) => (
                <span key={code} lang={borrowed?.['text']}>
                  {i > 0 && ' · '}
                  {list_filter_label({ name, value: unit ? `${text} ${unit}` : text })}
                </span>
              ))}
            </p>
          )}
        </div>
        <div className="shrink-0 text-[13px] text-ink-soft sm:w-44">
          <CardFacts card={card} />
          {card.display_price && <LoginLink next={next} className="relative z-1" />}
          <QuickViewLink card={card} rest={cardAddress(card, listing.given)} />
        </div>
      </div>
    </article>
  )
}
