import { links, findLinks } from './links.ts'

const LANGUAGES = ['', '/id'] as const
/** Enough of a kind in one language. */
const MOST = 30
const SORTS = ['name_asc', 'name_desc'] as const

/** An address of the shop, and what kind of page it leads to. */
export interface Address {
  readonly kind: string
  readonly path: string
}

/** What asking for a path gives: the page's text, or undefined where there is none. */
export type Read = (path: string) => Promise<string | undefined>

/** Follows the shop's own links to a good mixture of its pages, in both languages. */
export const findAddresses = async (read: Read): Promise<Address[]> => {
  const home = (await read('/')) ?? ''
  const categories = findLinks(home, links.categoryById)
  const listings: string[] = []
  const cards: string[] = []
  for (let page = 1; page <= MOST; page++) {
    const path = page === 1 ? '/shop' : `/shop?page=${page}`
    const text = await read(path)
    if (text === undefined) break
    listings.push(path)
    cards.push(...findLinks(text, links.card))
  }
  const products = some(cards.filter((path) => path.startsWith('/shop/products/')))
  const items = cards.filter((path) => path.startsWith('/shop/product/'))
  for (const path of products) items.push(...findLinks((await read(path)) ?? '', links.item))
  const sorted = SORTS.flatMap((sort) => listings.map((_, i) => `/shop?sort=${sort}&page=${i + 1}`))
  const kinds: Record<string, readonly string[]> = {
    home: ['/'],
    category: some(categories),
    listing: listings,
    product: products,
    item: some([...new Set(items)]),
    'listing, sorted': some(sorted),
    'listing, keyword': some(collectWords(home)).map((word) => `/shop?keyword=${encodeURIComponent(word)}`),
  }
  return inTurn(
    Object.entries(kinds).flatMap(([kind, paths]) =>
      LANGUAGES.map((prefix) => paths.map((path) => ({ kind, path: localised(prefix, path) }))),
    ),
  )
}

const localised = (prefix: string, path: string): string => (path === '/' ? prefix || '/' : prefix + path)

/** What people would look for: the words of the links to categories and products. */
const collectWords = (html: string): string[] => {
  const names = [...html.matchAll(/<a [^>]*href="\/shop\/[^>]*>([^<]+)</g)].map(([, name]) => name ?? '')
  return [...new Set(names.flatMap((name) => name.toLowerCase().match(/\p{Letter}{4,}/gu) ?? []))]
}

/** Not more than enough, from the whole length of the list. */
const some = (paths: readonly string[]): readonly string[] => {
  const step = Math.max(1, paths.length / MOST)
  return Array.from({ length: Math.min(MOST, paths.length) }, (_, i) => paths[Math.floor(i * step)] ?? '/')
}

/** All lists as one, each spread over its whole length, so that what happens meanwhile meets every kind. */
const inTurn = (lists: readonly (readonly Address[])[]): Address[] =>
  lists
    .flatMap((list) => list.map((address, i) => ({ address, at: (i + 0.5) / list.length })))
    .toSorted((a, b) => a.at - b.at)
    .map(({ address }) => address)
