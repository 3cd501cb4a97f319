import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkOutAs } from '../testing/check-out-as.ts'
import { builtPaths, startDemoShop, type DemoShop } from '../testing/demo-shop.ts'
import { logInDemoUser } from '../testing/log-in.ts'
import { elementsIn, readHtml, textIn, type HtmlElement } from '../testing/read-html.ts'

const languages = ['en', 'id'] as const
type Language = (typeof languages)[number]

/** A route of §2 or of the shop's own, and what opens there. */
interface Route {
  /** As the table of paths writes it. */
  readonly path: string
  /** Guests are led through the login. */
  readonly isForMembers: boolean
  /** What stands at its parameter; a name in braces is that of a record of the member's. */
  readonly of?: string
  /** Where it leads a member who opens it, and a guest. */
  readonly leads?: string
  readonly leadsGuest?: string
  readonly status?: 404
  /** In each language; names in braces as above. */
  readonly title?: readonly [en: string | RegExp, id: string | RegExp]
  /** Is it read by programs? Then it has no landmarks. */
  readonly isFeed?: true
}

const open = (path: string, more: Partial<Route> = {}): Route => ({ path, isForMembers: false, ...more })
const member = (path: string, more: Partial<Route> = {}): Route => ({ path, isForMembers: true, ...more })

const NOT_FOUND = ['Oops! Error 404', 'Ups! Kesalahan 404'] as const
const PRODUCT = [
  'Hex bolt ISO 4017, stainless steel A2-70',
  'Baut segi enam ulir penuh ISO 4017, stainless steel A2-70',
] as const
const ITEM = [
  'Hex bolt ISO 4017 M6 × 12 A2 HB4017-A2-M6X12',
  'Baut segi enam ISO 4017 M6 × 12 A2 HB4017-A2-M6X12',
] as const
/** The product of the pages that only show a layout. */
const SAMPLE = ['Deep groove ball bearing, 62 series', 'Bearing bola alur dalam seri 62'] as const

const routes: readonly Route[] = [
  open('/', {
    title: [
      'Industrial supplies by part number',
      'Part dan perlengkapan industri, lengkap dengan nomor part',
    ],
  }),
  member('/home-two', {
    title: [
      'Industrial supplies by part number',
      'Part dan perlengkapan industri, lengkap dengan nomor part',
    ],
  }),
  open('/shop', { title: ['All products', 'Semua produk'] }),
  open('/shop/category/:id', { title: ['Fasteners', 'Baut & mur (fastener)'], of: '1' }),
  open('/shop/category-list', { title: ['All products', 'Semua produk'] }),
  member('/shop/category-list/:x', { title: ['Fasteners', 'Baut & mur (fastener)'], of: 'fasteners' }),
  open('/shop/category-right-sidebar', { title: ['All products', 'Semua produk'] }),
  member('/shop/catalog', { title: ['All products', 'Semua produk'] }),
  member('/shop/catalog/:x', { title: ['Fasteners', 'Baut & mur (fastener)'], of: 'fasteners' }),
  open('/shop/products/:id', { title: PRODUCT, of: '1' }),
  open('/shop/product/:id', { title: ITEM, of: '{item}' }),
  member('/discount', { title: ['Special offers', 'Penawaran khusus'] }),
  member('/discount/products/:id', { title: PRODUCT, of: '1' }),
  member('/discount/product/:id', { title: ITEM, of: '{item}' }),
  member('/discount/category-grid-4-columns-full', { title: ['Special offers', 'Penawaran khusus'] }),
  open('/shop/cart', { title: ['Cart', 'Keranjang'] }),
  member('/offcanvas-cart', { title: ['Cart', 'Keranjang'] }),
  member('/checkout', { title: ['Checkout', 'Checkout'] }),
  member('/shop/checkout', { leads: '/shop/checkout/{checkout}' }),
  member('/shop/checkout/success', { title: ['Thank you for your order', 'Terima kasih atas pesanan Anda'] }),
  member('/shop/checkout/:id', { title: ['Delivery', 'Pengiriman'], of: '{checkout}' }),
  member('/shop/payment/:id', { title: ['Payment', 'Pembayaran'], of: '{checkout}' }),
  member('/order/:id', { of: '1', leads: '/account/orders/1' }),
  open('/shop/wishlist', { title: ['Wish List', 'Wishlist'] }),
  member('/shop/compare', { title: ['Compare', 'Bandingkan'] }),
  member('/shop/track-order', { title: ['Track order', 'Lacak pesanan'] }),
  member('/shop/category-grid-3-columns-sidebar', { title: ['All products', 'Semua produk'] }),
  member('/shop/category-grid-4-columns-full', { title: ['All products', 'Semua produk'] }),
  member('/shop/category-grid-5-columns-full', { title: ['All products', 'Semua produk'] }),
  member('/shop/product-columnar', { title: SAMPLE }),
  member('/shop/product-sidebar', { title: SAMPLE }),
  member('/shop/product-standard', { title: SAMPLE }),
  member('/shop/quick-order', { title: ['Quick order', 'Pesan Cepat'] }),
  member('/account', { leads: '/account/dashboard' }),
  open('/account/login', { title: ['Log In to Your Account', 'Masuk ke Akun Anda'], leads: '/' }),
  open('/account/logout', { leads: '/', leadsGuest: '/' }),
  open('/account/registrasi', { title: ['Register your company', 'Daftarkan perusahaan Anda'] }),
  open('/account/verification', { title: ['Confirm your email', 'Konfirmasi email Anda'] }),
  open('/account/review', { title: ['Your registration', 'Pendaftaran Anda'] }),
  open('/account/forgot-password', { title: ['Forgot Password', 'Lupa Kata Sandi'] }),
  open('/account/reset-password', { title: ['Choose a New Password', 'Pilih Kata Sandi Baru'] }),
  open('/account/invitation', { title: ['Your invitation', 'Undangan Anda'] }),
  member('/account/profile', { title: ['Edit Profile', 'Ubah Profil'] }),
  member('/account/dashboard', { title: ['Dashboard', 'Dashboard'] }),
  member('/account/orders', { title: ['Order History', 'Riwayat Pesanan'] }),
  member('/account/orders/:id', { title: [/^Order ORD\d\d-\d{5}$/, /^Pesanan ORD\d\d-\d{5}$/], of: '1' }),
  member('/account/orders/:id/return', {
    title: [/^Return items of order ORD\d\d-\d{5}$/, /^Retur barang pesanan ORD\d\d-\d{5}$/],
    of: '1',
  }),
  member('/account/returns', { title: ['Returns', 'Retur'] }),
  member('/account/returns/:id', { title: [/^Return RET\d\d-\d{5}$/, /^Retur RET\d\d-\d{5}$/], of: '1' }),
  member('/account/quotation', { title: ['Quotations', 'Penawaran'] }),
  member('/account/quotation/upload', { title: ['Upload quotation', 'Unggah permintaan penawaran (RFQ)'] }),
  member('/account/quotation/upload/:id', {
    title: [/^Check upload Q\d\d-\d{5}$/, /^Periksa unggahan Q\d\d-\d{5}$/],
    of: '{upload}',
  }),
  member('/account/quotation/:id', {
    title: [/^Quotation Q\d\d-\d{5}$/, /^Penawaran Q\d\d-\d{5}$/],
    of: '1',
  }),
  member('/account/trackorder', { title: ['Track order', 'Lacak pesanan'] }),
  member('/account/trackorder/:id', {
    title: [/^Delivery SJ\d\d-\d{5}$/, /^Pengiriman SJ\d\d-\d{5}$/],
    of: '1',
  }),
  member('/account/addresses', { title: ['Addresses', 'Alamat'] }),
  member('/account/addresses/add', { title: ['Add a new address', 'Tambah alamat baru'] }),
  member('/account/addresses/:id', { title: ['Edit Address', 'Ubah Alamat'], of: '1' }),
  member('/account/part-numbers', { title: ['Own part numbers', 'Nomor barang sendiri'] }),
  member('/account/password', { title: ['Password', 'Kata Sandi'] }),
  member('/account/members', { title: ['Members', 'Anggota'] }),
  member('/account/sessions', { title: ['Your devices', 'Perangkat Anda'] }),
  member('/account/lists', { title: ['Saved lists', 'Daftar belanja'] }),
  member('/account/lists/:id', {
    title: ['Suku cadang konveyor lini 2', 'Suku cadang konveyor lini 2'],
    of: '1',
  }),
  member('/account/balance', { title: ['Balance', 'Saldo'] }),
  member('/account/invoices', { title: ['Invoices', 'Daftar Invoice'] }),
  member('/account/invoices/:id', {
    title: [/^Invoice INV\/\d{4}\/\d{6}$/, /^Invoice INV\/\d{4}\/\d{6}$/],
    of: '1',
  }),
  member('/account/invoices/:id/pay', {
    title: [/^Pay invoice INV\/\d{4}\/\d{6}$/, /^Bayar invoice INV\/\d{4}\/\d{6}$/],
    of: '{unpaid}',
  }),
  open('/web/signup/verify', { title: ['Confirm your email', 'Konfirmasi email Anda'] }),
  open('/web/signup/verify/:x', { title: ['Confirm your email', 'Konfirmasi email Anda'], of: 'abc' }),
  open('/blog', { title: ['Engineering blog', 'Blog teknik'] }),
  open('/blog/post-classic', { title: ['{post_en}', '{post_id}'] }),
  open('/blog/category-classic', { title: ['Engineering blog', 'Blog teknik'] }),
  open('/blog/category-grid', { title: ['Engineering blog', 'Blog teknik'] }),
  open('/blog/category-left-sidebar', { title: ['Engineering blog', 'Blog teknik'] }),
  open('/blog/category-list', { title: ['Engineering blog', 'Blog teknik'] }),
  open('/blog/post-full', { title: ['{post_en}', '{post_id}'] }),
  open('/blog/rss.xml', { title: ['Engineering blog', 'Blog teknik'], isFeed: true }),
  open('/blog/atom.xml', { title: ['Engineering blog', 'Blog teknik'], isFeed: true }),
  open('/blog/:x', {
    title: ['8.8, 10.9 and the torque on the wrench', '8.8, 10.9, dan angka di kunci momen'],
    of: 'bolt-torque',
  }),
  open('/site/about-us', { title: ['About us', 'Tentang kami'] }),
  open('/site/contact-us', { title: ['Contact us', 'Hubungi kami'] }),
  open('/site/contact-us-alt', { title: ['Contact us', 'Hubungi kami'] }),
  open('/site/delivery-information', { title: ['Delivery information', 'Informasi pengiriman'] }),
  open('/site/privacy', { title: ['Privacy notice', 'Pemberitahuan privasi'] }),
  open('/site/terms', { title: ['Terms of business', 'Syarat dan ketentuan'] }),
  open('/site/faq', { title: ['Frequently asked questions', 'Pertanyaan yang sering diajukan'] }),
  open('/site/not-found', { title: NOT_FOUND, status: 404 }),
  open('/site/components', { title: ['Components', 'Komponen'] }),
  open('/site/typography', { title: ['Typography', 'Tipografi'] }),
  open('/site/brands', { title: ['Brands', 'Merek'] }),
  open('/site/returns', { title: ['Returns', 'Retur barang'] }),
  open('/site/preview', { title: NOT_FOUND, status: 404 }),
  open('/site/site-map', { title: ['Site map', 'Peta situs'] }),
  open('/site/:x', { title: NOT_FOUND, of: 'nothing-written', status: 404 }),
]

let shop: DemoShop
let cookie: string
/** What names in braces stand for. */
let records: Readonly<Record<string, string>>
beforeAll(async () => {
  shop = await startDemoShop()
  cookie = await logInDemoUser(shop, 'owner')
  const list = async (path: string, language: Language = 'en') => {
    const headers = { cookie, 'accept-language': language }
    const { text } = await shop.ask(`/api${path}`, { headers })
    const { data } = JSON.parse(text) as { data: { records: Record<string, unknown>[] } }
    return data.records
  }
  const [upload] = await list('/v2/order/quotation/upload')
  const [item] = await list('/v2/product/header/1/item')
  const unpaid = (await list('/v2/invoice/invoice')).find(({ amount_due: due }) => Number(due) > 0)
  const [[post], [postInIndonesian]] = [await list('/blog/post'), await list('/blog/post', 'id')]
  records = {
    post_en: String(post?.['title']),
    post_id: String(postInIndonesian?.['title']),
    checkout: String(await checkOutAs(shop, { cookie })),
    upload: String(upload?.['quotation_id']),
    item: String(item?.['id']),
    unpaid: String(unpaid?.['id']),
  }
}, 120_000)
afterAll(() => shop?.stop())

const fillRecords = (text: string) => text.replace(/\{(\w+)\}/, (_, name: string) => records[name] ?? '')
const fillAddress = ({ path, of = '' }: Route) => path.replace(/:\w+/, fillRecords(of))
const below = (prefix: string, path: string) => (path === '/' && prefix !== '' ? prefix : prefix + path)

test('the table has every path of the shop', async () => {
  const built = (await builtPaths()).map(({ path, guests }) => [path, !guests] as const)
  expect(new Map(routes.map(({ path, isForMembers }) => [path, isForMembers]))).toEqual(new Map(built))
  expect(routes).toHaveLength(built.length)
})

/** What is wrong with the page of a route: its title, its language, or its landmarks. */
const faultsIn = (html: string, language: Language, { title, isFeed }: Pick<Route, 'title' | 'isFeed'>) => {
  const wanted = title?.[languages.indexOf(language)]
  if (isFeed) return html.includes(`<title>${String(wanted)} | `) ? [] : ['another title']
  const elements = elementsIn(readHtml(html))
  const listElements = (name: string) => elements.filter((element) => element.name === name)
  const found = listElements('title').map((element) => textIn(element).replaceAll(/\s+/g, ' '))
  const ofSite = (name: string) =>
    listElements(name).filter(({ attributes }) => attributes.get('class')?.startsWith('site'))
  const landmarks: Readonly<Record<string, readonly HtmlElement[]>> = {
    main: listElements('main'),
    heading: listElements('h1'),
    'heading in main': listElements('main')
      .flatMap(elementsIn)
      .filter(({ name }) => name === 'h1'),
    header: ofSite('header'),
    footer: ofSite('footer'),
  }
  const bare = found.join().replace(/ \| Pasok Demo$/, '')
  return [
    ...((typeof wanted === 'object' ? wanted.test(bare) : bare === fillRecords(String(wanted)))
      ? []
      : [`the title is "${bare}"`]),
    ...(listElements('html')[0]?.attributes.get('lang') === language ? [] : ['another language']),
    ...Object.entries(landmarks).flatMap(([name, { length }]) =>
      length === 1 ? [] : [`${length} of ${name}`],
    ),
  ]
}

describe.each([
  ['en', ''],
  ['id', '/id'],
] as const)('in %s', (language, prefix) => {
  /** Opens a route and answers where it leads, or what is wrong with its page. */
  const openRoute = async (route: Route, headers: Readonly<Record<string, string>>) => {
    const { status, headers: answered, text } = await shop.ask(below(prefix, fillAddress(route)), { headers })
    if (answered.location !== undefined) return [status, answered.location]
    // Search engines are guests; members' documents carry nothing for them.
    const isDescribed = /<meta name="description" content="[^"]{16,}"/.test(text)
    const isSearched = headers.cookie === undefined && status === 200 && !route.isFeed
    return [
      status,
      ...faultsIn(text, language, route),
      ...(isSearched && !isDescribed ? ['no description'] : []),
    ]
  }

  // @spec §2 Prefix: every route
  test.each(routes)('$path opens for a guest, or leads through the login', async (route) => {
    const { isForMembers, leadsGuest, status = 200 } = route
    const home = below(prefix, '/')
    const next = encodeURIComponent(below(prefix, fillAddress(route)))
    const expected = isForMembers
      ? [302, `${home}?next=${next}`]
      : leadsGuest === undefined
        ? [status]
        : [302, below(prefix, leadsGuest)]
    expect(await openRoute(route, {})).toEqual(expected)
  })

  test.each(routes)('$path opens for a member', async (route) => {
    const { leads, status = 200 } = route
    const expected = leads === undefined ? [status] : [302, below(prefix, fillRecords(leads))]
    expect(await openRoute(route, { cookie })).toEqual(expected)
  })
})

describe.each([
  // @spec §2 Prefix: default locale
  ['/en', 308, ''],
  // @spec §2 Prefix: capital ID
  ['/ID', 308, '/id'],
  // @spec §2 Prefix: unsupported
  ['/xx', 404, undefined],
] as const)('below %s', (prefix, status, moved) => {
  test.each(routes)(`$path answers ${status} to guests and members`, async (route) => {
    const path = fillAddress(route)
    const to = moved === undefined ? undefined : below(moved, path)
    for (const headers of [{}, { cookie }]) {
      const reply = await shop.ask(below(prefix, path), { headers })
      expect([reply.status, reply.headers.location]).toEqual([status, to])
      if (status === 404) {
        expect(faultsIn(reply.text, 'en', { title: NOT_FOUND })).toEqual([])
        expect(reply.text).toContain('>This page could not be found.<')
      }
    }
  })
})
