import ipaddr from 'ipaddr.js'

/**
 * The client address of a request. As many entries of `X-Forwarded-For` count, from the end, as there are `proxies` in
 * front of the shop: the caller can forge the entries before them.
 */
export const clientAddress = (
  peer: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string => {
  const hops = [...(forwardedFor ?? '').split(',').map((hop) => hop.trim()), peer ?? ''].filter(Boolean)
  return normalizeAddress(withoutPort(hops.at(-1 - proxies) ?? hops[0] ?? ''))
}

/** Some proxies append the port, and write IPv6 in brackets. Without this, each connection would count as another client. */
const withoutPort = (hop: string): string =>
  /^"?\[([^\]]+)\](?::\d+)?"?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop

/** An IPv4 address unchanged, or the /64 of an IPv6 address. Anything else is used as text, shortened. */
const normalizeAddress = (text: string): string => {
  if (!ipaddr.isValid(text)) return text.slice(0, 64)
  const address = ipaddr.process(text)
  if (address.kind() === 'ipv4') return address.toString()
  return `${(address as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

/** The network of a client's address: the /48 that one customer may have with IPv6, otherwise the address. */
export const toNetwork = (address: string): string =>
  address.replace(/^((?:[\da-f]+:){2}[\da-f]+):[\da-f]+::\/64$/, '$1::/48')
