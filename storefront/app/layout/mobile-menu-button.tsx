import { shell_menu_open } from '~words'
import { opensDialog } from '@pasok/ui/kit/dialog-commands.ts'
import { Icon } from '@pasok/ui/kit/icon.tsx'

/** The id of the menu's dialog. */
export const MOBILE_MENU = 'mobile-menu'

/** Opens the menu of a narrow screen. */
export function MobileMenuButton() {
  return (
    <button
      type="button"
      {...opensDialog(MOBILE_MENU)}
      aria-label={shell_menu_open()}
      className="header-button lg:hidden"
    >
      <Icon name="menu" size={24} />
    </button>
  )
}
