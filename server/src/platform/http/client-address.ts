import ipaddr from 'ipaddr.js'

/**
 * The address that a request comes from. Of `X-Forwarded-For` as many entries count, from the end, as there are
 * `proxies` in front of the shop: what stands before them was written by the caller.
 */
export const clientAddress = (
  peer: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string => {
  const hops = [...(forwardedFor ?? '').split(',').map((hop) => hop.trim()), peer ?? ''].filter(Boolean)
  return normalizeAddress(withoutPort(hops.at(-1 - proxies) ?? hops[0] ?? ''))
}

/** Some proxies write the port behind an address, and IPv6 in brackets: without this, each connection would count as another client. */
const withoutPort = (hop: string): string =>
  /^"?\[([^\]]+)\](?::\d+)?"?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop

/** An IPv4 address as it is, of an IPv6 one its /64; what is no address counts as the text it is, shortened. */
const normalizeAddress = (text: string): string => {
  if (!ipaddr.isValid(text)) return text.slice(0, 64)
  const address = ipaddr.process(text)
  if (address.kind() === 'ipv4') return address.toString()
  return `${(address as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

/** The network that a client's address belongs to: of IPv6 the /48 that one customer may have whole, else the address. */
export const toNetwork = (address: string): string =>
  address.replace(/^((?:[\da-f]+:){2}[\da-f]+):[\da-f]+::\/64$/, '$1::/48')
