import { catalogue, content, type Database } from '@pasok/server'
import { languages, type Language } from '@pasok/words'
import { partPath, type List } from './crawler-file.ts'
import { indexFile, pageEntries, type SitemapFile } from './sitemap-xml.ts'

/** A page as the storefront names it: what the catalogue lists, and the pages that are always there. */
export type ListedPage =
  | catalogue.SitemapRecord
  | content.ListedPost
  | { readonly kind: 'home' | 'shop' | 'blog' }

/** The storefront's knowledge of its addresses. */
export interface SiteAddresses {
  /** A page's canonical address, from the shop's own root. */
  readonly listedAddress: (page: ListedPage, language: Language) => string
  readonly robots: (origin: string) => string
}

/** Raised when a sitemap of the same catalogue comes to say something else: who keeps one asks for it by this. */
export const LAYOUT = 2
/** A sitemap may hold so many addresses; every page has one in each language. */
const MOST_ADDRESSES = 50_000
const IDS_A_PART = MOST_ADDRESSES / languages.length

const alwaysThere: readonly ListedPage[] = [{ kind: 'home' }, { kind: 'shop' }, { kind: 'blog' }]

interface Parts {
  readonly db: Database['db']
  /** What posts are read through. */
  readonly contentDb: Database['db']
  readonly origin: string
  readonly listedAddress: SiteAddresses['listedAddress']
}

/** The sitemaps' texts: the catalogue says what is listed, the storefront where it stands. */
export const openSitemaps = ({ db, contentDb, origin, listedAddress }: Parts) => {
  const entriesOf = (page: ListedPage): string =>
    pageEntries({
      addresses: new Map(languages.map((language) => [language, origin + listedAddress(page, language)])),
      usual: languages[0],
      ...('changed' in page && { changed: page.changed }),
    })
  const filesOf = async (list: catalogue.SitemapList): Promise<SitemapFile[]> =>
    (await catalogue.sitemapParts(db, list, IDS_A_PART)).map(({ part, changed }) => ({
      address: origin + partPath(list, part),
      changed,
    }))

  return {
    /** A page's entries. */
    entriesOf,
    /** The index: every file that holds anything. */
    index: async (): Promise<string> => {
      const lists = await Promise.all(catalogue.sitemapLists.map(filesOf))
      return indexFile([{ address: origin + partPath('pages', 0) }, ...lists.flat()])
    },
    /** The entries of one file, some at a time; none where there is no such file. */
    async *entries(list: List, part: number): AsyncGenerator<string> {
      if (list !== 'pages') {
        for await (const records of catalogue.sitemapRecords(db, list, part, IDS_A_PART))
          yield records.map(entriesOf).join('')
      } else if (part === 0) {
        const posts = await content.findListedPosts(contentDb, new Date())
        yield [...alwaysThere, ...posts].map(entriesOf).join('')
      }
    },
  }
}
