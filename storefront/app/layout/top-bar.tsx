import type { Settings } from '@pasok/contract'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { shell_opening_hours, track_title } from '~words'
import { LanguageMenu } from './language-menu.tsx'
import type { Member } from '../identity/member.ts'
import { useLink } from '../routing/use-link.ts'
import { lazyPart } from '../ui/lazy-part.ts'

const AccountDropdown = lazyPart(() => import('../identity/account/account-dropdown.tsx'))

interface Props {
  readonly settings: Settings | undefined
  readonly member: Member | undefined
}

/** The thin bar above everything on a wide screen: opening hours, a member's account and languages. */
export function TopBar({ settings, member }: Props) {
  const link = useLink()
  return (
    <div className="top-bar on-dark">
      <div className="frame flex min-h-9 items-center justify-between gap-4">
        <p>{settings && `${shell_opening_hours()}: ${settings.opening_hours}`}</p>
        <div className="flex">
          <Link
            to={link('/shop/track-order')}
            rel="nofollow"
            className="flex min-h-9 items-center px-3 text-white no-underline hover:underline"
          >
            {track_title()}
          </Link>
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
