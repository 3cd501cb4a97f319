import './styles.css'
import { content } from '@pasok/contract'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { getLocale } from '~words/runtime.js'
import { paraglideMiddleware } from '~words/server.js'
import type { Route } from './+types/root'
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { QuickView } from './catalogue/quick-view/quick-view.tsx'
import { addressOf } from './shell/address.ts'
import { BackToTop } from './shell/back-to-top.tsx'
import { ConnectionNotices } from './shell/connection-notices.tsx'
import { apiContext, originContext, reportContext } from './shell/context.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { Footer } from './shell/footer.tsx'
import { gate } from './shell/gate.ts'
import { LastResort } from './shell/last-resort.tsx'
import { loadMenu } from './shell/load-menu.ts'
import { NavigationProgress } from './shell/navigation-progress.tsx'
import { SiteHeader } from './shell/site-header.tsx'
import { SkipLink } from './shell/skip-link.tsx'
import { Toasts } from './shell/toasts.tsx'

export const middleware: Route.MiddlewareFunction[] = [
  ({ request, url }, next) => paraglideMiddleware(request, () => next(), { effectiveRequestUrl: url }),
  gate,
]

/** What every page says of the shop, and the first level of its categories. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const address = addressOf(url.pathname)
  const call = context.get(apiContext)
  const [{ body }, categories] = await Promise.all([
    call(content.showSettings),
    loadMenu(call, context.get(reportContext)),
  ])
  if (!('data' in body)) throw new Response(null, { status: 503 })
  return {
    settings: body.data,
    categories,
    /** The page's path without a language, where it is one. */
    ...(address.kind === 'page' && { rest: address.rest }),
    origin: context.get(originContext),
    year: new Date().getFullYear(),
  }
}

export const headers = () => ({ 'cache-control': 'private, no-cache' })

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={getLocale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#16191d" />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        <NavigationProgress />
        <SiteHeader settings={root?.settings} categories={root?.categories ?? []} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {root && <Footer settings={root.settings} year={root.year} />}
        <QuickView />
        <BackToTop />
        <Toasts />
        <ConnectionNotices />
        <ScrollRestoration />
        <Scripts />
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
