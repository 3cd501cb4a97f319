import { Link, useRouteLoaderData } from 'react-router'
import {
  login_back,
  login_email,
  login_meanwhile,
  login_not_open,
  login_phone,
  login_shop,
  login_title,
  shell_opening_hours,
} from '~words'
import type { loader as rootLoader } from '../root.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { Telephone } from '../shell/telephone.tsx'
import { useLink } from '../shell/use-link.ts'
import { nextPage } from './next-page.ts'
import type { Route } from './+types/login-page'

export const loader = ({ url }: Route.LoaderArgs) => ({ back: nextPage(url.searchParams) })

/** `/account/login`, until members can log in: how to get a price meanwhile, and the way back. */
export default function LoginPage({ loaderData: { back } }: Route.ComponentProps) {
  const link = useLink()
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings
  return (
    <div className="frame max-w-2xl py-12">
      <PageHead title={login_title()} rest="/account/login" indexed={false} />
      <h1 className="text-2xl">{login_title()}</h1>
      <p className="mt-4 font-semibold">{login_not_open()}</p>
      <p className="mt-2">{login_meanwhile()}</p>
      {settings && (
        <dl className="mt-6 grid grid-cols-[auto_1fr] items-center gap-x-6 border-y border-line py-3">
          <dt className="text-ink-soft">{login_email()}</dt>
          <dd>
            <a href={`mailto:${settings.email}`} className="inline-flex min-h-11 items-center">
              {settings.email}
            </a>
          </dd>
          <dt className="text-ink-soft">{login_phone()}</dt>
          <dd>
            <Telephone number={settings.phone} className="inline-flex min-h-11 items-center" />
          </dd>
          <dt className="text-ink-soft">{shell_opening_hours()}</dt>
          <dd className="flex min-h-11 items-center">{settings.opening_hours}</dd>
        </dl>
      )}
      <p className="mt-6">
        <Link to={back ?? link('/shop')} className="button min-h-11">
          {back ? login_back() : login_shop()}
        </Link>
      </p>
    </div>
  )
}
