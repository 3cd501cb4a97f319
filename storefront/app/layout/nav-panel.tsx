import { lazy, Suspense, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { shell_home, shell_navigation, shell_shop } from '~words'
import { WishlistLink } from '../cart/wishlist-link.tsx'
import { AccountMenu } from '../identity/account/account-menu.tsx'
import { CategoryMenu } from '../catalogue/menu/category-menu.tsx'
import type { NamedCategory } from '../catalogue/named-category.ts'
import type { Member } from '../identity/member.ts'
import { RegisterLink } from '../identity/login/register-link.tsx'
import { useHidingPanel } from './use-hiding-panel.ts'
import { useLink } from '../routing/use-link.ts'

const CartIndicator = lazy(async () => ({
  default: (await import('../cart/cart-indicator.tsx')).CartIndicator,
}))

interface Props {
  readonly categories: readonly NamedCategory[]
  readonly member: Member | undefined
}

/** Categories, the places to go and the account, on a wide screen: goes when one reads on, comes back when one turns. */
export function NavPanel({ categories, member }: Props) {
  const link = useLink()
  const { pathname } = useLocation()
  const panel = useRef<HTMLDivElement>(null)
  useHidingPanel(panel)
  const links = [{ to: '/shop', label: shell_shop() }, ...(member?.links.panel ?? [])]
  // The last that the page is below: the quick order stands below the shop, too.
  const here = links.findLast(({ to }) => `${pathname}/`.startsWith(`${link(to)}/`))?.to
  return (
    <div ref={panel} className="nav-panel hiding-panel">
      <div className="frame relative flex items-center">
        <nav aria-label={shell_navigation()} className="flex">
          {categories.length > 0 && <CategoryMenu categories={categories} />}
          <ul className="flex">
            {[
              { to: link('/'), label: shell_home(), isHere: pathname === link('/') },
              ...links.map(({ to, label }) => ({ to: link(to), label, isHere: to === here })),
            ].map(({ to, label, isHere }) => (
              <li key={to}>
                <Link to={to} aria-current={isHere ? 'page' : undefined} className="nav-panel-link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <WishlistLink className="nav-panel-link ml-auto" />
        <RegisterLink className="nav-panel-link" />
        {member?.buys && (
          <Suspense>
            <CartIndicator />
          </Suspense>
        )}
        <AccountMenu member={member} />
      </div>
    </div>
  )
}
