import type { Card } from '@pasok/contract'
import { Link } from 'react-router'
import { product_items } from '~words'
import { useLink } from '../shell/use-link.ts'
import { Unbroken } from '../ui/unbroken.tsx'
import { Availability } from './availability.tsx'
import { ProductPicture } from './product-picture.tsx'

/** Where a card leads: an item to its page, a product with one item to that one, others to their table. */
const addressOfCard = (card: Card): string => {
  if (!card.is_header) return `/shop/product/${card.id}`
  return card.single_item_id === undefined
    ? `/shop/products/${card.id}`
    : `/shop/product/${card.single_item_id}`
}

/** One product or item in a listing. */
export function ProductCard({ card }: { card: Card }) {
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
            to={link(addressOfCard(card))}
            prefetch="intent"
            lang={card.borrowed?.['name']}
            // The whole card is the link's target.
            className="after:absolute after:inset-0"
          >
            <Unbroken>{card.name}</Unbroken>
          </Link>
        </h2>
        <div className="mt-auto text-[13px] text-ink-soft">
          {card.is_header ? (
            card.item_count > 1 && <p>{product_items({ count: card.item_count })}</p>
          ) : (
            <>
              <p className="part-number font-semibold text-ink">{card.sku_number}</p>
              <Availability tags={card.product_tag_ids} />
            </>
          )}
        </div>
      </div>
    </article>
  )
}
