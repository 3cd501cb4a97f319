import type { Reply } from './ask.ts'
import { closest, elementsIn, readHtml, textIn, type HtmlElement } from './read-html.ts'
import { INLINE, SPOKEN_ATTRIBUTES } from './read-page-texts.ts'

/** A site as one visitor sees it, and how much of it is looked at. */
export interface Site {
  readonly ask: (path: string) => Promise<Reply>
  /** Where its addresses begin, without a slash at the end: a link to it is internal. */
  readonly origin: string
  /** The pages from which every other is reached by links. */
  readonly start: readonly string[]
  /** Addresses of one kind look alike; of each kind at most `mostPerKind` are visited, chosen by the seed. */
  readonly classifyAddress: (address: string) => string
  readonly mostPerKind: (kind: string) => number
  readonly seed: number
  /** The language that a page at this address has to be in; undefined where it belongs to no language. */
  readonly detectLanguage: (address: string) => string | undefined
  /** Whether a link may redirect to this address. */
  readonly mayRedirect: (address: string, to: string) => boolean
  /** Addresses that may answer an error. */
  readonly errorPages: ReadonlySet<string>
  /** Texts of a page that are in another language than the page. */
  readonly foreignTexts: (language: string, texts: readonly string[]) => readonly string[]
}

/** What a crawl has found and seen. */
export interface Crawled {
  /** Each finding once, with a page that has it and how many others do. */
  readonly findings: readonly string[]
  /** The HTML pages that were read. */
  readonly pages: readonly string[]
  /** Every address that was requested, files and pictures among them. */
  readonly requested: readonly string[]
}

/** How many requests are under way at once. */
const AT_ONCE = 4

/** Follows every internal link of a site and reads every page behind them. */
export const crawl = async (site: Site): Promise<Crawled> => {
  const findings = new Map<string, Set<string>>()
  const report = (finding: string, page: string): void => {
    findings.set(finding, (findings.get(finding) ?? new Set()).add(page))
  }
  /** Where each address was found first. */
  const foundOn = new Map(site.start.map((address) => [address, 'the start']))
  const requested = new Set<string>()
  const idsByPage = new Map<string, ReadonlySet<string>>()
  const anchors: { readonly page: string; readonly address: string; readonly id: string }[] = []
  const visitedByKind = new Map<string, number>()

  /** Addresses not requested yet, as many of each kind as may still be visited. */
  const nextWave = (): string[] =>
    [...foundOn.keys()]
      .filter((address) => !requested.has(address))
      .toSorted((a, b) => rank(site.seed, a) - rank(site.seed, b))
      .filter((address) => {
        const kind = site.classifyAddress(address)
        const visited = visitedByKind.get(kind) ?? 0
        if (visited >= site.mostPerKind(kind)) return false
        visitedByKind.set(kind, visited + 1)
        return true
      })

  const follow = (page: string, reference: Reference): void => {
    const target = internal(site.origin, page, reference.to)
    if (!target) return
    const { address, id } = target
    if (!foundOn.has(address)) foundOn.set(address, page)
    if (id !== '' && reference.isLink) anchors.push({ page, address, id })
    const [from, to] = [site.detectLanguage(page), site.detectLanguage(address)]
    if (
      reference.isLink &&
      !reference.hasOwnLanguage &&
      from !== undefined &&
      to !== undefined &&
      from !== to
    )
      report(`a link to ${address} leads into another language`, page)
  }

  const visit = async (address: string): Promise<void> => {
    const linkedFrom = foundOn.get(address) ?? ''
    const { status, headers, text } = await site.ask(address)
    if (status >= 400 && !site.errorPages.has(address))
      return report(`${address} answers ${status}`, linkedFrom)
    if (status >= 300 && status < 400) {
      const to = headers.location ?? ''
      if (!site.mayRedirect(address, to)) report(`${address} redirects to ${to}`, linkedFrom)
      return follow(linkedFrom, { to })
    }
    if (headers['content-type']?.startsWith('text/css'))
      for (const [, to = ''] of text.matchAll(/url\(["']?([^"')]+)/g)) follow(address, { to })
    if (!headers['content-type']?.startsWith('text/html')) return
    const page = readPage(text)
    idsByPage.set(address, page.ids)
    for (const finding of page.findings) report(finding, address)
    const language = site.detectLanguage(address)
    if (language !== undefined) {
      if (page.language !== language) report(`the language of the page is "${page.language}"`, address)
      for (const foreign of site.foreignTexts(language, page.texts))
        report(`"${foreign}" is not in "${language}"`, address)
    }
    for (const reference of page.references) follow(address, reference)
  }

  for (let wave = nextWave(); wave.length > 0; wave = nextWave()) {
    for (const address of wave) requested.add(address)
    const waiting = wave.values()
    const visitAll = async () => {
      for (const address of waiting) await visit(address)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, visitAll))
  }
  for (const { page, address, id } of anchors)
    if (idsByPage.get(address)?.has(id) === false) report(`a link to ${address}#${id} has no target`, page)
  return {
    findings: [...findings].map(([finding, [first, ...others]]) =>
      others.length === 0 ? `${first}: ${finding}` : `${first} and ${others.length} more: ${finding}`,
    ),
    pages: [...idsByPage.keys()],
    requested: [...requested],
  }
}

/** Something that a page refers to: a link that a person follows, or a file that it needs. */
interface Reference {
  readonly to: string
  readonly isLink?: true
  /** The link says itself which language it leads to. */
  readonly hasOwnLanguage?: boolean
}

interface PageRead {
  readonly language: string
  readonly ids: ReadonlySet<string>
  readonly references: readonly Reference[]
  readonly texts: readonly string[]
  readonly findings: readonly string[]
}

const readPage = (html: string): PageRead => {
  const page = readHtml(html)
  const elements = elementsIn(page)
  const of = (name: string) => elements.filter((element) => element.name === name)
  const listValues = (name: string, among = elements): string[] =>
    among.flatMap(({ attributes }) => attributes.get(name) ?? [])
  const language = of('html')[0]?.attributes.get('lang') ?? ''
  const links = of('a').flatMap(({ attributes }) => {
    const to = attributes.get('href')
    return to === undefined ? [] : [{ to, isLink: true as const, hasOwnLanguage: attributes.has('hreflang') }]
  })
  const pictures = listValues('srcset').flatMap((set) =>
    set.split(/,\s+/).map((one) => one.trim().split(/\s/)[0] ?? ''),
  )
  const files = [
    ...listValues(
      'href',
      of('link').filter(({ attributes }) => attributes.get('rel') !== 'preconnect'),
    ),
    ...listValues('src'),
    ...listValues('poster'),
    ...listValues(
      'content',
      of('meta').filter(({ attributes }) => SHARED.has(attributes.get('property') ?? '')),
    ),
    ...pictures,
    ...of('script')
      .filter(({ attributes }) => attributes.get('type') === 'application/ld+json')
      .flatMap((script) => addressesIn(JSON.parse(textIn(script)))),
  ]
  return {
    language,
    ids: new Set(listValues('id')),
    references: [...links, ...files.map((to) => ({ to }))],
    texts: textsIn(page, language),
    findings: of('img')
      .filter((picture) => !picture.attributes.has('alt') || isUnnamedLink(picture))
      .map(({ attributes }) => `the picture ${attributes.get('src')} has no alternative text`),
  }
}

/** Addresses that a page gives to those who share it. */
const SHARED = new Set(['og:image', 'og:url'])
/** What a page says of itself. */
const DESCRIBING = new Set(['description', 'og:title', 'og:description', 'og:site_name', 'og:image:alt'])
/** Elements whose text is never shown. */
const SILENT = new Set(['script', 'style', 'noscript'])

/**
 * The texts of a page: attributes, each text by itself, and those of one paragraph together. What says that it is in another
 * language, or is not to be translated, is left out.
 */
const textsIn = (page: HtmlElement, language: string): string[] => {
  const isLeftOut = ({ name, attributes }: HtmlElement): boolean =>
    SILENT.has(name) ||
    attributes.get('translate') === 'no' ||
    (attributes.get('lang') ?? language) !== language
  const spoken: string[] = []
  const single: string[] = []
  const blocks = new Map<HtmlElement, string>()
  const add = (block: HtmlElement, text: string) => blocks.set(block, (blocks.get(block) ?? '') + text)
  const read = (element: HtmlElement, block: HtmlElement): void => {
    if (isLeftOut(element)) return
    const { name, attributes, children } = element
    for (const spokenName of SPOKEN_ATTRIBUTES) spoken.push(attributes.get(spokenName) ?? '')
    if (name === 'meta' && DESCRIBING.has(attributes.get('property') ?? attributes.get('name') ?? ''))
      spoken.push(attributes.get('content') ?? '')
    const within = INLINE.has(name.toUpperCase()) ? block : element
    for (const child of children)
      if (typeof child === 'string') {
        single.push(child)
        add(within, child)
      } else {
        // What stands within an element of its own is no part of the word before it.
        if (child.name !== 'wbr') add(within, ' ')
        read(child, within)
      }
  }
  read(page, page)
  return [...spoken, ...single, ...blocks.values()].filter((text) => text.trim() !== '')
}

/** Whether a picture is all that its link shows, and says nothing. */
const isUnnamedLink = (picture: HtmlElement): boolean => {
  const link = closest(picture, ({ name }) => name === 'a')
  if (!link || textIn(link).trim() !== '') return false
  // One that is not read out repeats another link.
  if (link.attributes.has('aria-label') || link.attributes.get('aria-hidden') === 'true') return false
  return elementsIn(link).every(({ attributes }) => (attributes.get('alt') ?? '') === '')
}

const addressesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? /^https?:\/\/\S+$/.test(value)
      ? [value]
      : []
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(addressesIn)
      : []

/** The path and query that a reference of a page leads to on this site, and the id in it; undefined for any other site. */
const internal = (
  origin: string,
  page: string,
  to: string,
): { readonly address: string; readonly id: string } | undefined => {
  const url = URL.parse(to, origin + page)
  if (url?.origin !== origin) return undefined
  return { address: url.pathname + url.search, id: decodeURIComponent(url.hash.slice(1)) }
}

/** A number for an address that is another with every seed (FNV-1a). */
const rank = (seed: number, address: string): number => {
  let hash = 2_166_136_261 ^ seed
  for (let at = 0; at < address.length; at++) hash = Math.imul(hash ^ address.charCodeAt(at), 16_777_619)
  return hash >>> 0
}
