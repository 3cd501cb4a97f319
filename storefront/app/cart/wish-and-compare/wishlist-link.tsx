import { Link } from 'react-router'
import { account_wishlist } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { Icon } from '../../ui/icon.tsx'
import { useStoredList } from './stored-list.ts'

/** Leads to the wish list and says how many products it holds, which this browser knows. */
export function WishlistLink({ className }: { className: string }) {
  const link = useLink()
  const count = useStoredList('wishlist', ({ ids }) => ids.length)
  return (
    <Link to={link('/shop/wishlist')} className={className}>
      <span className="icon-count">
        <Icon name="heart" size={24} />
        <span className="sr-only">{account_wishlist()} </span>
        {count > 0 && <b>{count}</b>}
      </span>
    </Link>
  )
}
