import { Link } from '@pasok/ui/kit/link.tsx'
import { wishlist_lead_guest, wishlist_login, wishlist_scripts } from '~words'
import { useRootData } from '../../layout/root-data.ts'
import { useLink } from '../../routing/use-link.ts'
import { useScripts } from '@pasok/ui/kit/use-scripts.ts'
import { CardShapes } from './card-shapes.tsx'
import { StoredWishes } from './stored-wishes.tsx'

/** Cards that stand there until the stored list can be read. */
const SHAPES = 4

/** A guest's wish list, stored in this browser. The server renders the same page for all. */
export function GuestWishlist() {
  const link = useLink()
  const member = useRootData()?.member
  const login = `${link('/account/login')}?${new URLSearchParams({ next: link('/shop/wishlist') })}`
  return (
    <>
      {!member && (
        <p className="mb-4">
          {wishlist_lead_guest()}{' '}
          <Link to={login} className="font-semibold">
            {wishlist_login()}
          </Link>
        </p>
      )}
      {useScripts() ? (
        <StoredWishes />
      ) : (
        <>
          <p className="needs-scripts">{wishlist_scripts()}</p>
          <CardShapes count={SHAPES} />
        </>
      )}
    </>
  )
}
