import { Suspense, useEffect, useRef, useState } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import { shell_login } from '~words'
import type { LoginForm } from '../../identity/login/login-form.tsx'
import { Icon } from '@pasok/ui/kit/icon.tsx'
import { useDismissal } from '@pasok/ui/kit/use-dismissal.ts'
import type { Member } from '../../identity/member.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useLink } from '../../routing/use-link.ts'
import { lazyPart } from '@pasok/ui/kit/lazy-part.ts'

/** Of the menu's two places one is open at a time, before any script, too. */
export const ACCOUNT_MENU = 'account-menu'

/** Guests don't load code that only members see. */
const MemberSheet = lazyPart(() => import('./member-sheet.tsx'))

/** The account in the panel: the login for a guest, the menu for a member. */
export function AccountMenu({ member }: { member: Member | undefined }) {
  const details = useRef<HTMLDetailsElement>(null)
  useDismissal(details)
  return (
    <details ref={details} name={ACCOUNT_MENU} className="account-menu">
      <summary className="nav-panel-link">
        {member?.avatar === undefined ? (
          <Icon name="user" />
        ) : (
          <img src={member.avatar} alt="" width={24} height={24} className="avatar avatar-small" />
        )}
        <span className="max-w-48 truncate">{member?.name ?? shell_login()}</span>
        <Icon name="down" size={16} />
      </summary>
      <div className="account-menu-sheet">
        {member ? (
          <Suspense>
            <MemberSheet member={member} />
          </Suspense>
        ) : (
          <GuestSheet details={details} />
        )}
      </div>
    </details>
  )
}

/** The login's form, fetched when the menu is turned to; until then, and before scripts, the way to its page. */
function GuestSheet({ details }: { details: React.RefObject<HTMLDetailsElement | null> }) {
  const link = useLink()
  const next = useAddress()
  const [Form, setForm] = useState<typeof LoginForm>()
  useEffect(() => {
    const turned = new AbortController()
    const { signal } = turned
    const load = () =>
      void import('../../identity/login/login-form.tsx').then(
        ({ LoginForm: loaded }) => {
          turned.abort()
          setForm(() => loaded)
        },
        () => {},
      )
    if (details.current?.open) load()
    for (const name of ['pointerenter', 'focusin', 'toggle'])
      details.current?.addEventListener(name, load, { signal })
    return () => turned.abort()
  }, [details])
  const login = `${link('/account/login')}?${new URLSearchParams({ next })}`
  if (Form) return <Form id="account-menu" login={login} forgot="full" />
  return (
    <Link to={login} rel="nofollow" className="button m-4">
      {shell_login()}
    </Link>
  )
}
