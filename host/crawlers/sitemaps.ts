import { catalogue, content, type Database } from '@pasok/server'
import { languages, type Language } from '@pasok/words'
import { partPath, type List } from './crawler-file.ts'
import { indexFile, pageEntries, type SitemapFile } from './sitemap-xml.ts'

/** A page as the storefront names it: of the catalogue, a document, or a page that is always there. */
export type ListedPage =
  | catalogue.SitemapRecord
  | content.ListedDocument
  | { readonly kind: 'fixed'; readonly path: string }

/** The storefront's knowledge of its addresses. */
export interface SiteAddresses {
  /** A page's canonical address, from the shop's own root. */
  readonly listedAddress: (page: ListedPage, language: Language) => string
  /** Paths of the pages that are always there, without a language. */
  readonly fixedPages: readonly string[]
  readonly robots: (origin: string) => string
}

/** Raised when a sitemap of the same catalogue comes to say something else: who keeps one asks for it by this. */
export const LAYOUT = 3
/** A sitemap may hold so many addresses; every page has one in each language. */
const MOST_ADDRESSES = 50_000
const IDS_A_PART = MOST_ADDRESSES / languages.length

interface Parts extends Pick<SiteAddresses, 'listedAddress' | 'fixedPages'> {
  readonly db: Database['db']
  /** What documents are read through. */
  readonly contentDb: Database['db']
  readonly origin: string
}

/** The sitemaps' texts: the catalogue says what is listed, the storefront where it stands. */
export const openSitemaps = ({ db, contentDb, origin, listedAddress, fixedPages }: Parts) => {
  const writeEntries = (page: ListedPage): string =>
    pageEntries({
      addresses: new Map(languages.map((language) => [language, origin + listedAddress(page, language)])),
      usual: languages[0],
      ...('changed' in page && { changed: page.changed }),
    })
  const listFiles = async (list: catalogue.SitemapList): Promise<SitemapFile[]> =>
    (await catalogue.sitemapParts(db, list, IDS_A_PART)).map(({ part, changed }) => ({
      address: origin + partPath(list, part),
      changed,
    }))

  return {
    /** A page's entries. */
    writeEntries,
    /** The index: every file that holds anything. */
    index: async (): Promise<string> => {
      const lists = await Promise.all(catalogue.sitemapLists.map(listFiles))
      return indexFile([{ address: origin + partPath('pages', 0) }, ...lists.flat()])
    },
    /** The entries of one file, some at a time; none where there is no such file. */
    async *entries(list: List, part: number): AsyncGenerator<string> {
      if (list !== 'pages') {
        for await (const records of catalogue.sitemapRecords(db, list, part, IDS_A_PART))
          yield records.map(writeEntries).join('')
      } else if (part === 0) {
        const now = new Date()
        const pages: readonly ListedPage[] = [
          ...fixedPages.map((path) => ({ kind: 'fixed', path }) as const),
          ...(await content.findListedDocuments(contentDb, 'page', now)),
          ...(await content.findListedDocuments(contentDb, 'post', now)),
        ]
        // A document may be the text of a fixed page; it knows when that changed.
        const byAddress = new Map(pages.map((page) => [listedAddress(page, languages[0]), page]))
        yield [...byAddress.values()].map(writeEntries).join('')
      }
    },
  }
}
