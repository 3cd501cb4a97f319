import { Link } from '@pasok/ui/kit/link.tsx'
import { account_wishlist } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { Icon } from '@pasok/ui/kit/icon.tsx'
import { ListCount } from './list-count.tsx'

/** Leads to the wish list and says how many products it holds, which this browser knows. */
export function WishlistLink({ className }: { className: string }) {
  const link = useLink()
  return (
    <Link to={link('/shop/wishlist')} className={className}>
      <span className="icon-count">
        <Icon name="heart" size={24} />
        <span className="sr-only">{account_wishlist()}</span>
        <ListCount of="wishlist" />
      </span>
    </Link>
  )
}
