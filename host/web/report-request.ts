import type { IncomingMessage, ServerResponse } from 'node:http'
import { logRequest, type Metrics } from '@pasok/server'
import { crawlerFile } from '../crawlers/crawler-file.ts'

/** The group a request is counted in: few of them, whatever is asked for. */
export const groupOf = (url: string): 'api' | 'asset' | 'media' | 'service' | 'crawler' | 'page' => {
  if (url.startsWith('/api/')) return 'api'
  if (url.startsWith('/assets/') || url === '/favicon.svg') return 'asset'
  if (url.startsWith('/media/')) return 'media'
  if (crawlerFile(url)) return 'crawler'
  return url === '/healthz' || url === '/readyz' || url === '/metrics' ? 'service' : 'page'
}

/**
 * Counts a request and logs it when it is over: its group and id, never its address or who asked. `over` hears of the
 * status then; a listener of its own for each would cost every page.
 */
export const reportRequest = (
  metrics: Metrics,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  group: string,
  over?: (status: number) => void,
): void => {
  const began = performance.now()
  const { method = '' } = request
  response.once('close', () => {
    const ms = performance.now() - began
    const status = response.statusCode
    metrics.observe(group, status, ms / 1000)
    logRequest({ requestId, method, group, status, ms })
    over?.(status)
  })
}
