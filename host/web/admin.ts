import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { isNoneMatch } from '../pages/answer-page.ts'
import { weakEtag } from '../pages/weak-etag.ts'

/** Everything is the back office's own file; nothing is inline, and nobody may frame it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const FOR_EVER = 'public, max-age=31536000, immutable'

/** Whether a path belongs to the back office. */
export const isAdminPath = (url: string): boolean => /^\/admin(?:[/?]|$)/.test(url)

interface Parts {
  /** Where its build is. */
  readonly folder: string
  /** The only host that answers, where the back office has an address of its own. */
  readonly host: string | undefined
}

/**
 * The back office: one document for all its addresses, the same for everybody, and its assets. What staff see comes from the
 * API, which checks who asks.
 */
export const adminRoutes = ({ folder, host }: Parts): Hono => {
  const app = new Hono()
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const etag = weakEtag(page)
  const files = serveStatic({
    root: relative(process.cwd(), folder) || '.',
    rewriteRequestPath: (path) => path.slice('/admin'.length),
    precompressed: true,
  })
  app.use('/admin/*', async (c, next) => {
    if (host !== undefined && c.req.header('host') !== host) return c.notFound()
    c.header('x-content-type-options', 'nosniff')
    return next()
  })
  app.use('/admin/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', FOR_EVER)
  })
  app.get('/admin/assets/*', files)
  app.all('/admin/assets/*', (c) => c.notFound())
  app.get('/admin/*', (c) => {
    c.header('etag', etag)
    c.header('cache-control', 'private, no-cache')
    c.header('referrer-policy', 'same-origin')
    if (isNoneMatch(c.req.header('if-none-match'), etag)) return c.body(null, 304)
    c.header('content-security-policy', POLICY)
    return c.html(page)
  })
  return app
}
