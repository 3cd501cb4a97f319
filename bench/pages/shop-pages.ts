import { firstLink, links, reading } from '../links.ts'
import type { Shop } from '../shop.ts'

/** One page of a kind. */
export interface ShopPage {
  readonly name: 'home' | 'listing' | 'category' | 'search' | 'product' | 'item' | 'blog' | 'post' | 'contact'
  readonly path: string
}

/** A word that the demo's products have in both languages' search. */
const KEYWORD = 'bearing'

/** One page of each kind, as the shop's own links lead to them. */
export const findShopPages = ({ origin }: Shop): Promise<ShopPage[]> =>
  reading(origin, async (textAt) => {
    const product = await firstLink(textAt, '/shop', links.product)
    return [
      { name: 'home', path: '/' },
      { name: 'listing', path: '/shop' },
      { name: 'category', path: await firstLink(textAt, '/', links.categoryById) },
      { name: 'search', path: `/shop?keyword=${KEYWORD}` },
      { name: 'product', path: product },
      { name: 'item', path: await firstLink(textAt, product, links.item) },
      { name: 'blog', path: '/blog' },
      { name: 'post', path: await firstLink(textAt, '/blog', links.post) },
      { name: 'contact', path: '/site/contact-us' },
    ]
  })

/** A page's address in a language. */
export const inLanguage = (language: 'en' | 'id', path: string): string => {
  if (language === 'en') return path
  return path === '/' ? '/id' : `/id${path}`
}
