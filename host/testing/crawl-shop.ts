import { crawl, type Crawled } from './crawl.ts'
import type { BuiltPath, DemoShop } from './demo-shop.ts'
import { openForeignTexts } from './foreign-texts.ts'

/** Who crawls it, and how many addresses of each numerous kind are visited. */
interface Crawler {
  readonly headers?: Readonly<Record<string, string>>
  readonly paths: readonly BuiltPath[]
  /** Of products, categories, filtered lists, documents and files of one kind. */
  readonly most: number
  readonly seed: number
}

/** Follows every link of a shop from its home page on, in both languages. */
export const crawlShop = (shop: DemoShop, { headers = {}, paths, most, seed }: Crawler): Promise<Crawled> => {
  const routes = paths.map(({ path, guests }) => ({
    path,
    guests,
    pattern: new RegExp(`^(?:/id)?${path === '/' ? '/?' : path.replaceAll(/:\w+/g, '[\\w-]+')}$`),
  }))
  // `/account/orders/add` is no order.
  const byLiteralsFirst = routes.toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)
  const findRoute = (pathname: string) => byLiteralsFirst.find(({ pattern }) => pattern.test(pathname))
  return crawl({
    ask: (path) => shop.ask(path, { headers }),
    origin: shop.origin,
    start: ['/', '/id'],
    classifyAddress: (address) => classifyAddress(address, (pathname) => findRoute(pathname)?.path),
    mostPerKind: (kind) => (isMany(kind) ? most : Infinity),
    seed,
    detectLanguage: (address) => (findRoute(parsePathname(address)) ? languageIn(address) : undefined),
    mayRedirect: (address, to) => isExpectedRedirect(address, to),
    errorPages: new Set(['/site/not-found', '/id/site/not-found']),
    foreignTexts: openForeignTexts(),
  })
}

const parsePathname = (address: string): string => address.split('?', 1)[0] ?? ''
const languageIn = (address: string): 'en' | 'id' => (/^\/id(?:[/?]|$)/.test(address) ? 'id' : 'en')

/** Addresses of one kind differ in a number, a name, a hash or the values of their query. */
const classifyAddress = (address: string, findRoute: (pathname: string) => string | undefined): string => {
  const [pathname = '', query = ''] = address.split('?')
  const names = [...new URLSearchParams(query).keys()].map((name) => name.replace(/^filter_.*/, 'filter'))
  const parameters = names.length === 0 ? '' : `?${[...new Set(names)].toSorted().join('&')}`
  const route = findRoute(pathname)
  if (route !== undefined) return `${languageIn(address)} ${route}${parameters}`
  if (pathname.startsWith('/media/')) return pathname.split('/', 3).join('/')
  return `${pathname.replaceAll(/\d+/g, '{id}')}${parameters}`
}

/** Kinds with a value in their address. What the shop writes itself is read to the end. */
const isMany = (kind: string): boolean => /[:?{]|^\/media\//.test(kind) && !/^\w\w \/blog\/:x$/.test(kind)

/** Pages for members that guests are shown links to: these lead through the login. */
const throughLogin = new Set([
  // In the top bar and the footer.
  '/shop/track-order',
  // 'Send us your list', and what questions and their answers name.
  '/account/quotation/upload',
  '/shop/quick-order',
  '/account/invoices',
  '/account/members',
  '/account/returns',
])
const isExpectedRedirect = (address: string, to: string): boolean => {
  const path = address.replace(/^\/id(?=\/)/, '')
  // Pages for guests link to the login, which redirects a member to the home page.
  if (path === '/account/login') return /^\/(?:id)?$/.test(to)
  return throughLogin.has(path) && /^\/(?:id)?\?next=/.test(to)
}
