import { parseId } from './parse-id.ts'
import { localised, type Language } from './localised.ts'
import { paths, type Path } from './paths.ts'

// What needs no table of all paths stands in files of its own: it goes to the browser, the table does not.
export { parseId } from './parse-id.ts'
export { languages, localised, type Language } from './localised.ts'

const LANGUAGE_LIKE = /^[a-z]{2}(?:-[a-z]{2,4})?$/i

/** A name or token in an address: words and dashes alone. */
export const isWord = (segment: string): boolean => /^[\w-]{1,200}$/.test(segment)

const fits = (parts: readonly string[], segments: readonly string[]): boolean =>
  parts.length === segments.length &&
  parts.every((part, i) => {
    const segment = segments[i] ?? ''
    if (part === ':id') return parseId(segment) !== undefined
    if (part === ':x') return isWord(segment)
    return part === segment
  })

/** A segment as the router decodes it; null where it can't be decoded. */
const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return '%'
  }
}

/** What a path means. `rest` is the path without prefix and without a slash at its end. */
export type Address =
  | { readonly kind: 'page'; readonly language: Language; readonly rest: string; readonly path: Path }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'unknown'; readonly language: Language }
  | { readonly kind: 'unsupported-language' }

/** Cut into their parts once: every page asks several times. */
const byLiteralsFirst = paths
  .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)
  .map((path) => ({ path, parts: path.path.split('/').filter(Boolean) }))

/** Finds the route of a path: `/ID/shop` moved to `/id/shop`, `/en/shop` to `/shop`, `/fr/shop` is not supported. */
export const parseAddress = (pathname: string): Address => {
  const written = pathname.split('/').filter(Boolean)
  const segments = written.map(decoded)
  const [first = '', ...others] = segments
  const prefix = first.toLowerCase()
  if (prefix === 'en') return { kind: 'moved', to: `/${written.slice(1).join('/')}` }
  if (prefix === 'id' && first !== 'id')
    return { kind: 'moved', to: `/${['id', ...written.slice(1)].join('/')}` }
  // The browser's router does not read an empty segment away; and `//shop` as a place to go is another host.
  if (pathname.includes('//')) return { kind: 'moved', to: `/${written.join('/')}` }
  const language = first === 'id' ? 'id' : 'en'
  const rest = language === 'id' ? others : segments
  const path = byLiteralsFirst.find(({ parts }) => fits(parts, rest))?.path
  // The router reads %73hop as shop: so it has to be for who decides who may open it.
  if (path && segments.some((segment, i) => segment !== written[i]))
    return { kind: 'moved', to: localised(language, `/${rest.join('/')}`) }
  if (path) return { kind: 'page', language, rest: `/${rest.join('/')}`, path }
  if (LANGUAGE_LIKE.test(first) && language === 'en') return { kind: 'unsupported-language' }
  return { kind: 'unknown', language }
}
