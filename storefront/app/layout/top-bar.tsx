import type { Settings } from '@pasok/contract'
import { Suspense } from 'react'
import { shell_opening_hours } from '~words'
import { LanguageMenu } from './language-menu.tsx'
import type { Member } from '../identity/member.ts'
import { lazyPart } from '@pasok/ui/kit/lazy-part.ts'
import { TopBarMenu } from './top-bar-menu.tsx'

const AccountDropdown = lazyPart(() => import('./account/account-dropdown.tsx'))

interface Props {
  readonly settings: Settings | undefined
  readonly member: Member | undefined
}

/** Opening hours, places beside the catalogue, a member's account and languages: a thin bar on a wide screen. */
export function TopBar({ settings, member }: Props) {
  return (
    <div className="top-bar on-dark">
      <div className="frame flex min-h-9 items-center justify-between gap-4">
        <p>{settings && `${shell_opening_hours()}: ${settings.opening_hours}`}</p>
        <div className="flex">
          {settings && <TopBarMenu settings={settings} />}
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
