import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, inject, test } from 'vitest'
import { CLOSING, OPENING } from './sitemap-xml.ts'
import { LAYOUT, openSitemaps, type ListedPage, type SiteAddresses } from './sitemaps.ts'

const changed = new Date('2026-11-23T00:00:00Z')
const pages: readonly ListedPage[] = [
  { kind: 'fixed', path: '/' },
  { kind: 'fixed', path: '/shop' },
  { kind: 'fixed', path: '/blog' },
  { kind: 'page', slug: 'warranty', changed },
  { kind: 'post', slug: 'bearing-clearance', changed },
  { kind: 'category', id: 7, slugs: { en: 'hex-bolts', id: 'baut-segi-enam' } },
  { kind: 'brand', id: 3, name: 'Kuat & Mor' },
  { kind: 'product', id: 11, changed },
  { kind: 'item', id: 12, changed },
]

test('a sitemap that says something else of the same catalogue has another layout number', async () => {
  const built = (await import(pathToFileURL(join(inject('build'), 'server/index.js')).href)) as SiteAddresses
  const { writeEntries } = openSitemaps({
    // The entries of a page are no question to it.
    db: undefined as never,
    contentDb: undefined as never,
    origin: 'https://shop.example',
    ...built,
  })
  const sample = [OPENING, ...pages.map(writeEntries), CLOSING].join('')
  const hash = createHash('sha256').update(sample).digest('hex').slice(0, 16)
  // Another hash: raise LAYOUT in sitemaps.ts, and write both here.
  expect([LAYOUT, hash]).toEqual([3, '0e16d841e7a23d45'])
})
