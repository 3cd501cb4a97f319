import { lookup } from 'node:dns/promises'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { ImportProblemCode } from '@pasok/words'
import ipaddr from 'ipaddr.js'
import { MOST_BYTES } from '../../catalogue/index.ts'

const TIMEOUT_MS = 20_000
const MOST_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Error codes of failed connections. */
const SILENCE = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
])

type FetchError = Extract<
  ImportProblemCode,
  'picture_not_fetched' | 'picture_host_silent' | 'picture_address_private' | 'picture_too_large'
>

/** Whether it is an address of the public internet: not of this machine, of a private network, or reserved. */
export const isPublic = (ip: string): boolean => {
  if (!ipaddr.isValid(ip)) return false
  const address = ipaddr.process(ip)
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || isGlobal(address as ipaddr.IPv6))
}

const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3')
/** Networks whose addresses embed a version 4 address, which a gateway would call instead. */
const EMBEDDING = ['2002::/16', '2001::/32'].map((net) => ipaddr.IPv6.parseCIDR(net))

/** Whether it is in the allocated range of version 6 and leads to no version 4 address. */
const isGlobal = (address: ipaddr.IPv6): boolean =>
  address.match(GLOBAL) && !EMBEDDING.some((net) => address.match(net)) && !isIsatap(address)

/** ISATAP marks the version 4 address in any network with 5efe before it. */
const isIsatap = ({ parts }: ipaddr.IPv6): boolean =>
  (parts[4] === 0 || parts[4] === 0x0200) && parts[5] === 0x5efe

/** How host names are resolved, and which addresses may be called. */
export interface Web {
  readonly resolve: (host: string) => Promise<readonly string[]>
  readonly isPublic: (ip: string) => boolean
}
const openWeb: Web = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isPublic,
}

/**
 * Downloads a picture from the web. It connects to the very address that was checked, so a name that resolves
 * differently a moment later leads nowhere else; redirects are checked like the first address. At most 20 MB and,
 * including the DNS lookup, 20 seconds.
 */
export const fetchImage = async (
  address: string,
  web: Web = openWeb,
  timeoutMs = TIMEOUT_MS,
): Promise<Buffer | FetchError> => {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    let url = new URL(address)
    if (!isWeb(url)) return 'picture_not_fetched'
    for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
      const ip = await unlessAborted(resolvePublicAddress(url, web), signal)
      if (ip === undefined) return 'picture_address_private'
      const response = await get(url, ip, signal)
      const { statusCode = 0, headers } = response
      if (REDIRECTS.has(statusCode) && headers.location !== undefined) {
        response.destroy()
        url = new URL(headers.location, url)
        if (!isWeb(url)) return 'picture_not_fetched'
        continue
      }
      if (statusCode === 200) return await readBytes(response)
      response.destroy()
      return 'picture_not_fetched'
    }
    return 'picture_not_fetched'
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return signal.aborted || SILENCE.has(code) ? 'picture_host_silent' : 'picture_not_fetched'
  }
}

/** A DNS lookup can't be cancelled, but the caller need not wait for it. */
const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    work.then(resolve, reject)
  })

const isWeb = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:'

/** The address to call for a host; undefined if any of its addresses is not public. */
const resolvePublicAddress = async (url: URL, { resolve, isPublic }: Web): Promise<string | undefined> => {
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

const readBytes = async (response: IncomingMessage): Promise<Buffer | FetchError> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MOST_BYTES) {
      response.destroy()
      return 'picture_too_large'
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
