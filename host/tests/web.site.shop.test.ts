import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { toDemoEmail, PASSWORD } from '@pasok/demo'
import { content, openDatabase } from '@pasok/server'
import { Window } from 'happy-dom'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadDemoUsers } from '../demo/load-demo-users.ts'
import { shopForAll } from '../testing/shop-for-all.ts'
import { newFolder, ownFiles, startShop } from '../testing/shop.ts'
import { findViolations } from '../testing/find-violations.ts'
import { newVisitor, type Visitor } from '../testing/visitor.ts'

const shop = shopForAll()
let member: Visitor

/** A post in both languages, shown from a day on. */
const post = (slug: string, day: string) => ({
  [`blog/${slug}.en.md`]: `---\ntitle: ${slug}\nsummary: S\nstate: published\npublish_at: ${day}T08:00:00+07:00\n---\nText.\n`,
  [`blog/${slug}.id.md`]: `---\ntitle: Tulisan ${slug}\nsummary: S\n---\nTeks.\n`,
})
/** What the shop says of itself. */
const texts = {
  'pages/about-us.en.md':
    '---\ntitle: About us\nsummary: An invented shop for tests.\nstate: published\n---\nWe sell parts.\n\n## Content\n',
  'pages/about-us.id.md':
    '---\ntitle: Tentang kami\nsummary: Toko rekaan untuk uji.\n---\nKami menjual part.\n',
  'pages/warranty.en.md': '---\ntitle: Our warranty\nstate: published\n---\nA year.\n',
  'pages/warranty.id.md': '---\ntitle: Garansi kami\n---\nSatu tahun.\n',
  'pages/later.en.md': '---\ntitle: Later\npublish_at: 2999-01-01T08:00:00+07:00\n---\nLater.\n',
  'pages/later.id.md': '---\ntitle: Nanti\n---\nNanti.\n',
  'team/01-ade.en.md':
    '---\ntitle: Ade Uji\nrole: Director\nstate: published\n---\nBuys drawings.\n\n## Content\n',
  'team/01-ade.id.md': '---\ntitle: Ade Uji\nrole: Direktur\n---\nMembeli gambar.\n',
  'faq/01-tax.en.md':
    '---\ntitle: Do prices include VAT?\ntopic: Prices\nstate: published\n---\nNo, [PPN](/site/terms) is added.\n\n#### List\n',
  'faq/01-tax.id.md': '---\ntitle: Apakah harga termasuk PPN?\ntopic: Harga\n---\nBelum, PPN ditambahkan.\n',
  'faq/02-list.en.md':
    '---\ntitle: Can I send a list?\ntopic: Ordering\nstate: published\n---\nYes, as .xlsx.\n\n#### List\n',
  'faq/02-list.id.md': '---\ntitle: Bisakah mengirim daftar?\ntopic: Pemesanan\n---\nBisa, sebagai .xlsx.\n',
  'home/01-list.en.md':
    '---\ntitle: Send a list\naction: Upload\nblock: slide\nto: /shop/quick-order\nstate: published\n---\n',
  'home/01-list.id.md': '---\ntitle: Kirim daftar\naction: Unggah\n---\n',
  ...post('older', '2026-06-01'),
  ...post('newer', '2026-06-02'),
  ...post('of-tomorrow', '2999-01-01'),
}
beforeAll(async () => {
  const database = await openDatabase(shop.url, { role: 'batch' })
  await loadDemoUsers(database, new Date())
  const folder = await mkdtemp(join(tmpdir(), 'pasok-content-'))
  for (const [file, text] of Object.entries(texts)) {
    await mkdir(join(folder, dirname(file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  const storePicture = () => Promise.reject(new Error('there is no picture'))
  const announce = async () => {}
  await content.importContent({ db: database.db, folder, storePicture, announce, now: new Date() })
  await rm(folder, { recursive: true })
  await database.close()
  member = newVisitor(shop.ask)
  await member.logIn('buyer')
})

const parseDocument = (html: string) => {
  const { document } = new Window()
  document.write(html)
  return document
}

interface SitePage {
  readonly path: string
  readonly title: Readonly<Record<'en' | 'id', string>>
  readonly status?: number
  /** Search engines are not to list it. */
  readonly isHidden?: true
}

const pages: readonly SitePage[] = [
  // @spec §2 Route: about us
  { path: '/site/about-us', title: { en: 'About us', id: 'Tentang kami' } },
  // @spec §2 Route: faq
  {
    path: '/site/faq',
    title: { en: 'Frequently asked questions', id: 'Pertanyaan yang sering diajukan' },
  },
  // @spec §2 Route: contact us
  // @spec §6 Guest: about, contact, terms
  { path: '/site/contact-us', title: { en: 'Contact us', id: 'Hubungi kami' } },
  // @spec §2 Route: contact us alt
  { path: '/site/contact-us-alt', title: { en: 'Contact us', id: 'Hubungi kami' }, isHidden: true },
  // @spec §2 Route: delivery information
  {
    path: '/site/delivery-information',
    title: { en: 'Delivery information', id: 'Informasi pengiriman' },
  },
  // @spec §2 Route: privacy
  { path: '/site/privacy', title: { en: 'Privacy notice', id: 'Pemberitahuan privasi' } },
  // @spec §2 Route: terms
  { path: '/site/terms', title: { en: 'Terms of business', id: 'Syarat dan ketentuan' } },
  // @spec §2 Footer: brands, returns, site map
  { path: '/site/brands', title: { en: 'Brands', id: 'Merek' } },
  { path: '/site/site-map', title: { en: 'Site map', id: 'Peta situs' } },
  // @spec §2 Route: not found
  {
    path: '/site/not-found',
    title: { en: 'Oops! Error 404', id: 'Ups! Kesalahan 404' },
    status: 404,
    isHidden: true,
  },
  // @spec §2 Route: components
  { path: '/site/components', title: { en: 'Components', id: 'Komponen' }, isHidden: true },
  // @spec §2 Route: typography
  { path: '/site/typography', title: { en: 'Typography', id: 'Tipografi' }, isHidden: true },
]

describe.each(pages)('$path', ({ path, title, status = 200, isHidden }) => {
  // @spec §1 Guest: reads static pages
  test.each([
    ['a guest', 'en', ''],
    ['a guest', 'id', '/id'],
    ['a member', 'en', ''],
    ['a member', 'id', '/id'],
  ] as const)('%s reads it in %s', async (who, language, prefix) => {
    const requested = prefix + path
    const page = who === 'a member' ? await member.open(requested) : await shop.ask(requested)
    expect(page.status).toBe(status)
    const document = parseDocument(page.text)
    expect(document.documentElement.lang).toBe(language)
    expect(document.title.split(' | ')[0]).toBe(title[language])
    const main = document.querySelectorAll('main')
    expect(main).toHaveLength(1)
    expect(main[0]?.querySelectorAll('h1')).toHaveLength(1)
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
    const alternates = [...document.querySelectorAll('link[hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      new URL(link.getAttribute('href') ?? '').pathname,
    ])
    if (isHidden) {
      expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
      expect(canonical).toBeUndefined()
    } else {
      expect(new URL(canonical ?? '').pathname).toBe(requested)
      expect(alternates).toEqual([
        ['en', path],
        ['id', `/id${path}`],
        ['x-default', path],
      ])
      const steps = [language === 'en' ? 'Home' : 'Beranda', title[language]]
      if (who === 'a guest') expect(stepsIn(page.text)).toEqual(steps)
      const trail = document.querySelector('main nav ol')?.querySelectorAll('a') ?? []
      expect([...trail].map((step) => step.textContent)).toEqual(steps)
    }
    const description = document.querySelector('meta[name=description]')?.getAttribute('content')
    if (status === 200 && who === 'a guest') expect(description?.length).toBeGreaterThan(15)
  })

  test.each([
    ['/en', 308, path],
    ['/ID', 308, `/id${path}`],
    ['/xx', 404, undefined],
  ])('below %s it answers %i and leads to %s', async (prefix, answered, to) => {
    const { status: given, headers } = await shop.ask(prefix + path)
    expect([given, headers.location]).toEqual([answered, to])
  })
})

/** The names of the way to a page, as search engines read it. */
const stepsIn = (html: string): string[] => {
  const trail = things(html).find((thing) => thing['@type'] === 'BreadcrumbList') as
    | { itemListElement: { name: string }[] }
    | undefined
  return trail?.itemListElement.map(({ name }) => name) ?? []
}

const things = (html: string): { readonly '@type': string }[] => {
  const json = parseDocument(html).querySelector('script[type="application/ld+json"]')?.textContent ?? '{}'
  return (JSON.parse(json) as { '@graph'?: { '@type': string }[] })['@graph'] ?? []
}

test('the contact page says who runs the shop and where, and the way to it, for search engines', async () => {
  const found = things((await shop.ask('/id/site/contact-us')).text)
  expect(found.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'Organization'])
  expect(found[0]).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Beranda' },
      { position: 2, name: 'Hubungi kami' },
    ],
  })
})

describe('a page that staff wrote', () => {
  test.each([
    ['', 'Our warranty'],
    ['/id', 'Garansi kami'],
  ])(
    'is on the site map below %j once it is published, and no page is there twice',
    async (prefix, title) => {
      const main = parseDocument((await shop.ask(`${prefix}/site/site-map`)).text).querySelectorAll(
        'main li a',
      )
      const links = [...main].map((link) => [link.getAttribute('href'), link.textContent])
      expect(links).toContainEqual([`${prefix}/site/warranty`, title])
      expect(links.filter(([path]) => path === `${prefix}/site/about-us`)).toHaveLength(1)
      expect(links.filter(([path]) => path?.endsWith('/site/later'))).toEqual([])
    },
  )

  test('is in the sitemap, beside the pages that are always there', async () => {
    const { text } = await shop.ask('/sitemap/pages-1.xml')
    const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
    const inEnglish = paths.filter((path) => path !== '/id' && !path.startsWith('/id/'))
    expect(inEnglish.filter((path) => !path.startsWith('/blog/')).toSorted()).toEqual([
      '/',
      '/blog',
      '/shop',
      '/site/about-us',
      '/site/brands',
      '/site/contact-us',
      '/site/delivery-information',
      '/site/faq',
      '/site/privacy',
      '/site/returns',
      '/site/site-map',
      '/site/terms',
      '/site/warranty',
    ])
    expect(paths).toHaveLength(2 * inEnglish.length)
    const about = /<url><loc>[^<]*\/site\/about-us<\/loc>.*?<\/url>/.exec(text)?.[0]
    expect(about).toContain('<lastmod>')
  })
})

// @spec §2 Contact page: map
test('without tiles of a map the contact page draws where the shop is, with coordinates and a link', async () => {
  const document = parseDocument((await shop.ask('/site/contact-us')).text)
  const map = document.querySelector('main svg[role=img]')
  expect(map?.getAttribute('aria-label')).toMatch(/^Map of .+ at 6\.\d{4}° S, 107\.\d{4}° E$/)
  expect(map?.querySelectorAll('image')).toHaveLength(0)
  expect(map?.querySelectorAll('text').length).toBeGreaterThan(2)
  expect(document.querySelector('a[href^="https://www.openstreetmap.org/?mlat=-6."]')).not.toBeNull()
})

test('with tiles named by the settings the contact page shows them, whom they are from, and the same pin', async () => {
  const folder = await newFolder()
  const config = join(folder, 'shop.json')
  const own = JSON.parse(await readFile(ownFiles.SHOP_CONFIG, 'utf8')) as object
  const tiles = { address: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Map of tests' }
  const location = { latitude: -6.3117, longitude: 107.1442, tiles }
  await writeFile(config, JSON.stringify({ ...own, location }))
  const mapped = await startShop({ DATABASE_URL: shop.url, VAR_DIR: folder, SHOP_CONFIG: config })
  try {
    const { headers, text } = await mapped.ask('/site/contact-us')
    const document = parseDocument(text)
    const map = document.querySelector('main svg[role=img]')
    const images = [...(map?.querySelectorAll('image') ?? [])].map((image) => image.getAttribute('href'))
    expect(images.length).toBeGreaterThan(4)
    for (const address of images) expect(address).toMatch(/^https:\/\/tiles\.example\/15\/\d+\/\d+\.png$/)
    expect(map?.getAttribute('aria-label')).toContain('6.3117° S, 107.1442° E')
    expect(document.querySelector('main figcaption')?.textContent).toContain('© Map of tests')
    expect(await findViolations(document)).toEqual([])
    const readImageSources = (policy: unknown) => /img-src ([^;]*)/.exec(String(policy))?.[1]
    expect(readImageSources(headers['content-security-policy'])).toContain('https://tiles.example')
    const drawn = await shop.ask('/site/contact-us')
    expect(readImageSources(drawn.headers['content-security-policy'])).toBe("'self' data:")
    expect(drawn.text).not.toContain('tiles.example')
  } finally {
    await mapped.stop()
    await rm(folder, { recursive: true })
  }
})

// @spec §2 About page: team
test('the about page says what the shop is, and presents its people', async () => {
  const page = await newVisitor(shop.ask).open('/id/site/about-us')
  for (const text of [
    'Toko rekaan untuk uji.',
    'Kami menjual part.',
    'Ade Uji',
    'Direktur',
    'Membeli gambar.',
  ])
    expect(page.read).toContain(text)
  expect(things(page.text).map((thing) => thing['@type'])).toContain('Organization')
})

test.each(['/site/about-us', '/site/faq'])(
  'headings of the texts on %s have ids of their own',
  async (path) => {
    const document = parseDocument((await shop.ask(path)).text)
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(document.querySelectorAll('.rich-text [id]')).toHaveLength(2)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  },
)

describe('the page of questions', () => {
  // @spec §2 FAQ page
  test('has each question with its answer at an address of its own, by topics, for search engines too', async () => {
    const { text } = await shop.ask('/site/faq')
    const document = parseDocument(text)
    expect([...document.querySelectorAll('main h2')].map(({ textContent }) => textContent)).toEqual([
      'Prices',
      'Ordering',
    ])
    expect(document.querySelector('#tax')?.textContent).toContain('No, PPN is added.')
    expect(document.querySelector('#tax h3 a')?.getAttribute('href')).toBe('#tax')
    expect(things(text)).toContainEqual({
      '@type': 'FAQPage',
      mainEntity: [
        ['Do prices include VAT?', 'No, PPN is added.\nList'],
        ['Can I send a list?', 'Yes, as .xlsx.\nList'],
      ].map(([name, answer]) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    })
  })

  test('is searched without scripts, in questions and answers', async () => {
    const findQuestions = async (keyword: string) => {
      const { text } = await shop.ask(`/site/faq?${new URLSearchParams({ keyword }).toString()}`)
      return [...parseDocument(text).querySelectorAll('main h3')].map(({ textContent }) => textContent)
    }
    expect(await findQuestions('XLSX list')).toEqual(['Can I send a list?'])
    expect(await findQuestions('vat')).toEqual(['Do prices include VAT?'])
    expect(await findQuestions('<script>')).toEqual([])
  })
})

describe('the form of the contact page', () => {
  const message = {
    name: 'Sri Wahyuni',
    company: '',
    email: 'sri@toko.test',
    phone: '',
    message: 'Do you cut 6204 bearings to order?',
    website: '',
  }

  test.each([
    ['/site/contact-us', "Thank you. We've received your message and will reply to sri@toko.test."],
    [
      '/id/site/contact-us-alt',
      'Terima kasih. Pesan Anda sudah kami terima dan akan kami balas ke sri@toko.test.',
    ],
  ])('on %s is sent without scripts', async (path, thanks) => {
    const page = await newVisitor(shop.ask).send(path, message)
    expect([page.status, page.path]).toEqual([200, path])
    expect(page.read).toContain(thanks)
  })

  test('that is not complete says so at its fields, and keeps what was typed as text', async () => {
    const typed = '"><script>alert(1)</script>'
    const page = await newVisitor(shop.ask).send('/site/contact-us', {
      ...message,
      name: typed,
      email: 'sri@toko',
    })
    expect(page.status).toBe(400)
    const document = parseDocument(page.text)
    expect(document.querySelector('#contact-email')?.getAttribute('aria-invalid')).toBe('true')
    expect(document.querySelector('#contact-email-error')?.textContent).not.toBe('')
    expect(document.querySelector('#contact-name')?.getAttribute('value')).toBe(typed)
    expect(page.text).not.toContain('<script>alert')
  })

  test('knows the name and the address of who is logged in', async () => {
    const document = parseDocument((await member.open('/site/contact-us')).text)
    expect(document.querySelector('#contact-name')?.getAttribute('value')).not.toBe('')
    expect(document.querySelector('#contact-email')?.getAttribute('value')).toContain('@')
  })

  test('is never shown filled in by another person', async () => {
    const [mine, other] = [await member.open('/site/contact-us'), await shop.ask('/site/contact-us')]
    const email = parseDocument(mine.text).querySelector('#contact-email')?.getAttribute('value') ?? 'none'
    expect(other.text).not.toContain(email)
  })
})

test('the brands page names each brand under its letter, with its products, and leads to them', async () => {
  const document = parseDocument((await shop.ask('/site/brands')).text)
  const brands = JSON.parse((await shop.ask('/api/v2/product/brand?limit=100')).text) as {
    data: { records: { id: number; name: string; product_count: number }[] }
  }
  const links = [...document.querySelectorAll('main section li a')].map((link) => {
    const brand = new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('filter_brand')
    const count = link.parentElement?.textContent?.match(/(\d[\d,]*) products?$/)?.[1]
    return `${link.textContent} ${brand?.split('_').at(-1)} ${count}`
  })
  const expected = brands.data.records.map(
    ({ id, name, product_count }) => `${name} ${id} ${product_count.toLocaleString('en')}`,
  )
  expect(links.toSorted()).toEqual(expected.toSorted())
})

describe('the home page', () => {
  const LIST = 'VX2-120\t4\r\n6204 2RS; 10 & more'
  const listPath = `/shop/quick-order?${new URLSearchParams({ list: LIST }).toString()}`

  test('leads a guest with pasted part numbers through the login, and keeps them', async () => {
    const guest = newVisitor(shop.ask)
    const { headers, status } = await shop.ask(listPath)
    const leads = new URL(headers.location ?? '', 'http://shop.test')
    expect([status, leads.pathname]).toEqual([302, '/'])
    const next = leads.searchParams.get('next') ?? ''
    const credentials = { email: toDemoEmail('buyer'), password: PASSWORD }
    const page = await guest.send(`/account/login?${new URLSearchParams({ next }).toString()}`, credentials)
    const text = parseDocument(page.text).querySelector('textarea[name=text]')
    expect(text?.textContent).toBe('VX2-120\t4\n6204 2RS; 10 & more')
  })

  test('takes no more of a pasted list than an address holds, and no markup of it', async () => {
    const list = `</textarea><script>alert(1)</script>${'x'.repeat(2_000)}`
    const page = await member.open(`/shop/quick-order?${new URLSearchParams({ list }).toString()}`)
    expect(page.text).not.toContain('<script>alert')
    const text = parseDocument(page.text).querySelector('textarea[name=text]')?.textContent ?? ''
    expect(text).toBe(list.slice(0, 1_000))
  })

  test('says how many part numbers there are, and has each category with a picture and its count', async () => {
    const document = parseDocument((await shop.ask('/id')).text)
    const { data } = JSON.parse(
      (await shop.ask('/api/v2/website/categories?depth=1', { headers: { 'accept-language': 'id' } })).text,
    ) as { data: { records: { display_name: string; item_count: number }[] } }
    const total = data.records.reduce((sum, { item_count }) => sum + item_count, 0)
    expect(document.querySelector('h1 + p')?.textContent).toContain(
      `${total.toLocaleString('id')} nomor part`,
    )
    const cards = [...document.querySelectorAll('section:has(> #categories) li')]
    expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual(
      data.records.map(({ display_name }) => display_name),
    )
  })

  test('shows slides of the shop’s people and the newest posts, and none that is not published', async () => {
    const document = parseDocument((await shop.ask('/id')).text)
    const links = [...document.querySelectorAll('main a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ])
    expect(links).toContainEqual(['Unggah', '/id/shop/quick-order'])
    expect(links.filter(([, to]) => to?.startsWith('/id/blog/'))).toEqual([
      ['Tulisan newer', '/id/blog/newer'],
      ['Tulisan older', '/id/blog/older'],
    ])
  })

  test('greets a member with what waits for them, and shows a guest none of it', async () => {
    expect((await member.open('/')).read).toContain('Welcome back, ')
    expect((await shop.ask('/')).text).not.toContain('Welcome back')
  })

  // @spec §2 Route: home-two
  test('has another composition of the same blocks at /home-two, for members', async () => {
    const sections = async (path: string) => {
      const page = await member.open(path)
      expect(page.status).toBe(200)
      return [...parseDocument(page.text).querySelectorAll('main h2[id]')].map(({ id }) => id)
    }
    const [one, two] = [await sections('/'), await sections('/home-two')]
    expect(two).not.toEqual(one)
    expect(two.toSorted()).toEqual(one.toSorted())
    expect((await shop.ask('/home-two')).headers.location).toBe('/?next=%2Fhome-two')
  })
})
