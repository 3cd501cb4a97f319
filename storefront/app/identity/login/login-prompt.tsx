import { useEffect } from 'react'
import { shell_login_prompt, shell_login } from '~words'
import { openLogin } from './login-opening.ts'
import { useLink } from '../../routing/use-link.ts'

/** Opens the login for a guest who was redirected from a member's page, and returns there. */
export function LoginPrompt({ next }: { next: string }) {
  const link = useLink()
  const login = `${link('/account/login')}?${new URLSearchParams({ next })}`
  useEffect(() => openLogin({ login }), [login])
  return (
    <p className="message-bar">
      {shell_login_prompt()}{' '}
      <a href={login} rel="nofollow" className="inline-flex min-h-6 items-center font-semibold">
        {shell_login()}
      </a>
    </p>
  )
}
