import { identity } from '@pasok/contract'
import { data, redirect, useLocation } from 'react-router'
import { login_as, login_title, login_unreachable } from '~words'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { fieldText } from '../../api-client/field-text.ts'
import { PageHead } from '../../layout/head/page-head.tsx'
import type { PageHandle } from '../../routing/use-link.ts'
import { withFlash } from '../../layout/notices/flash.ts'
import { afterLogin } from './after-login.ts'
import { LoginForm } from './login-form.tsx'
import { nextPage } from './next-page.ts'
import type { Route } from './+types/login-page'
import { useRootData } from '../../layout/root-data.ts'

/** Redirects a logged-in user to the next page, if there is one. */
export const loader = ({ url, context }: Route.LoaderArgs) => {
  const profile = context.get(profileContext)
  const page = profile && afterLogin(profile, url).page
  if (page !== undefined && page !== url.pathname) throw redirect(page)
  return { back: nextPage(url.searchParams, true) }
}

export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  queryIn: ({ back }) => (back === undefined ? '' : `?${new URLSearchParams({ next: back })}`),
}

/** Logs in and loads the next page as a document, which drops a guest's cached pages. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const email = fieldText(form, 'email')
  const { body, status } = await context.get(apiContext)(identity.logInBrowser, {
    body: { login: email, password: fieldText(form, 'password') },
  })
  if (!('data' in body)) {
    const refused = status >= 500 ? login_unreachable() : body.detail
    return data({ refused, email }, { status })
  }
  const { page, message } = afterLogin(body.data.record, url)
  throw redirect(withFlash(message, page))
}

/** `/account/login` */
export default function LoginPage({ actionData }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const member = useRootData()?.member
  const next = new URLSearchParams(search).get('next')
  const login = next === null ? pathname : `${pathname}?${new URLSearchParams({ next })}`
  return (
    <div className="frame max-w-md py-12">
      <PageHead title={login_title()} rest="/account/login" indexed={false} />
      <h1 className="mb-6 text-2xl">{login_title()}</h1>
      {member && (
        <p className="mb-6 border-l-4 border-accent bg-surface px-4 py-3">
          {login_as({ email: member.email })} {member.standing}
        </p>
      )}
      <LoginForm id="login" login={login} forgot="full" before={actionData} />
    </div>
  )
}
