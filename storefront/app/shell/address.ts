import { paths, type Path } from './paths.ts'

export const languages = ['en', 'id'] as const
export type Language = (typeof languages)[number]

const LARGEST_ID = 2_147_483_647
const LANGUAGE_LIKE = /^[a-z]{2}(?:-[a-z]{2,4})?$/i

/** An id as it may stand in a path: 1 to 2147483647, or undefined. */
export const idOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : undefined

const fits = (parts: readonly string[], segments: readonly string[]): boolean =>
  parts.length === segments.length &&
  parts.every((part, i) => {
    const segment = segments[i] ?? ''
    if (part === ':id') return idOf(segment) !== undefined
    if (part === ':x') return /^[\w-]{1,200}$/.test(segment)
    return part === segment
  })

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
export const addressOf = (pathname: string): Address => {
  const segments = pathname.split('/').filter(Boolean)
  const [first = '', ...others] = segments
  const prefix = first.toLowerCase()
  if (prefix === 'en') return { kind: 'moved', to: `/${others.join('/')}` }
  if (prefix === 'id' && first !== 'id') return { kind: 'moved', to: `/${['id', ...others].join('/')}` }
  const language = first === 'id' ? 'id' : 'en'
  const rest = language === 'id' ? others : segments
  const path = byLiteralsFirst.find(({ parts }) => fits(parts, rest))?.path
  if (path) return { kind: 'page', language, rest: `/${rest.join('/')}`, path }
  if (LANGUAGE_LIKE.test(first) && language === 'en') return { kind: 'unsupported-language' }
  return { kind: 'unknown', language }
}

/** A path in a language: English has no prefix. */
export const localised = (language: Language, rest: string): string =>
  language === 'en' ? rest : rest === '/' ? '/id' : `/id${rest}`
