import { lookup } from 'node:dns/promises'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { ImportProblemCode } from '@pasok/words'
import ipaddr from 'ipaddr.js'

const PATIENCE_MS = 20_000
const MOST_BYTES = 20 * 1024 * 1024
const MOST_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

type Refusal = Extract<ImportProblemCode, 'picture_not_fetched' | 'picture_address_private'>

/** Is it an address of the open internet: none of this machine, of a private network, or kept for something else? */
export const isPublic = (ip: string): boolean =>
  ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast' && !isEmbedded(ip)

/** Version 6 addresses in which a version 4 address stands that a gateway would call instead. */
const isEmbedded = (ip: string): boolean =>
  isIP(ip) === 6 && EMBEDDING.some(([net, bits]) => matches(ip, net, bits))
const EMBEDDING = [
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['2001::', 32],
] as const
const matches = (ip: string, net: string, bits: number): boolean => {
  const address = ipaddr.process(ip)
  return address.kind() === 'ipv6' && (address as ipaddr.IPv6).match(ipaddr.IPv6.parse(net), bits)
}

/** How names become addresses, and which of those may be called. */
export interface Web {
  readonly resolve: (host: string) => Promise<readonly string[]>
  readonly isPublic: (ip: string) => boolean
}
const openWeb: Web = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isPublic,
}

/**
 * Gets a picture from the web. The connection is made to the very address that was looked at, so a name that is
 * answered differently a moment later leads nowhere else; a redirect is looked at like the first address. At most 20 MB
 * and 20 seconds.
 */
export const fetchImage = async (address: string, web: Web = openWeb): Promise<Buffer | Refusal> => {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    let url = new URL(address)
    if (!isWeb(url)) return 'picture_not_fetched'
    for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
      const ip = await publicAddressOf(url, web)
      if (ip === undefined) return 'picture_address_private'
      const response = await get(url, ip, signal)
      const { statusCode = 0, headers } = response
      if (REDIRECTS.has(statusCode) && headers.location !== undefined) {
        response.destroy()
        url = new URL(headers.location, url)
        if (!isWeb(url)) return 'picture_not_fetched'
        continue
      }
      if (statusCode === 200) return await bytesOf(response)
      response.destroy()
      return 'picture_not_fetched'
    }
    return 'picture_not_fetched'
  } catch {
    return 'picture_not_fetched'
  }
}

const isWeb = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:'

/** The address to call for a host; undefined where any of its addresses is not public. */
const publicAddressOf = async (url: URL, { resolve, isPublic }: Web): Promise<string | undefined> => {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await resolve(host)
  return addresses.length > 0 && addresses.every((ip) => isPublic(ip)) ? addresses[0] : undefined
}

const get = (url: URL, ip: string, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((answer, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    request(
      {
        host: ip,
        port: url.port || undefined,
        path: url.pathname + url.search,
        headers: { host: url.host, accept: 'image/*', 'user-agent': 'Pasok' },
        servername: isIP(url.hostname) ? undefined : url.hostname,
        agent: false,
        signal,
      },
      answer,
    )
      .once('error', reject)
      .end()
  })

const bytesOf = async (response: IncomingMessage): Promise<Buffer | Refusal> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MOST_BYTES) {
      response.destroy()
      return 'picture_not_fetched'
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
