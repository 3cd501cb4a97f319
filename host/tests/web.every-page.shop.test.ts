import { below, builtPages, demoUsers, PREFIXES, staff, waiting, type BuiltPage } from '@pasok/demo'
import * as words from '@pasok/words'
import { currencies, fieldErrorWords, paymentMethodWords, paymentUnavailableWords } from '@pasok/words'
import { catalogue } from '@pasok/server'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Window, type Document } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startMarkedShop, type MarkedShop } from '../testing/marked-shop.ts'
import { readPageTexts, findUnmarkedText } from '../testing/read-page-texts.ts'
import { findViolations } from '../testing/find-violations.ts'
import { checkOutAs, placeOrderAs } from '../testing/check-out-as.ts'
import { logInDemoUser } from '../testing/log-in.ts'

let shop: MarkedShop
let known: ReadonlySet<string>
/** The ids of a quotation of the owner's that can be ordered, and of an order. */
let quotation: number
let order: number
beforeAll(async () => {
  shop = await startMarkedShop()
  quotation = await checkOutAs(shop, await openSession('owner'))
  order = await placeOrderAs(shop, await openSession('other-buyer'))
  known = new Set([...NAMES, ...CURRENCIES, ...shop.partNumbers, ...(await knownNames())])
}, 60_000)
afterAll(() => shop?.stop())

/** What is called the same in both languages; the last is the shop where its own name could not be loaded. */
const NAMES = ['facebook', 'tiktok', 'instagram', 'linkedin', 'Rp', '(Rp.)', 'Diskon', 'Pasok']
/** What the server calls its currencies, as the menu writes them. */
const CURRENCIES = currencies.flatMap(({ name, symbol }) =>
  Object.values(name).map((one) => `${one} (${symbol})`),
)
/** The style guide names the files of its components. */
const KIT = ['kit', 'records'].map((name) => ({
  name: `ui/${name}`,
  path: join(import.meta.dirname, '../../ui', name),
}))
const LISTS = [
  'province',
  'city?province_id=32',
  'district?city_id=3216',
  'subdistrict?district_id=321606',
  'company_type?limit=250',
  'customer_department?limit=250',
  'customer_classification?limit=250',
  'customer_industry?limit=250',
  'industrial_estate?limit=250',
]

/**
 * What stands on pages as it is, by words and whole: what the demo users wrote and are called, the country's areas,
 * official lists, and what the API says of fields, which comes from the server, where nothing is marked.
 */
const knownNames = async (): Promise<string[]> => {
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(textsIn)
        : []
  const read = async (path: string, headers: Readonly<Record<string, string>>) =>
    textsIn(JSON.parse((await shop.ask(path, { headers })).text))
  const listed: string[] = []
  for (const list of LISTS)
    for (const language of ['en', 'id'])
      listed.push(...(await read(`/api/v1/res/${list}`, { 'accept-language': language })))
  const zones = await Promise.all(
    ['en', 'id'].map((language) => read('/api/v2/website/delivery', { 'accept-language': language })),
  )
  const kit = await Promise.all(
    KIT.map(async ({ name, path }) =>
      (await readdir(path, { recursive: true })).map((file) => `${name}/${file}`),
    ),
  )
  // They come from a package, whose texts are not marked.
  const labels = textsIn(
    Object.entries(words).flatMap(([name, value]) => (/Labels?$/.test(name) ? [value] : [])),
  )
  const people = textsIn([demoUsers, waiting, staff])
  const initials = people.map((name) => name.replace(/(\S)\S*\s*/g, '$1'))
  const addresses = await read('/api/delivery/address', await openSession('owner'))
  const methods = textsIn([paymentUnavailableWords, ...paymentTexts()])
  for (const language of ['en', 'id'])
    methods.push(
      ...(await read(`/api/v2/order/quotation/${quotation}/delivery-method`, {
        ...(await openSession('owner')),
        'accept-language': language,
      })),
    )
  // The server names these attributes by itself, and the panel writes the unit behind.
  const attributes = catalogue.productAttributes.flatMap(({ name_en, name_id, unit }) =>
    [name_en, name_id].flatMap((name) => [name, ...(unit === null ? [] : [`${name} (${unit})`])]),
  )
  return [
    ...kit.flat(),
    ...attributes,
    ...labels,
    ...[...people, ...labels, ...initials, ...addresses, ...listed, ...zones.flat()].flatMap((text) =>
      text.split(/\s+/).map((word) => word.replace(/[.,;]$/, '')),
    ),
    ...listed,
    ...methods.flatMap((text) => text.split(/\s+/).map((word) => word.replace(/[.,;]$/, ''))),
    ...Object.values(fieldErrorWords).flatMap((words) => [words.en({}), words.id({})]),
  ]
}

const paymentTexts = (): string[] =>
  Object.values(paymentMethodWords).flatMap(({ name, description }) => [
    ...Object.values(name),
    ...Object.values(description).map((text) => text({ days: 30 })),
  ])

const sessions = new Map<string, string>()
/** The headers of a demo user, or of a guest. */
const openSession = async (who: string | undefined): Promise<Readonly<Record<string, string>>> => {
  if (who === undefined) return {}
  if (!sessions.has(who)) sessions.set(who, await logInDemoUser(shop, who))
  return { cookie: sessions.get(who) ?? '' }
}

/** A page as its HTML alone makes it: no script has run. */
const openDocument = async ({ path, as }: BuiltPage, prefix: string): Promise<Document> => {
  const { text } = await shop.ask(below(prefix, path), { headers: await openSession(as) })
  const { document } = new Window()
  document.write(text)
  return document
}

/** Further texts, on pages that are laid out as another. */
const others = [
  '/fr/shop',
  '/shop?page=2',
  '/shop?keyword=CDQ2B20-',
  '/shop?keyword=6204-2RT',
  '/shop?keyword=rodalka+bearng',
  '/shop/category/1?keyword=qqqqzz',
  '/shop/products/12',
  '/?next=%2Faccount%2Fpassword',
].map((path): BuiltPage => ({ name: path, path }))

/** What of a page comes from elsewhere than words or data, and what of it keeps somebody out. */
const pageErrors = async (page: BuiltPage, prefix: string): Promise<string[]> => {
  const document = await openDocument(page, prefix)
  const texts = readPageTexts(document)
  const elsewhere = texts.flatMap((text) => findUnmarkedText(text, known) ?? [])
  return [
    ...(texts.length > 20 ? elsewhere : ['there is hardly a text']),
    ...(await findViolations(document)),
  ]
}

describe.each(PREFIXES)('below %j', (prefix) => {
  // @spec §1 Languages: Indonesian
  test.each([...builtPages, ...others])(
    '$name has no accessibility violations, and every text of it comes from words or from data',
    async (page) => {
      expect(await pageErrors(page, prefix)).toEqual([])
    },
  )

  test.each([
    'start',
    // @spec §2 Route: shop checkout by id
    'delivery',
    'delivery-viewer',
    'payment',
    // @spec §2 Route: checkout success
    'placed',
    'placed-latest',
  ])('so does the %s of a checkout', async (name) => {
    const [path, as] = {
      start: ['/checkout', 'buyer'],
      delivery: [`/shop/checkout/${quotation}`, 'owner'],
      'delivery-viewer': [`/shop/checkout/${quotation}`, 'viewer'],
      payment: [`/shop/payment/${quotation}`, 'owner'],
      placed: [`/shop/checkout/success?order=${order}`, 'other-buyer'],
      'placed-latest': ['/shop/checkout/success', 'other-buyer'],
    }[name] as [string, string]
    expect(await pageErrors({ name, path, as }, prefix)).toEqual([])
  })

  test('so does a product with a chapter of its own, local content and a national standard', async () => {
    const { text } = await shop.ask('/api/v2/website/search?keyword=VMB6-1P-C02')
    const { data } = JSON.parse(text) as { data: { products: { records: { parent_id: number }[] } } }
    const path = `/shop/products/${data.products.records[0]?.parent_id}`
    expect(await pageErrors({ name: path, path }, prefix)).toEqual([])
  })
})

/** Why a page is not in `builtPages`. */
const notListed: Readonly<Record<string, string>> = {
  '/account': 'leads to the dashboard',
  '/account/logout': 'logs out',
  '/order/:id': 'leads to an order',
  '/shop/checkout': 'leads to the open checkout',
  '/web/signup/verify': 'answers a form',
  '/blog/rss.xml': 'is a feed',
  '/blog/atom.xml': 'is a feed',
  '/site/preview': 'has a signed link',
  '/site/:x': 'shows any other page that staff write, as about us is shown',
  '/checkout': 'needs a cart: the checkout above',
  '/shop/checkout/:id': 'the checkout above',
  '/shop/payment/:id': 'the checkout above',
  '/shop/checkout/success': 'the checkout above',
  '/account/orders/:id': 'needs an order: journeys',
  '/account/orders/:id/return': 'needs a delivered order: journeys',
  '/account/returns/:id': 'needs a return: journeys',
  '/account/quotation/upload/:id': 'needs an upload: journeys',
  '/account/quotation/:id': 'needs a quotation: journeys',
  '/account/trackorder/:id': 'needs a delivery: journeys',
  '/account/invoices/:id': 'needs an invoice: journeys',
  '/account/invoices/:id/pay': 'needs an invoice: journeys',
}

test('every page of the shop is in builtPages, or has a reason why not', async () => {
  const { paths } = (await import(pathToFileURL(join(inject('build'), 'server/index.js')).href)) as {
    paths: readonly { readonly path: string; readonly page?: string }[]
  }
  const listed = builtPages.map(({ path }) => path.replace(/[?#].*/, ''))
  const fixed = new Set(paths.map(({ path }) => path))
  const isListed = (path: string) => {
    if (!path.includes(':')) return listed.includes(path)
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
    return listed.some((one) => !fixed.has(one) && pattern.test(one))
  }
  const missing = paths.flatMap(({ path, page }) => (page !== undefined && !isListed(path) ? [path] : []))
  expect(missing.toSorted()).toEqual(Object.keys(notListed).toSorted())
})
