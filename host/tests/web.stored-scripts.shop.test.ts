import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentKind } from '@pasok/contract'
import { openDatabase } from '@pasok/server'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadDemoUsers } from '../demo/load-demo-users.ts'
import { logInDemoUser } from '../testing/log-in.ts'
import { newShopData, type ShopData } from '../testing/shop-data.ts'
import { startShop, type Shop } from '../testing/shop.ts'
import { newVisitor } from '../testing/visitor.ts'

/** Texts that call `stolen()` where a page takes them for more than text. */
const texts = [
  '<script>stolen()</script>',
  '</script><script>stolen()</script>',
  '"><img src=x onerror=stolen()>',
  "'><img src=x onerror=stolen()>",
  '<svg/onload=stolen()>',
  '</title><script>stolen()</script>',
  '</textarea><script>stolen()</script>',
  '--><script>stolen()</script>',
  ']]><script>stolen()</script>',
  '&lt;script&gt;stolen()&lt;/script&gt;',
  '<iframe srcdoc="<script>stolen()</script>">',
  '<a href="javascript:stolen()">x</a>',
  '" onmouseover=stolen() x="',
  '\\u003cscript>stolen()</script>',
] as const

/** Addresses that a link must not lead to. */
const addresses = [
  'javascript:stolen()',
  'JavaScript:stolen()',
  'java\tscript:stolen()',
  'data:text/html,<script>stolen()</script>',
  'vbscript:stolen()',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
] as const

let data: ShopData
let shop: Shop
let staffCookie: string
beforeAll(async () => {
  data = await newShopData()
  const database = await openDatabase(data.url, { role: 'batch' })
  await loadDemoUsers(database, new Date())
  await database.close()
  const settings = JSON.parse(
    await readFile(join(import.meta.dirname, '../../config/shop.json'), 'utf8'),
  ) as object
  const entry = (text: string) => ({ type: 'link', title: { en: text, id: text }, url: '/blog' })
  const menu = texts.map(entry)
  const column = { type: 'button', title: { en: texts[0], id: texts[0] }, children: menu }
  const file = join(data.folder, 'shop.json')
  const menus = { top_bar: menu, mobile: [column], footer: [column, ...menu] }
  await writeFile(file, JSON.stringify({ ...settings, note: { en: texts[0], id: texts[0] }, menus }))
  shop = await startShop({ ...data.env, SHOP_CONFIG: file })
  staffCookie = await logInDemoUser(shop, 'content', '/api/staff/session')
  for (const [at, text] of texts.entries()) {
    for (const kind of ['post', 'faq', 'team', 'home'] as const)
      await publish(kind, `text-${at}`, makeDocument(text))
    await addCategory(`category-${at}`, text)
  }
  await publish('page', 'about-us', makeDocument(texts[0]))
}, 60_000)
afterAll(async () => {
  await shop?.stop()
  await data?.drop()
})

/** Asks the API as staff, and answers what it says. */
const askAsStaff = async (path: string, body: object) => {
  const text = JSON.stringify(body)
  const reply = await shop.ask(`/api/staff${path}`, {
    method: 'POST',
    body: text,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      'sec-fetch-site': 'same-origin',
      cookie: staffCookie,
    },
  })
  return { ...reply, json: JSON.parse(reply.text) as { data: { record: Stored } } }
}
interface Stored {
  readonly id: number
  readonly version: number
  readonly addresses: Readonly<Record<string, string>>
}

const paragraph = (text: string, href?: string) => ({
  type: 'paragraph',
  content: [
    { type: 'text', text, ...(href !== undefined && { marks: [{ type: 'link', attrs: { href } }] }) },
  ],
})
/** A document with the text in each of its fields. */
const makeDocument = (text: string) => {
  const cell = (type: string) => ({ type, content: [paragraph(text)] })
  const words = {
    title: text,
    summary: text,
    topic: text,
    role: text,
    action: text,
    picture_alt: text,
    body: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] },
        paragraph(text, '/blog'),
        { type: 'codeBlock', content: [{ type: 'text', text }] },
        { type: 'image', attrs: { product: 1, alt: text, title: text } },
        {
          type: 'table',
          content: [
            { type: 'tableRow', content: [cell('tableHeader')] },
            { type: 'tableRow', content: [cell('tableCell')] },
          ],
        },
      ],
    },
  }
  return { author: text, picture: { product: 1 }, block: 'slide', to: '/blog', en: words, id: words }
}
const add = (kind: DocumentKind, slug: string, content: object) =>
  askAsStaff('/content/documents', { kind, slug, content })
const publish = async (kind: DocumentKind, slug: string, content: object): Promise<void> => {
  const { status, json, text } = await add(kind, slug, content)
  if (status !== 200) throw new Error(text)
  const { id, version } = json.data.record
  const published = await askAsStaff(`/content/documents/${id}/publish`, { version })
  if (published.status !== 200) throw new Error(published.text)
}
const addCategory = async (slug: string, name: string): Promise<void> => {
  const { status, text } = await askAsStaff('/content/categories', {
    slug,
    name: { en: name, id: name },
    position: 1,
  })
  if (status !== 200) throw new Error(text)
}

const { DOMParser } = new Window()
/** What of a document runs a text of it: a script of its own, an element's handler, or an address. */
const runningIn = (html: string): string[] => {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const scripts = [...document.querySelectorAll('script')]
  for (const script of scripts)
    if (script.getAttribute('type') === 'application/ld+json') JSON.parse(script.textContent ?? '')
  return [
    ...scripts.filter(({ textContent }) => /^\s*stolen/.test(textContent ?? '')),
    ...document.querySelectorAll('iframe, object, embed, base, [srcdoc]'),
    ...[...document.querySelectorAll('*')].filter(({ attributes }) =>
      [...attributes].some(
        ({ name, value }) => /^on/i.test(name) || /^\s*(?:java|vb)script:|^\s*data:text/i.test(value ?? ''),
      ),
    ),
  ].map(({ outerHTML }) => outerHTML.slice(0, 200))
}
const readText = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.replaceAll(/\s+/g, ' ')

test('what this test looks for is found where a page takes a text for more than text', () => {
  const inPage = (text: string) =>
    `<title>${text}</title><p class='${text}' title="${text}">${text}</p><textarea>${text}</textarea><!-- ${text} -->`
  const notFound = texts.filter((text) => runningIn(inPage(text)).length === 0)
  // It is entities that a page would have to decode twice, and an escape of scripts.
  expect(notFound).toEqual(texts.filter((text) => /^&lt;|^\\u003c/.test(text)))
  expect(addresses.filter((to) => runningIn(`<a href="${to}">x</a>`).length === 0)).toEqual([
    addresses[2],
    ...addresses.slice(5),
  ])
})

describe.each(['', '/id'])('below %j', (prefix) => {
  test.each([
    ['/', texts],
    ['/blog', texts],
    ['/blog/category-grid', texts],
    ['/blog/category-list', texts],
    ['/blog/post-full', texts.slice(-1)],
    ['/site/faq', texts],
    ['/site/about-us', texts],
    ['/site/site-map', texts],
  ])('%s shows the texts of the content and the menus, and runs none', async (path, shown) => {
    const { status, text } = await shop.ask(prefix + path)
    expect(status).toBe(200)
    expect(runningIn(text)).toEqual([])
    const read = readText(text)
    expect(shown.filter((one) => !read.includes(one))).toEqual([])
  })

  test.each(texts)('the post and its feeds show %j, and run none of it', async (text) => {
    const path = `${prefix}/blog/text-${texts.indexOf(text)}`
    const post = await shop.ask(path)
    expect(post.status).toBe(200)
    expect(runningIn(post.text)).toEqual([])
    expect(readText(post.text).split(text).length).toBeGreaterThan(4)
    for (const [form, body] of [
      ['rss', 'content:encoded'],
      ['atom', 'content'],
    ] as const) {
      const feed = new DOMParser().parseFromString(
        (await shop.ask(`${prefix}/blog/${form}.xml`)).text,
        'text/xml',
      )
      const entry = [...feed.querySelectorAll('item, entry')].find((one) =>
        one.querySelector('guid, id')?.textContent.endsWith(path),
      )
      expect(entry?.querySelector('title')?.textContent).toBe(text)
      const html = entry?.getElementsByTagName(body)[0]?.textContent ?? ''
      expect(readText(html)).toContain(text)
      expect(runningIn(html)).toEqual([])
    }
  })

  test.each(texts)('the preview of a draft shows %j, and runs none of it', async (text) => {
    const { json } = await add(
      'page',
      `draft${prefix.replace('/', '-')}-${texts.indexOf(text)}`,
      makeDocument(text),
    )
    const link = await askAsStaff(`/content/documents/${json.data.record.id}/preview`, {})
    const page = await shop.ask(link.json.data.record.addresses[prefix === '' ? 'en' : 'id'] ?? '')
    expect(page.status).toBe(200)
    expect(runningIn(page.text)).toEqual([])
    expect(readText(page.text).split(text).length).toBeGreaterThan(4)
  })

  test.each(texts)('a message %j that is refused stands in the form as it was typed', async (text) => {
    const fields = { name: text, company: text, email: text, phone: text, message: text, website: '' }
    const page = await newVisitor(shop.ask).send(`${prefix}/site/contact-us`, fields)
    expect(page.status).toBe(400)
    expect(runningIn(page.text)).toEqual([])
    const document = new DOMParser().parseFromString(page.text, 'text/html')
    expect(document.querySelector('#contact-name')?.getAttribute('value')).toBe(text)
    expect(document.querySelector('#contact-message')?.textContent).toBe(text)
  })

  test.each(texts)('a search for %j repeats it as text', async (text) => {
    for (const path of ['/blog', '/site/faq', '/shop']) {
      const { text: html } = await shop.ask(
        `${prefix}${path}?${new URLSearchParams({ keyword: text }).toString()}`,
      )
      expect([path, runningIn(html)]).toEqual([path, []])
    }
  })
})

describe.each(addresses)('a link to %j', (to) => {
  const content = makeDocument('x')
  const entry = (url: string, more = {}) => ({ type: 'link', title: { en: 'x', id: 'x' }, url, ...more })
  const withLink = { ...content.en, body: { type: 'doc', content: [paragraph('x', to)] } }
  test.each<[string, DocumentKind, object, field: string]>([
    ['in a text', 'post', { en: withLink }, 'body'],
    ['of a slide', 'home', { to }, 'to'],
    ['of a menu', 'menu', { entries: [entry(to)] }, 'url'],
    ["of a menu's column", 'menu', { entries: [entry('/blog', { children: [entry(to)] })] }, 'url'],
  ])('%s is refused', async (_, kind, linked, field) => {
    const { status, text } = await add(kind, 'linked', { ...content, ...linked })
    expect(status).toBe(400)
    expect(Object.keys((JSON.parse(text) as { errors: object }).errors).join()).toMatch(
      new RegExp(`\\b${field}\\b`),
    )
  })
})
