import type { IncomingMessage } from 'node:http'

const PAGE = /^\/(?:id\/)?shop\/products?\/([1-9]\d{0,9})(?:\.data)?\/?(?:\?|$)/

/**
 * The product or item whose page somebody asks to see, or undefined. A browser that fetches ahead has nobody looking
 * yet; what it fetched is asked for once more, and counted, when it is shown.
 */
export const viewedProduct = ({ method, url = '', headers }: IncomingMessage): number | undefined => {
  if (!url.includes('/shop/product')) return undefined
  if (method !== 'GET' || headers['sec-purpose'] !== undefined || headers['purpose'] !== undefined)
    return undefined
  const id = Number(PAGE.exec(url)?.[1])
  return id <= 2_147_483_647 ? id : undefined
}
