import { useRef } from 'react'
import { Link, NavLink } from 'react-router'
import { shell_home, shell_login, shell_navigation, shell_shop } from '~words'
import { Icon } from '../ui/icon.tsx'
import { CategoryMenu } from './category-menu.tsx'
import type { MenuCategory } from './menu-category.ts'
import { useHidingPanel } from './use-hiding-panel.ts'
import { useLink } from './use-link.ts'

/** Categories, the places to go and the account, on a wide screen: goes when one reads on, comes back when one turns. */
export function NavPanel({ categories }: { categories: readonly MenuCategory[] }) {
  const link = useLink()
  const panel = useRef<HTMLDivElement>(null)
  useHidingPanel(panel)
  return (
    <div ref={panel} className="nav-panel hiding-panel">
      <div className="frame relative flex items-center">
        <nav aria-label={shell_navigation()} className="flex">
          {categories.length > 0 && <CategoryMenu categories={categories} />}
          <ul className="flex">
            {[
              { to: '/', label: shell_home() },
              { to: '/shop', label: shell_shop() },
            ].map(({ to, label }) => (
              <li key={to}>
                <NavLink to={link(to)} end={to === '/'} className="nav-panel-link">
                  {label}
                </NavLink>
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
