import { content, openDatabase, type Database } from '@pasok/server'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newShopData, type ShopData } from '../testing/shop-data.ts'
import { startShop, type Shop } from '../testing/shop.ts'
import { findViolations } from '../testing/find-violations.ts'
import { anyContent } from '../../server/src/testing/any-content.ts'

const ORIGIN = 'https://shop.example'
const by = {
  who: { kind: 'system', id: null },
  now: new Date('2026-11-01T00:00:00Z'),
  requestId: '',
} as const
let data: ShopData
let database: Database
let shop: Shop
let id: number

const writePost = async (slug: string, categories: number[] = []): Promise<number> => {
  const body = (words: string) => ({
    type: 'doc' as const,
    content: [
      {
        type: 'heading' as const,
        attrs: { level: 2 as const },
        content: [{ type: 'text' as const, text: words }],
      },
      {
        type: 'paragraph' as const,
        content: [
          {
            type: 'text' as const,
            text: `${words} <script>alert(1)</script>`,
            marks: [{ type: 'link' as const, attrs: { product: 2 } }],
          },
        ],
      },
    ],
  })
  const added = await content.addDocument(database.db, by, {
    kind: 'post',
    slug,
    content: {
      ...anyContent,
      categories,
      picture: { product: 1 },
      en: { ...anyContent.en, picture_alt: 'Valve', title: 'Bearing clearance', body: body('Measure it') },
      id: { ...anyContent.id, picture_alt: 'Katup', title: 'Celah bearing', body: body('Ukur dulu') },
    },
  })
  if (!('id' in added)) throw new Error('no post was added')
  return added.id
}
const publish = (post: number) =>
  content.publishDocument({ db: database.db, announce: async () => {} }, by, post, {
    version: 1,
    publishAt: by.now,
  })

beforeAll(async () => {
  data = await newShopData()
  shop = await startShop({ ...data.env, PUBLIC_URL: ORIGIN })
  database = await openDatabase(data.env['DATABASE_URL'], { role: 'batch' })
  const fields = { slug: 'bearings', name_en: 'Bearings', name_id: 'Bantalan', position: 0 }
  const category = await content.addCategory(database.db, by, fields)
  id = await writePost('bearing-clearance', 'error' in category ? [] : [category.id])
  await publish(id)
}, 60_000)
afterAll(async () => {
  await database?.close()
  await shop?.stop()
  await data?.drop()
})

const openDocument = async (path: string) => {
  const { status, text } = await shop.ask(path)
  const { document } = new Window()
  document.write(text)
  return { status, document }
}

describe.each([
  ['', 'Engineering blog', 'Bearing clearance'],
  ['/id', 'Blog teknik', 'Celah bearing'],
])('below %j a guest', (prefix, blog, post) => {
  // @spec §6 Guest: blog
  // @spec §1 Guest: reads blog
  test.each([
    // @spec §2 Route: blog
    ['/blog', blog],
    // @spec §2 Route: blog classic
    ['/blog/category-classic', blog],
    // @spec §2 Route: blog grid
    ['/blog/category-grid', blog],
    // @spec §2 Route: blog left sidebar
    ['/blog/category-left-sidebar', blog],
    // @spec §2 Route: blog list
    ['/blog/category-list', blog],
    // @spec §2 Route: post classic
    ['/blog/post-classic', post],
    // @spec §2 Route: post full
    ['/blog/post-full', post],
    // @spec §2 Route: blog post
    ['/blog/bearing-clearance', post],
  ])('opens %s', async (path, title) => {
    const { status, document } = await openDocument(prefix + path)
    expect([status, document.querySelector('main h1')?.textContent]).toEqual([200, title])
    expect(document.body.textContent).toContain(post)
    expect(document.querySelectorAll('main script:not([type="application/ld+json"])')).toHaveLength(0)
    expect(await findViolations(document)).toEqual([])
    const hasOneAddress = path === '/blog' || path === '/blog/bearing-clearance'
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      hasOneAddress ? ORIGIN + prefix + path : undefined,
    )
  })

  test('searches the blog without a word of it in the search of the catalogue', async () => {
    const { document } = await openDocument(`${prefix}/blog?keyword=zzz`)
    const typed = [...document.querySelectorAll('input[name=keyword]')].map((input) => [
      input.closest('header') !== null,
      input.getAttribute('value') ?? '',
    ])
    expect(typed).toEqual([
      [true, ''],
      [false, 'zzz'],
    ])
  })

  test('every list has its own description, and its way begins at home', async () => {
    const paths = ['', '?category=bearings', '/category-grid', '?keyword=a', '?keyword=zzz']
    const documents = await Promise.all(paths.map((path) => openDocument(`${prefix}/blog${path}`)))
    const descriptions = documents.map(({ document }) =>
      document.querySelector('meta[name=description]')?.getAttribute('content'),
    )
    expect(descriptions.every(Boolean)).toBe(true)
    expect(new Set(descriptions).size).toBe(paths.length)
    for (const { document } of [...documents, await openDocument(`${prefix}/blog/${id}`)]) {
      const steps = [...document.querySelectorAll('main nav ol a')].map((step) => step.textContent)
      expect(steps.slice(0, 2)).toEqual([prefix === '' ? 'Home' : 'Beranda', blog])
    }
  })

  test("a link to a post is shown with the post's own picture", async () => {
    const { document } = await openDocument(`${prefix}/blog/${id}`)
    const readMeta = (name: string) =>
      document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content')
    expect([readMeta('type'), readMeta('title')]).toEqual(['article', post])
    const image = new URL(readMeta('image') ?? '').pathname
    expect(image).toMatch(/^\/media\/og\/1-/)
    expect((await shop.ask(image)).headers['content-type']).toBe('image/png')
  })

  test('reads a post by its id, with its language, its links and what search engines need', async () => {
    const { status, document } = await openDocument(`${prefix}/blog/${id}`)
    expect(status).toBe(200)
    const links = [...document.querySelectorAll('.rich-text a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual([`${prefix}/shop/product/${/\d+$/.exec(links[0] ?? '')?.[0]}`])
    expect(document.querySelector('.rich-text')?.textContent).toContain('<script>alert(1)</script>')
    const json = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    const { '@graph': things } = JSON.parse(json) as { '@graph': { '@type': string; headline?: string }[] }
    expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'Article'])
    expect(things[1]?.headline).toBe(post)
  })

  test.each(['rss', 'atom'])('reads the %s feed', async (form) => {
    const { status, headers, text } = await shop.ask(`${prefix}/blog/${form}.xml`)
    expect([status, headers['content-type']]).toEqual([200, `application/${form}+xml; charset=utf-8`])
    const window = new Window()
    const xml = new window.DOMParser().parseFromString(text, 'text/xml')
    expect(xml.querySelector('item title, entry title')?.textContent).toBe(post)
    expect(text).toContain(`${ORIGIN}${prefix}/blog/bearing-clearance`)
    // What readers show as HTML names whole addresses, and runs nothing.
    const html =
      xml.getElementsByTagName(form === 'rss' ? 'content:encoded' : 'content')[0]?.textContent ?? ''
    expect(html).toContain(`href="${ORIGIN}${prefix}/shop/product/`)
    expect(html).not.toContain('<script>')
  })

  test.each(['/blog/no-such-post', '/blog?category=none', '/blog?page=2', '/site/preview?token=x'])(
    'finds nothing at %s',
    async (path) => {
      expect((await shop.ask(prefix + path)).status).toBe(404)
    },
  )
})

test('a post that is published stands in the blog and its address in the sitemap', async () => {
  const post = await writePost('o-ring-hardness')
  expect((await shop.ask('/blog/o-ring-hardness')).status).toBe(404)
  expect((await shop.ask('/blog')).text).not.toContain('/blog/o-ring-hardness')
  await publish(post)
  await expect
    .poll(async () => (await shop.ask('/blog')).text, { timeout: 2_000, interval: 50 })
    .toContain('/blog/o-ring-hardness')
  expect((await shop.ask('/sitemap/pages-1.xml')).text).toContain(`${ORIGIN}/id/blog/o-ring-hardness`)
})
