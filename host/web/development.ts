import { join } from 'node:path'
import type { Built, PageSource } from './web.ts'

/** Pages straight from their sources, through Vite's development server. */
export const developmentPages = async (root: string): Promise<PageSource> => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: join(root, 'storefront'),
    server: { middlewareMode: true },
    appType: 'custom',
  })
  return {
    clientFolder: join(root, 'storefront/public'),
    middleware: (request, response, next) => {
      if (
        /^\/(api|media|healthz|readyz|metrics|robots\.txt|sitemap|dev\/letters|id\/dev\/letters)\b/.test(
          request.url ?? '',
        )
      )
        next()
      else vite.middlewares(request, response, next)
    },
    load: async () => ({
      ...((await vite.ssrLoadModule('/server.ts')) as Built),
      // Nothing is cached while sources change.
      guestPage: () => undefined,
      storefront: (parts) => async (request, viewer) => {
        const { storefront } = (await vite.ssrLoadModule('/server.ts')) as Built
        const response = await storefront(parts)(request, viewer)
        // Vite's own scripts and styles are inline and unnamed.
        response.headers.delete('content-security-policy')
        return response
      },
    }),
  }
}
