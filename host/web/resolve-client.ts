import type { IncomingMessage } from 'node:http'
import { clientAddress, identity, type Client } from '@pasok/server'

/** Who sends a request, behind so many proxies. */
export const resolveClient = ({ headers, socket }: IncomingMessage, proxies: number): Client => {
  const forwarded = headers['x-forwarded-for']
  const forwardedFor = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
  return {
    address: clientAddress(socket.remoteAddress, forwardedFor, proxies),
    known: identity.trustedCookieIn(headers.cookie),
  }
}
