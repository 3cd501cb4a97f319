import { toDemoEmail, PASSWORD } from '@pasok/demo'
import { openDatabase } from '@pasok/server'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyContent } from '../../server/src/testing/any-content.ts'
import { loadDemoUsers } from '../demo/load-demo-users.ts'
import type { Reply } from '../testing/ask.ts'
import { newShopData, type ShopData } from '../testing/shop-data.ts'
import { startShop, type Shop } from '../testing/shop.ts'

let data: ShopData
/** Staff work on the one, visitors look at the other, which is a process of its own on the same database. */
let staffed: Shop
let other: Shop
let cookie: string

beforeAll(async () => {
  data = await newShopData()
  const database = await openDatabase(data.url, { role: 'batch' })
  await loadDemoUsers(database, new Date())
  await database.close()
  staffed = await startShop(data.env)
  other = await startShop(data.env)
  const reply = await call('POST', '/session', { login: toDemoEmail('content'), password: PASSWORD })
  cookie = (reply.headers['set-cookie']?.[0] ?? '').split(';', 1)[0] ?? ''
  expect(reply.status).toBe(200)
}, 90_000)
afterAll(async () => {
  await staffed?.stop()
  await other?.stop()
  await data?.drop()
})

/** Calls the API of staff. */
const call = (method: string, path: string, body: unknown): Promise<Reply> => {
  const text = JSON.stringify(body)
  return staffed.ask(`/api/staff${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      'sec-fetch-site': 'same-origin',
      ...(cookie && { cookie }),
    },
    body: text,
  })
}

interface StaffDocument {
  readonly id: number
  readonly version: number
}
const readDocument = ({ status, text }: Reply): StaffDocument => {
  expect([status, text]).toEqual([200, text])
  return (JSON.parse(text) as { data: { record: StaffDocument } }).data.record
}
const add = async (kind: string, slug: string, content: object): Promise<StaffDocument> =>
  readDocument(
    await call('POST', '/content/documents', { kind, slug, content: { ...anyContent, ...content } }),
  )
const step = async ({ id, version }: StaffDocument, name: 'publish' | 'unpublish'): Promise<StaffDocument> =>
  readDocument(await call('POST', `/content/documents/${id}/${name}`, { version }))
const publish = async (kind: string, slug: string, content: object): Promise<StaffDocument> =>
  step(await add(kind, slug, content), 'publish')

/** Fails if a page requested a second later still lacks a change. How long an answer takes is not counted. */
const showsWithinASecond = async (shop: Shop, path: string, isChanged: (html: string) => boolean) => {
  const changed = performance.now()
  for (let age = 0, isShown = false; !isShown;) {
    expect(age, path).toBeLessThan(1_000)
    age = performance.now() - changed
    isShown = isChanged((await shop.ask(path)).text)
  }
}

const words = (title: string) => ({ title, summary: `${title}.`, body: anyContent.en.body })

test('what is published by one process shows within a second on every other', async () => {
  for (const shop of [staffed, other]) {
    expect((await shop.ask('/blog')).text).not.toContain('O-ring hardness')
    expect((await shop.ask('/id/blog/o-ring-hardness')).status).toBe(404)
  }
  await publish('post', 'o-ring-hardness', {
    en: words('O-ring hardness'),
    id: words('Kekerasan O-ring'),
  })
  await showsWithinASecond(other, '/blog', (html) => html.includes('O-ring hardness'))
  await showsWithinASecond(staffed, '/blog', (html) => html.includes('O-ring hardness'))
  expect((await other.ask('/id/blog/o-ring-hardness')).text).toContain('Kekerasan O-ring')
})

test('what is scheduled shows within two seconds of its time on every process', async () => {
  const at = Date.now() + 4_000
  const places = [
    ['post', '/blog'],
    ['page', '/site/site-map'],
    ['faq', '/site/faq'],
    ['team', '/site/about-us'],
    ['home', '/'],
  ] as const
  for (const [kind] of places) {
    const { id, version } = await add(kind, 'at-its-time', {
      en: { ...words(`At its time: ${kind}`), topic: 'Time', role: 'Clock' },
      id: { ...words(`Pada waktunya: ${kind}`), topic: 'Waktu', role: 'Jam' },
    })
    const publish_at = new Date(at).toISOString()
    readDocument(await call('POST', `/content/documents/${id}/publish`, { version, publish_at }))
  }
  const isShown = async (shop: Shop, path: string) => (await shop.ask(path)).text.includes('At its time')
  const pages = [staffed, other].flatMap((shop) => places.map(([, path]) => ({ shop, path })))
  for (const { shop, path } of pages) expect([path, await isShown(shop, path)]).toEqual([path, false])
  expect(Date.now()).toBeLessThan(at)
  for (const { shop, path } of pages)
    while (!(await isShown(shop, path))) expect(Date.now(), path).toBeLessThan(at + 2_000)
})

test('a published menu stands in place of the usual one, which is back without it', async () => {
  const linksIn = (html: string, selector: string) => {
    const { document } = new Window()
    document.write(html)
    return [...document.querySelectorAll(`${selector} a`)].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ])
  }
  const own = (title: string, prefix = '') => [title, `${prefix}/shop/category/1`]
  const entry = { type: 'link', title: { en: 'Our valves', id: 'Valve kami' }, url: '/shop/category/1' }
  const usual = linksIn((await other.ask('/shop')).text, '.top-bar-menu')
  expect(usual).toHaveLength(4)
  const topBar = await publish('menu', 'top-bar', { entries: [entry] })
  await publish('menu', 'footer', {
    entries: [{ type: 'button', title: { en: 'Valves', id: 'Valve' }, children: [entry] }],
  })
  await showsWithinASecond(other, '/shop', (html) =>
    linksIn(html, 'footer').some(([title]) => title === 'Our valves'),
  )
  const indonesian = (await other.ask('/id/shop')).text
  expect(linksIn(indonesian, '.top-bar-menu')).toEqual([own('Valve kami', '/id')])
  expect(linksIn(indonesian, 'footer')).toContainEqual(own('Valve kami', '/id'))
  const settings = JSON.parse((await other.ask('/api/v2/website/settings')).text) as { data: object }
  expect(settings.data).not.toHaveProperty('menus')
  await step(topBar, 'unpublish')
  await showsWithinASecond(
    other,
    '/shop',
    (html) => JSON.stringify(linksIn(html, '.top-bar-menu')) === JSON.stringify(usual),
  )
})

test('the preview of a menu shows its entries with their links', async () => {
  const title = (en: string, id: string) => ({ en, id })
  const { id } = await add('menu', 'mobile', {
    entries: [
      {
        type: 'button',
        title: title('Company', 'Perusahaan'),
        children: [{ type: 'link', title: title('About', 'Tentang'), url: '/site/about-us' }],
      },
      { type: 'divider' },
      { type: 'button', title: title('Prices', 'Harga'), data: { currency: 'IDR' } },
      { type: 'link', title: title('Elsewhere', 'Lain'), url: 'https://elsewhere.test' },
    ],
  })
  const link = await call('POST', `/content/documents/${id}/preview`, {})
  const { record } = (JSON.parse(link.text) as { data: { record: { addresses: Record<string, string> } } })
    .data
  for (const [language, company, about, prices, elsewhere, aboutPage] of [
    ['en', 'Company', 'About', 'Prices', 'Elsewhere', '/site/about-us'],
    ['id', 'Perusahaan', 'Tentang', 'Harga', 'Lain', '/id/site/about-us'],
  ] as const) {
    const { document } = new Window()
    document.write((await staffed.ask(record.addresses[language] ?? '')).text)
    const items = [...document.querySelectorAll('main article li:not([role])')]
    expect(items.map((item) => item.textContent)).toEqual([
      `${company} ${about} /site/about-us`,
      `${about} /site/about-us`,
      `${prices} IDR`,
      `${elsewhere} https://elsewhere.test`,
    ])
    const links = items.map((item) => item.querySelector('a')?.getAttribute('href'))
    expect(links).toEqual([aboutPage, aboutPage, undefined, 'https://elsewhere.test'])
  }
})

test.each([
  ['delivery-information', '/site/delivery-information', 'Delivery information', '#rates'],
  ['contact-us', '/site/contact-us', 'Contact us', 'textarea[name=message]'],
  ['contact-us', '/site/contact-us-alt', 'Contact us', 'textarea[name=message]'],
])('the text of %s stands on %s beside what the page has without it', async (slug, path, usual, part) => {
  const read = async (prefix = '') => {
    const { document } = new Window()
    document.write((await other.ask(prefix + path)).text)
    return {
      title: document.querySelector('h1')?.textContent,
      text: document.querySelector('.rich-text')?.textContent,
      hasPart: document.querySelector(part) !== null,
    }
  }
  if (path !== '/site/contact-us-alt') {
    expect(await read()).toEqual({ title: usual, text: undefined, hasPart: true })
    await publish('page', slug, { en: words(`${usual} here`), id: words('Judul') })
    await showsWithinASecond(other, path, (html) => html.includes(`${usual} here</h1>`))
  }
  expect(await read()).toEqual({ title: `${usual} here`, text: 'About us', hasPart: true })
  expect(await read('/id')).toMatchObject({ title: 'Judul', hasPart: true })
})

test.each([
  ['post', '/blog'],
  ['page', '/site'],
])('the old address of a %s leads to its new one, until another is published there', async (kind, folder) => {
  const [old, now] = [`${folder}/warranty`, `${folder}/our-warranty`]
  const published = await publish(kind, 'warranty', { en: words('Warranty'), id: words('Garansi') })
  expect((await other.ask(old)).status).toBe(200)
  const { id, version } = published
  const content = { ...anyContent, en: words('Warranty'), id: words('Garansi') }
  readDocument(await call('PUT', `/content/documents/${id}`, { version, slug: 'our-warranty', content }))
  await expect.poll(async () => (await other.ask(old)).status, { timeout: 1_000 }).toBe(301)
  for (const prefix of ['', '/id']) {
    const { status, headers } = await other.ask(prefix + old)
    expect([status, headers.location]).toEqual([301, prefix + now])
    const moved = await other.ask(prefix + now)
    expect([moved.status, moved.text.includes(`${prefix}${now}"`)]).toEqual([200, true])
  }
  const draft = await add(kind, 'warranty', { en: words('Newer'), id: words('Baru') })
  expect((await other.ask(old)).status).toBe(301)
  await step(draft, 'publish')
  await showsWithinASecond(other, old, (html) => html.includes('Newer</h1>'))
  expect((await other.ask(now)).text).toContain('Warranty</h1>')
})

// @spec §7 Static lists
test('the slides lie in a file that follows each change', async () => {
  const slides = async (language: string) => {
    const { status, text } = await other.ask(`/media/static/slides-${language}.json?t=${performance.now()}`)
    expect(status).toBe(200)
    return (JSON.parse(text) as { data: { records: { title: string }[] } }).data.records.map(
      ({ title }) => title,
    )
  }
  expect(await slides('en')).toEqual([])
  const slide = await publish('home', 'list', {
    block: 'slide',
    to: '/shop/quick-order',
    en: words('Send your list'),
    id: words('Kirim daftar Anda'),
  })
  await publish('home', 'stock', { block: 'text', en: words('Stock'), id: words('Stok') })
  const soon = { timeout: 10_000, interval: 100 }
  await expect.poll(() => slides('en'), soon).toEqual(['Send your list'])
  await expect.poll(() => slides('id'), soon).toEqual(['Kirim daftar Anda'])
  await step(slide, 'unpublish')
  await expect.poll(() => slides('en'), soon).toEqual([])
})
