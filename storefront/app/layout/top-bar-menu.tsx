import type { Settings } from '@pasok/contract'
import { menu_top_bar } from '~words'
import { MenuEntries } from './menu-entries.tsx'
import { topBarMenu } from './menus.ts'
import { useMenu } from './use-menu.ts'

/** The links of the top bar. */
export function TopBarMenu({ settings }: { settings: Settings }) {
  return (
    <nav aria-label={menu_top_bar()}>
      <ul className="top-bar-menu">
        <MenuEntries entries={useMenu(topBarMenu)} currencies={settings.currencies} />
      </ul>
    </nav>
  )
}
