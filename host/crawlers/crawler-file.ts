import { catalogue } from '@pasok/server'

/** A list that a sitemap is made of: the catalogue's, and the other pages. */
export type List = 'pages' | catalogue.SitemapList

/** What a crawler asks for by itself. */
export type CrawlerFile =
  | { readonly kind: 'robots' }
  | { readonly kind: 'index' }
  | { readonly kind: 'part'; readonly list: List; readonly part: number }

const PART = new RegExp(`^/sitemap/(pages|${catalogue.sitemapLists.join('|')})-([1-9]\\d{0,8})\\.xml$`)

/** Where one part of a list stands; parts are counted from 0, files from 1. */
export const partPath = (list: List, part: number): string => `/sitemap/${list}-${part + 1}.xml`

/** Which file a path, with or without a query, asks for. */
export const crawlerFile = (url: string): CrawlerFile | undefined => {
  // Every request comes by here.
  if (!url.startsWith('/sitemap') && !url.startsWith('/robots')) return undefined
  const path = url.split('?', 1)[0] ?? url
  if (path === '/robots.txt') return { kind: 'robots' }
  if (path === '/sitemap.xml') return { kind: 'index' }
  const [, list, number] = PART.exec(path) ?? []
  return list === undefined ? undefined : { kind: 'part', list: list as List, part: Number(number) - 1 }
}
