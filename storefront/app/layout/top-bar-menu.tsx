import type { Settings } from '@pasok/contract'
import { shell_top_bar } from '~words'
import { MenuEntries } from './menu-entries.tsx'
import { topBarMenu } from './menus.ts'

/** The links of the top bar. */
export function TopBarMenu({ settings }: { settings: Settings }) {
  return (
    <nav aria-label={shell_top_bar()}>
      <ul className="top-bar-menu">
        <MenuEntries entries={topBarMenu(settings)} currencies={settings.currencies} />
      </ul>
    </nav>
  )
}
