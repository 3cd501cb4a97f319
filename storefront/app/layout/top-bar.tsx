import type { Settings } from '@pasok/contract'
import { lazy, Suspense } from 'react'
import { shell_opening_hours } from '~words'
import { LanguageMenu } from './language-menu.tsx'
import type { Member } from '../identity/member.ts'

const AccountDropdown = lazy(() => import('../identity/account/account-dropdown.tsx'))

interface Props {
  readonly settings: Settings | undefined
  readonly member: Member | undefined
}

/** The thin bar above everything on a wide screen: opening hours, a member's account and languages. */
export function TopBar({ settings, member }: Props) {
  return (
    <div className="top-bar on-dark">
      <div className="frame flex min-h-9 items-center justify-between gap-4">
        <p>{settings && `${shell_opening_hours()}: ${settings.opening_hours}`}</p>
        <div className="flex">
          {member && (
            <Suspense>
              <AccountDropdown member={member} />
            </Suspense>
          )}
          <LanguageMenu />
        </div>
      </div>
    </div>
  )
}
