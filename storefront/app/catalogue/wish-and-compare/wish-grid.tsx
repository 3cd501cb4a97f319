import { useRef } from 'react'
import { wishlist_gone, wishlist_remove, wishlist_remove_of } from '~words'
import type { ShownCard } from '../listing/card.ts'
import { Filler } from '../listing/product-grid.tsx'
import { ProductCard } from '../product-card.tsx'
import { useRestoredFocus } from '@pasok/ui/kit/use-restored-focus.ts'
import { Add } from '../../cart/add.tsx'
import type { CartProduct } from '../../cart/cart.ts'
import { usePress } from './use-press.ts'

/** A product or an item of a wish list; without a card where it is not sold any more. */
export interface ShownWish {
  readonly id: number
  /** Empty where only its id is known. */
  readonly name: string
  readonly card?: ShownCard
  /** An item as the cart takes it, for a member. */
  readonly item?: CartProduct
}

/** The products of a wish list as cards, and what is left of those that are not sold any more. */
export function WishGrid({ wishes }: { wishes: readonly ShownWish[] }) {
  const list = useRef<HTMLUListElement>(null)
  const onFocus = useRestoredFocus((_, place) => {
    const last = list.current?.children[Math.min(place, wishes.length - 1)]
    return last?.querySelector<HTMLElement>('button')
  })
  return (
    <ul
      ref={list}
      onFocus={onFocus}
      className="grid grid-cols-1 gap-px border border-line bg-line xs:grid-cols-2 md:grid-cols-3 lg:grid-cols-4"
    >
      {wishes.map(({ id, name, card, item }) => (
        <li key={id} className="flex flex-col bg-white">
          {card ? (
            <ProductCard card={card} next="/shop/wishlist" listedId={id} />
          ) : (
            <Gone id={id} name={name} />
          )}
          {item && (
            <div className="mt-auto px-3 pb-3 xs:px-4 xs:pb-4">
              <Add item={item} />
            </div>
          )}
        </li>
      ))}
      <Filler count={wishes.length} widest={4} />
    </ul>
  )
}

function Gone({ id, name }: Pick<ShownWish, 'id' | 'name'>) {
  const [, remove] = usePress('wishlist', { id, name })
  return (
    <div className="flex flex-col items-start gap-2 p-4">
      {name !== '' && <h2 className="text-[15px] leading-snug">{name}</h2>}
      <p className="text-ink-soft">{wishlist_gone()}</p>
      <button
        type="button"
        onClick={remove}
        aria-label={name === '' ? undefined : wishlist_remove_of({ name })}
        className="button button-quiet mt-auto min-h-11"
      >
        {wishlist_remove()}
      </button>
    </div>
  )
}
