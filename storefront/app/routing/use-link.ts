import { useMatches } from 'react-router'
import { getLocale } from '~words/runtime.js'
import { localised, type Language } from './localised.ts'
import { useRootData } from '../layout/root-data.ts'

/** Turns a path into one of the reader's language: `link('/shop')` is `/id/shop` on an Indonesian page. */
export const useLink = (): ((rest: string) => string) => {
  const language = getLocale()
  return (rest) => localised(language, rest)
}

/** This page's path without a language; undefined where this is no page. The browser has no table of all paths. */
export const useRest = (): string | undefined => useRootData()?.rest

/** What the module of a page with parameters says of its address, as its `handle`. */
export interface PageHandle<D> {
  /** The query in a language, '?' included, of what the page's loader understood: never of the address itself. */
  readonly queryIn: (loaded: D, language: Language) => string
}

/** What the module of a page of the account says for the layout that it stands in, as its `handle`. */
export interface AccountHandle<D = unknown> {
  /** The page's title, by what its loader understood. */
  readonly title: (loaded: D) => string
}

/** This page's address in another language; the home page where this address has none. */
export const useOtherLanguage = (): ((language: Language) => string) => {
  const page = useMatches().at(-1)
  const rest = useRest()
  return (language) => {
    if (rest === undefined) return localised(language, '/')
    const handle = page?.handle as Partial<PageHandle<unknown>> | undefined
    // A page that failed has loaded nothing.
    const query = page?.loaderData === undefined ? undefined : handle?.queryIn?.(page.loaderData, language)
    return localised(language, rest) + (query ?? '')
  }
}
