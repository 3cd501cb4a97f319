import { useSeesPrices } from '../../identity/use-sees-prices.ts'
import { ListButton } from './list-button.tsx'
import type { Listed } from './press-list.ts'

interface Props {
  readonly product: Listed
  /** Shows words beside the icons. */
  readonly hasText?: boolean
  readonly className?: string
  /** It is in the wish list's page. */
  readonly isWished?: boolean
}

/** What a product or an item can be put into: the wish list, and for members what they compare. */
export function ProductLists({ product, hasText = false, className = '', isWished }: Props) {
  return (
    <div className={`flex flex-wrap items-center ${hasText ? 'gap-3' : ''} ${className}`}>
      <ListButton list="wishlist" product={product} hasText={hasText} isInAtFirst={isWished} />
      {useSeesPrices() && <ListButton list="compare" product={product} hasText={hasText} />}
    </div>
  )
}
