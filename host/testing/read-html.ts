/** An element of a document. */
export interface HtmlElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly parent: HtmlElement | undefined
  /** Elements, and texts between them. */
  readonly children: (HtmlElement | string)[]
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
/** What they hold is no markup, up to their end. */
const RAW = new Set(['script', 'style', 'textarea', 'title'])
const ATTRIBUTE = /\s+([^\s=>"'/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
const TAG = /<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s=>"'/]+(?:="[^"]*"|='[^']*'|=[^\s"'>]+)?)*)\s*(\/?)>/iy
const SKIPPED = /<!--[\s\S]*?-->|<!doctype[^>]*>/iy
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' }

const decodeEntities = (text: string): string =>
  text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, number?: string, name?: string) =>
      name === undefined
        ? String.fromCodePoint(hex === undefined ? Number(number) : Number.parseInt(hex, 16))
        : (ENTITIES[name] ?? whole),
  )

/**
 * Reads HTML that closes every element, as the shop's pages do: a hundred times faster than a whole DOM. Throws where it
 * comes to anything else.
 */
export const readHtml = (html: string): HtmlElement => {
  const root: HtmlElement = { name: '', attributes: new Map(), parent: undefined, children: [] }
  let open = root
  let at = 0
  const read = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(html)
    if (found) at += found[0].length
    return found
  }
  while (at < html.length) {
    const next = html.indexOf('<', at)
    const text = html.slice(at, next === -1 ? html.length : next)
    if (text !== '') open.children.push(decodeEntities(text))
    at += text.length
    if (at === html.length || read(SKIPPED)) continue
    const [, closing, written = '', attributes = '', isClosed] = read(TAG) ?? []
    const name = written.toLowerCase()
    const where = () => html.slice(Math.max(0, at - 60), at + 60)
    if (name === '') throw new Error(`this is no tag: ${where()}`)
    if (closing) {
      if (open.name !== name || !open.parent) throw new Error(`</${name}> closes <${open.name}>: ${where()}`)
      open = open.parent
      continue
    }
    const element: HtmlElement = {
      name,
      attributes: new Map(
        [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', double, single, bare]) => [
          key.toLowerCase(),
          decodeEntities(double ?? single ?? bare ?? ''),
        ]),
      ),
      parent: open,
      children: [],
    }
    open.children.push(element)
    if (RAW.has(name)) {
      const end = html.toLowerCase().indexOf(`</${name}`, at)
      if (end === -1) throw new Error(`<${name}> has no end`)
      const raw = html.slice(at, end)
      element.children.push(/^(?:script|style)$/.test(name) ? raw : decodeEntities(raw))
      at = html.indexOf('>', end) + 1
    } else if (!VOID.has(name) && !isClosed) open = element
  }
  if (open !== root) throw new Error(`<${open.name}> has no end`)
  return root
}

/** The elements within one, in their order. */
export const elementsIn = (element: HtmlElement): HtmlElement[] =>
  element.children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...elementsIn(child)]))

/** The text of an element and all within it. */
export const textIn = (element: HtmlElement): string =>
  element.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('')

/** The nearest of an element and those around it that fits. */
export const closest = (
  element: HtmlElement | undefined,
  fits: (one: HtmlElement) => boolean,
): HtmlElement | undefined =>
  element === undefined || fits(element) ? element : closest(element.parent, fits)
