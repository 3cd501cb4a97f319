import type { Settings } from '@pasok/contract'
import { shell_opening_hours } from '~words'
import { LanguageMenu } from './language-menu.tsx'

/** The thin bar above everything on a wide screen: opening hours and languages. */
export function TopBar({ settings }: { settings: Settings | undefined }) {
  return (
    <div className="top-bar on-dark">
      <div className="frame flex min-h-9 items-center justify-between gap-4">
        <p>{settings && `${shell_opening_hours()}: ${settings.opening_hours}`}</p>
        <LanguageMenu />
      </div>
    </div>
  )
}
