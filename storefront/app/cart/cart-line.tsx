import { toUnit } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import { cart_remove_of, price_on_request } from '~words'
import { useLink } from '../routing/use-link.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { Icon } from '@pasok/ui/kit/icon.tsx'
import { pictureBesideName } from '@pasok/ui/records/catalogue/product-picture.tsx'
import { rupiahText } from '@pasok/words'
import { Unbroken } from '@pasok/ui/kit/unbroken.tsx'
import { listPendingChanges, type CartItem } from './cart.ts'
import { priceWasText } from './change-text.ts'
import { problemText } from './quantity-text.ts'
import { unitText, unitWasText } from '@pasok/ui/records/catalogue/unit.ts'
import { OwnNumbers } from '@pasok/ui/records/own-numbers.tsx'

/** The item's picture; empty space where it has none. */
export function LinePicture({ item: { product } }: { item: CartItem }) {
  const { alt, note } = pictureBesideName(product.imageShows)
  return (
    <span className="flex h-15 w-20 shrink-0 flex-col items-center justify-center">
      {product.image && (
        <img
          src={product.image}
          width="80"
          height="60"
          loading="lazy"
          alt={alt}
          className="max-h-full min-h-0 max-w-full object-contain"
        />
      )}
      {product.image && note}
    </span>
  )
}

/** The item's name, which leads to its page, and its part number. */
export function LineName({ item: { product } }: { item: CartItem }) {
  const link = useLink()
  return (
    <>
      <Link to={link(`/shop/product/${product.id}`)} lang={product.lang} className="block leading-snug">
        <Unbroken>{product.name}</Unbroken>
      </Link>
      <span className="part-number text-[13px] text-ink-soft">{product.sku_number}</span>
      <OwnNumbers numbers={product.own_numbers ?? []} />
    </>
  )
}

/** What one costs. */
export function LinePrice({ item: { price } }: { item: CartItem }) {
  if (price === undefined) return <span className="text-ink-soft">{price_on_request()}</span>
  return (
    <span className="whitespace-nowrap" data-price>
      {rupiahText(price)}
    </span>
  )
}

/** What its quantity counts: a box of 100 is easily taken for a piece. */
export function LineUnit({ item: { product } }: { item: CartItem }) {
  const unit = toUnit(product)
  return unit && <span className="block text-[12px] text-ink-soft">{unitText(unit)}</span>
}

/** What changed of the item since the buyer saw it last: what one cost then, and what it was sold by. */
export function LineChange({ item }: { item: CartItem }) {
  const changes = listPendingChanges(item)
  return (
    <>
      {changes.price_shown !== undefined && (
        <span className="block text-[12px] text-danger">{priceWasText(changes.price_shown, item.price)}</span>
      )}
      {changes.unit_shown && (
        <span className="block text-[12px] text-danger">
          {unitWasText(changes.unit_shown, toUnit(item.product))}
        </span>
      )}
    </>
  )
}

/** Why the line can't be ordered as it is, or what was typed for it was refused. */
export function LineProblem({
  item,
  id,
  error,
}: {
  item: CartItem
  id?: string
  error?: string | undefined
}) {
  const text = error ?? problemText(item)
  return text ? (
    <span id={id} className="block text-[13px] text-danger">
      {text}
    </span>
  ) : null
}

/** A line of the cart's panel: picture, name, quantity × price, unit, and the way out. */
export function PanelLine({ item, onRemove }: { item: CartItem; onRemove: () => void }) {
  return (
    <li className="flex gap-3 border-b border-line px-3 py-2">
      <LinePicture item={item} />
      <span className="min-w-0 grow">
        <LineName item={item} />
        <span className="block text-[14px] tabular-nums">
          {decimal(item.quantity)} × <LinePrice item={item} />
        </span>
        <LineUnit item={item} />
        <LineChange item={item} />
        <LineProblem item={item} />
      </span>
      <button
        type="button"
        onClick={onRemove}
        aria-label={cart_remove_of({ name: item.product.name })}
        className="header-button -mr-2"
      >
        <Icon name="close" />
      </button>
    </li>
  )
}
