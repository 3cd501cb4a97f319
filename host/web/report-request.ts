import type { IncomingMessage, ServerResponse } from 'node:http'
import { logRequest, type Metrics } from '@pasok/server'
import { crawlerFile } from '../crawlers/crawler-file.ts'
import { isAdminPath } from './admin.ts'

type Group = 'api' | 'asset' | 'media' | 'service' | 'crawler' | 'admin' | 'page'

/** The group a request is counted in: few of them, for any address. */
export const groupRequest = (url: string): Group => {
  if (url.startsWith('/api/')) return 'api'
  if (/^\/(?:assets|app)\/|^\/(?:favicon\.svg|service-worker\.js)$/.test(url)) return 'asset'
  if (url.startsWith('/media/')) return 'media'
  if (isAdminPath(url)) return 'admin'
  if (crawlerFile(url)) return 'crawler'
  return url === '/healthz' || url === '/readyz' || url === '/metrics' ? 'service' : 'page'
}

/**
 * Counts a request and logs it when it is over: its group and id, never its address or its user.
 */
export const reportRequest = (
  metrics: Metrics,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  group: string,
): void => {
  const began = performance.now()
  const { method = '' } = request
  response.once('close', () => {
    const ms = performance.now() - began
    const status = response.statusCode
    metrics.observe(group, status, ms / 1000)
    logRequest({ requestId, method, group, status, ms })
  })
}
