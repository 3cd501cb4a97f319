import { expect, test } from 'vitest'
import type { Reply } from './ask.ts'
import { crawl, type Site } from './crawl.ts'
import { openForeignTexts } from './foreign-texts.ts'

type Answer = string | { readonly status: number; readonly location?: string } | { readonly css: string }

const toReply = (answer: Answer | undefined): Reply => {
  if (answer === undefined) return { status: 404, headers: {}, bytes: Buffer.alloc(0), text: '' }
  if (typeof answer === 'string')
    return {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      bytes: Buffer.alloc(0),
      text: answer,
    }
  if ('css' in answer)
    return { status: 200, headers: { 'content-type': 'text/css' }, bytes: Buffer.alloc(0), text: answer.css }
  const { status, location } = answer
  return { status, headers: location === undefined ? {} : { location }, bytes: Buffer.alloc(0), text: '' }
}

const page = (body: string, { lang = 'en', head = '' } = {}) =>
  `<!DOCTYPE html><html lang="${lang}"><head><title>T</title>${head}</head><body><main>${body}</main></body></html>`

const foreignTexts = openForeignTexts()
const crawlPages = (pages: Readonly<Record<string, Answer>>, differently: Partial<Site> = {}) => {
  const requested: string[] = []
  return crawl({
    ask: async (path) => {
      requested.push(path)
      return toReply(pages[path])
    },
    origin: 'https://shop.test',
    start: ['/'],
    classifyAddress: (address) => address,
    mostPerKind: () => 1,
    seed: 1,
    detectLanguage: (address) => (/^\/id(?:\/|$)/.test(address) ? 'id' : 'en'),
    mayRedirect: () => false,
    errorPages: new Set(),
    foreignTexts,
    ...differently,
  })
}
const collectFindings = async (...site: Parameters<typeof crawlPages>) => (await crawlPages(...site)).findings

test('a site without findings has none, and every internal address of it is requested once', async () => {
  const { findings, requested, pages } = await crawlPages({
    '/': page(
      '<a href="/shop?a=1&amp;b=2#x">Shop</a><a href="#x" id="x">X</a><a href="https://elsewhere.test/">E</a>' +
        '<a href="mailto:a@b.test">M</a><a hreflang="id" href="/id">Indonesia</a><img src="/a.webp" srcset="/a.webp 1x, /b.webp 2x" alt="A">',
      { head: '<link rel="canonical" href="https://shop.test/"><link rel="stylesheet" href="/s.css">' },
    ),
    '/shop?a=1&b=2': page('<a href="/">Home</a><h2 id="x">X</h2>'),
    '/id': page('Halaman ini tidak dapat ditemukan', { lang: 'id' }),
    '/s.css': { css: '@font-face{src:url(/f.woff2)}' },
    '/f.woff2': { status: 200 },
    '/a.webp': { status: 200 },
    '/b.webp': { status: 200 },
  })
  expect(findings).toEqual([])
  expect(requested.toSorted()).toEqual(
    ['/', '/a.webp', '/b.webp', '/f.woff2', '/id', '/s.css', '/shop?a=1&b=2'].toSorted(),
  )
  expect(pages.toSorted()).toEqual(['/', '/id', '/shop?a=1&b=2'])
})

test.each<[string, Readonly<Record<string, Answer>>, string]>([
  ['a dead link', { '/': page('<a href="/gone">G</a>') }, '/: /gone answers 404'],
  ['a page that fails', { '/': page('<a href="/x">X</a>'), '/x': { status: 500 } }, '/: /x answers 500'],
  [
    'a link that redirects',
    { '/': page('<a href="/old">O</a>'), '/old': { status: 308, location: '/' } },
    '/: /old redirects to /',
  ],
  [
    'a picture without alt',
    { '/': page('<img src="data:,">') },
    '/: the picture data:, has no alternative text',
  ],
  [
    'a link of a picture alone that says nothing',
    { '/': page('<a href="/"><img src="data:," alt=""></a>') },
    '/: the picture data:, has no alternative text',
  ],
  ['another language of the page', { '/': page('', { lang: 'id' }) }, '/: the language of the page is "id"'],
  ['an anchor without a target', { '/': page('<a href="#x">X</a>') }, '/: a link to /#x has no target'],
  [
    'an anchor of another page without a target',
    { '/': page('<a href="/b#x">X</a><i id="x"></i>'), '/b': page('') },
    '/: a link to /b#x has no target',
  ],
  [
    'a script that is not there',
    { '/': page('', { head: '<script src="/assets/a.js"></script>' }) },
    '/: /assets/a.js answers 404',
  ],
  [
    'a picture of another size that is not there',
    { '/': page('<img src="data:," srcset="/a.webp 640w" alt="A">') },
    '/: /a.webp answers 404',
  ],
  [
    'a font of a stylesheet that is not there',
    {
      '/': page('', { head: '<link rel="stylesheet" href="/s.css">' }),
      '/s.css': { css: 'a{src:url("/f")}' },
    },
    '/s.css: /f answers 404',
  ],
  [
    'a canonical address that is not there',
    { '/': page('', { head: '<link rel="canonical" href="https://shop.test/gone">' }) },
    '/: /gone answers 404',
  ],
  [
    'an address in structured data that is not there',
    {
      '/': page('<script type="application/ld+json">{"@graph":[{"url":"https://shop.test/gone"}]}</script>'),
    },
    '/: /gone answers 404',
  ],
  [
    'an Indonesian sentence on an English page',
    { '/': page('<p>Halaman ini tidak dapat ditemukan</p>') },
    '/: "Halaman ini tidak dapat ditemukan" is not in "en"',
  ],
  [
    'a link into the other language that does not say so',
    { '/': page('<a href="/id">I</a>'), '/id': page('', { lang: 'id' }) },
    '/: a link to /id leads into another language',
  ],
])('%s is found', async (_, pages, finding) => {
  expect(await collectFindings(pages)).toEqual([finding])
})

test.each([
  ['text', '<p>This page could not be found</p>', 'This page could not be found'],
  ['attribute', '<input placeholder="Search over 10,000 products">', 'Search over 10,000 products'],
  ['word', '<p><b>Quantity</b>: 2</p>', 'Quantity'],
  ['label of a state', '<span>Placed</span>', 'Placed'],
  ['word as a name', '<button aria-label="Close"></button>', 'Close'],
  ['number of things', '<p>57 items</p>', '{total} items'],
  [
    'text with a value in it',
    '<h1>Oops! Error 404 of today</h1><p>Add Bolt to cart</p>',
    'Add {name} to cart',
  ],
])('an English %s on an Indonesian page is found', async (_, body, sentence) => {
  const pages = { '/': page('<a hreflang="id" href="/id">I</a>'), '/id': page(body, { lang: 'id' }) }
  expect(await collectFindings(pages)).toContain(`/id: "${sentence}" is not in "id"`)
})

test('what says that it is in another language, or is not to be translated, may be', async () => {
  const english = 'This page could not be found'
  const body = `<p lang="en">${english}</p><p translate="no">${english}</p>`
  const pages = { '/': page('<a hreflang="id" href="/id">I</a>'), '/id': page(body, { lang: 'id' }) }
  expect(await collectFindings(pages)).toEqual([])
})

test('a finding on many pages is listed once', async () => {
  const menu = '<a href="/b">B</a><a href="/c">C</a><img src="data:,">'
  expect(await collectFindings({ '/': page(menu), '/b': page(menu), '/c': page(menu) })).toEqual([
    '/ and 2 more: the picture data:, has no alternative text',
  ])
})

test('expected redirects and errors are no findings, and are followed', async () => {
  const pages = {
    '/': page('<a href="/old">O</a><a href="/none">N</a>'),
    '/old': { status: 302, location: '/new' },
    '/new': page('<a href="/gone">G</a>'),
  }
  const expected = {
    mayRedirect: (address: string, to: string) => address === '/old' && to === '/new',
    errorPages: new Set(['/none']),
  }
  expect(await collectFindings(pages, expected)).toEqual(['/new: /gone answers 404'])
})

test('a limited number of addresses of a kind is visited, and another seed chooses others', async () => {
  const links = Array.from({ length: 50 }, (_, n) => `/p/${n}`)
  const pages = {
    '/': page(links.map((to) => `<a href="${to}">P</a>`).join('')),
    ...Object.fromEntries(links.map((to) => [to, page('')])),
  }
  const kinds = { classifyAddress: (address: string) => address.split('/')[1] ?? '', mostPerKind: () => 5 }
  const [one, same, other] = await Promise.all(
    [1, 1, 2].map(async (seed) => (await crawlPages(pages, { ...kinds, seed })).pages.toSorted()),
  )
  expect(one).toHaveLength(6)
  expect(same).toEqual(one)
  expect(other).not.toEqual(one)
})
