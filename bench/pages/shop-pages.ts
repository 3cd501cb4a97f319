import { Agent } from 'node:http'
import { get, textOf } from '../get.ts'
import type { Shop } from '../shop.ts'

/** One page of a kind. */
export interface ShopPage {
  readonly name: 'home' | 'listing' | 'product' | 'item'
  readonly path: string
}

/** One page of each kind, as the shop's own links lead to them. */
export const findShopPages = async ({ origin }: Shop): Promise<ShopPage[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const linkOn = async (path: string, pattern: RegExp): Promise<string> => {
    const link = pattern.exec(textOf(await get(agent, origin + path)))?.[1]
    if (link === undefined) throw new Error(`${path} has no link like ${pattern.source}`)
    return link
  }
  try {
    const product = await linkOn('/shop', /href="(\/shop\/products\/\d+)"/)
    const item = await linkOn(product, /href="(\/shop\/product\/\d+)"/)
    return [
      { name: 'home', path: '/' },
      { name: 'listing', path: '/shop' },
      { name: 'product', path: product },
      { name: 'item', path: item },
    ]
  } finally {
    agent.destroy()
  }
}

/** A page's address in a language. */
export const inLanguage = (language: 'en' | 'id', path: string): string => {
  if (language === 'en') return path
  return path === '/' ? '/id' : `/id${path}`
}
