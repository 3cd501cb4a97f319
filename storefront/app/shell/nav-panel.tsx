import { useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { shell_home, shell_login, shell_navigation, shell_shop } from '~words'
import { Icon } from '../ui/icon.tsx'
import { CategoryMenu } from './category-menu.tsx'
import type { MenuCategory } from './menu-category.ts'
import { useHidingPanel } from './use-hiding-panel.ts'
import { useLink } from './use-link.ts'

/** Categories, the places to go and the account, on a wide screen: goes when one reads on, comes back when one turns. */
export function NavPanel({ categories }: { categories: readonly MenuCategory[] }) {
  const link = useLink()
  const { pathname } = useLocation()
  const shop = link('/shop')
  const panel = useRef<HTMLDivElement>(null)
  useHidingPanel(panel)
  return (
    <div ref={panel} className="nav-panel hiding-panel">
      <div className="frame relative flex items-center">
        <nav aria-label={shell_navigation()} className="flex">
          {categories.length > 0 && <CategoryMenu categories={categories} />}
          <ul className="flex">
            {[
              { to: link('/'), label: shell_home(), isHere: pathname === link('/') },
              { to: shop, label: shell_shop(), isHere: `${pathname}/`.startsWith(`${shop}/`) },
            ].map(({ to, label, isHere }) => (
              <li key={to}>
                <Link to={to} aria-current={isHere ? 'page' : undefined} className="nav-panel-link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Link to={link('/account/login')} className="nav-panel-link ml-auto">
          <Icon name="user" />
          {shell_login()}
        </Link>
      </div>
    </div>
  )
}
