import './styles.css'
import { content } from '@pasok/contract'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { getLocale } from '~words/runtime.js'
import { paraglideMiddleware } from '~words/server.js'
import type { Route } from './+types/root'
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { apiContext, originContext } from './shell/context.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { Footer } from './shell/footer.tsx'
import { gate } from './shell/gate.ts'
import { Header } from './shell/header.tsx'
import { LastResort } from './shell/last-resort.tsx'
import { NavigationProgress } from './shell/navigation-progress.tsx'
import { SkipLink } from './shell/skip-link.tsx'

export const middleware: Route.MiddlewareFunction[] = [
  ({ request, url }, next) => paraglideMiddleware(request, () => next(), { effectiveRequestUrl: url }),
  gate,
]

/** What every page says of the shop. It changes with its settings file only. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { body } = await context.get(apiContext)(content.showSettings)
  if (!('data' in body)) throw new Response(null, { status: 503 })
  return { settings: body.data, origin: context.get(originContext), year: new Date().getFullYear() }
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
        <Header settings={root?.settings} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {root && <Footer settings={root.settings} year={root.year} />}
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
