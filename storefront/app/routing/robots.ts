import { catalogue } from '@pasok/contract'
import { apiAddress } from '../api-client/ask-api.ts'
import { languages, localised } from './address.ts'
import { paths } from './paths.ts'

/** Open to guests, but not indexed: the content is the visitor's own. */
const ownPages = ['/shop/cart', '/shop/wishlist', '/account', '/web/signup']

/** The pages that are there for search engines whatever the shop sells and writes, by their paths without a language. */
export const fixedPages: readonly string[] = paths
  .filter(({ guests, indexed, variant }) => guests && indexed && !variant)
  .map(({ path }) => path)
  .filter((path) => !/[:.]/.test(path) && !ownPages.some((own) => path.startsWith(own)))

/** Parameters that show the same products in yet another way. */
const otherLists = ['keyword', 'sort', 'view', 'values']

/** What a path begins with, up to its first parameter. */
const beginning = (path: string): string => path.split(':', 1)[0] ?? path

/** The shortest beginnings that cover all of these. */
const covering = (beginnings: readonly string[]): string[] =>
  beginnings.filter((own) => !beginnings.some((other) => other !== own && own.startsWith(other)))

/** What no crawler has to fetch: where a guest is sent home from, and what narrows or orders a list in yet another way. */
const closedToCrawlers = (): string[] => {
  const members = paths.filter(({ guests }) => !guests).map(({ path }) => beginning(path))
  const closed = covering([...new Set([...ownPages, ...members])])
  return languages.flatMap((language) => closed.map((path) => localised(language, path)))
}

/**
 * The shop's robots.txt. Of two rules that fit a crawler follows the longer one: a brand's list may be fetched, a list
 * with any other filter, or with a second one, may not.
 */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...closedToCrawlers().map((path) => `Disallow: ${path}`),
    'Disallow: /api/',
    // Of the API what pages link to for people: datasheets.
    ...[catalogue.showDatasheet, catalogue.showItemDatasheet].map(
      (endpoint) => `Allow: ${apiAddress(endpoint, { params: { id: '*' }, query: { language: '' } })}`,
    ),
    'Disallow: /*?*filter_',
    'Allow: /*?*filter_brand=',
    'Disallow: /*?*filter_*filter_',
    ...otherLists.flatMap((name) => [
      `Disallow: /*?*${name}=`,
      `Disallow: /*?*${name}=*filter_brand=`,
      `Disallow: /*?*filter_brand=*${name}=`,
    ]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
