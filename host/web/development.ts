import { join } from 'node:path'
import { isAdminPath } from './admin.ts'
import type { Built, PageSource } from './web.ts'

/** Tells the back office in a browser of changed sources. */
const ADMIN_SOCKET = 24_679

/** Pages straight from their sources, through Vite's development server. */
export const developmentPages = async (root: string): Promise<PageSource> => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: join(root, 'storefront'),
    server: { middlewareMode: true },
    appType: 'custom',
  })
  const admin = await createServer({
    root: join(root, 'backoffice'),
    // The other server's socket has the usual port.
    server: { middlewareMode: true, ws: { port: ADMIN_SOCKET } },
    appType: 'spa',
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
      else if (isAdminPath(request.url ?? '')) admin.middlewares(request, response, next)
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
