import './styles.css'
import { content, formatDay } from '@pasok/contract'
import { memo, Suspense } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { getLocale } from '~words/runtime.js'
import type { Route } from './+types/root'
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { QuickView } from './catalogue/quick-view/quick-view.tsx'
import { wantedPage } from './identity/login/next-page.ts'
import { parseAddress } from './routing/address.ts'
import { hasPage } from './routing/has-page.ts'
import { inLanguage, readLanguage } from './routing/in-language.ts'
import { useChunkFailure } from './routing/use-chunk-failure.ts'
import { isBuilt } from './routing/paths.ts'
import { memberLinks } from './account/account-entries.ts'
import { AuthState } from './identity/auth-state.tsx'
import { BackToTop } from './layout/back-to-top.tsx'
import { CarriedNotice } from './layout/notices/carried-notice.tsx'
import { ConnectionNotices } from './layout/notices/connection-notices.tsx'
import {
  apiContext,
  apiUnavailableContext,
  originContext,
  profileContext,
  reportContext,
} from './api-client/context.ts'
import { ErrorPage } from './layout/error-page.tsx'
import { loadMenus } from './content/load-menus.ts'
import { gate } from './identity/gate.ts'
import { LastResort } from './layout/last-resort.tsx'
import { loadMenu, NO_CATEGORIES } from './catalogue/menu/load-menu.ts'
import { directions } from './routing/localised.ts'
import { LoginModal } from './identity/login/login-modal.tsx'
import { toMember } from './identity/member.ts'
import { pathsWithoutPage } from './layout/menus.ts'
import { NavigationProgress } from './layout/navigation-progress.tsx'
import { RootContext, type RootData } from './layout/root-data.ts'
import { Footer } from './layout/footer.tsx'
import { PrintHead } from './layout/print-head.tsx'
import { FlashBanner } from './layout/notices/flash-banner.tsx'
import { flashMessageIn } from './layout/notices/flash.ts'
import { SiteHeader } from './layout/site-header.tsx'
import { SkipLink } from './layout/skip-link.tsx'
import { Toasts } from './layout/notices/toasts.tsx'
import { loadWhatsapp } from './layout/whatsapp.ts'
import { useStoredCurrency } from './layout/store-currency.ts'
import { createLastKnown } from './layout/use-last-known.ts'
import { phoneText } from '@pasok/ui/kit/phone-text.ts'
import { lazyPart } from '@pasok/ui/kit/lazy-part.ts'

export const middleware: Route.MiddlewareFunction[] = [
  ({ url }, next) => inLanguage(readLanguage(url.pathname), next),
  gate,
]

/** What every page says of the shop, and the first level of its categories. */
export const loader = async ({ context, url }: Route.LoaderArgs): Promise<RootData> => {
  const address = parseAddress(url.pathname)
  const call = context.get(apiContext)
  const profile = context.get(profileContext)
  // A form that can't be answered now has waited already: the menu would take as long again.
  const waited = context.get(apiUnavailableContext)()
  const report = context.get(reportContext)
  const [{ body }, { categories, itemCount }, menus, whatsapp] = await Promise.all([
    call(content.showSettings),
    waited ? NO_CATEGORIES : loadMenu(call, report),
    waited ? {} : loadMenus(call, report),
    profile && loadWhatsapp(call, report),
  ])
  const flash = flashMessageIn(url.searchParams)
  const wanted =
    !profile && address.kind === 'page' && address.rest === '/' ? wantedPage(url.searchParams) : undefined
  if (!('data' in body)) throw new Response(null, { status: 503 })
  const settings = {
    ...body.data,
    phone: phoneText(body.data.phone),
    menus: { ...body.data.menus, ...menus },
  }
  return {
    settings,
    categories,
    itemCount,
    ...(profile && { member: toMember(profile, memberLinks(profile)) }),
    ...(whatsapp && { whatsapp }),
    ...(flash !== undefined && { flash }),
    ...(wanted !== undefined && { wantedPage: wanted }),
    missing: pathsWithoutPage(settings, hasPage),
    opens: ['/account/forgot-password', '/account/registrasi'].filter(isBuilt),
    ...(address.kind === 'page' && { rest: address.rest }),
    origin: context.get(originContext),
    year: new Date().getFullYear(),
    today: formatDay(new Date().toISOString()),
  }
}

export const headers = () => ({ 'cache-control': 'private, no-cache' })

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/app/icon-180.png' },
]

/** Written by effects, which run in the browser only: no user's data stays on the server. */
const useLastKnown = createLastKnown<RootData>()

/** Shown to guests who came from a member's page. */
const LoginPrompt = lazyPart(async () => ({
  default: (await import('./identity/login/login-prompt.tsx')).LoginPrompt,
}))

/** Guests load nothing of the cart. */
const MemberParts = lazyPart(() => import('./layout/member-parts.tsx'))

/** The layout is made again at every step on the way to a page, head and foot with the page alone. */
const Head = memo(SiteHeader)
const Foot = memo(Footer)
const NONE: never[] = []

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useLastKnown(useRouteLoaderData<typeof loader>('root'))
  useStoredCurrency(root?.settings.currencies[0])
  const hasFailed = useChunkFailure()
  return (
    <html lang={getLocale()} dir={directions[getLocale()]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#16191d" />
        <link rel="manifest" href={`/app/${getLocale()}.webmanifest`} />
        {/* Shown while it is still read, the right-hand side of the head and the columns of tables would move. */}
        <link rel="expect" href="#footer" blocking="render" />
        <Meta />
        <Links />
      </head>
      <body>
        <RootContext value={root}>
          <SkipLink />
          <NavigationProgress />
          {root && <PrintHead settings={root.settings} today={root.today} />}
          <Head settings={root?.settings} categories={root?.categories ?? NONE} member={root?.member} />
          {root?.flash !== undefined && <FlashBanner key={root.flash} text={root.flash} />}
          {root?.wantedPage !== undefined && (
            <Suspense>
              <LoginPrompt next={root.wantedPage} />
            </Suspense>
          )}
          <main id="content" tabIndex={-1}>
            {hasFailed ? <ErrorPage error={undefined} /> : children}
          </main>
          {root && (
            <Foot
              settings={root.settings}
              year={root.year}
              links={root.member?.links.footer ?? NONE}
              isMember={root.member !== undefined}
            />
          )}
          <QuickView />
          <LoginModal />
          <BackToTop />
          <Toasts />
          <ConnectionNotices />
          <CarriedNotice />
          {root && <AuthState email={root.member?.email} hasNotice={root.flash !== undefined} />}
          {root?.member && (
            <Suspense>
              <MemberParts
                member={root.member}
                whatsapp={root.whatsapp}
                taxPercent={root.settings.tax_percent}
              />
            </Suspense>
          )}
          <ScrollRestoration />
          <Scripts />
        </RootContext>
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LastResort>
      <ErrorPage error={error} />
    </LastResort>
  )
}
