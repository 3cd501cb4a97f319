import { useLocation, useRouteLoaderData } from 'react-router'
import { getLocale } from '~words/runtime.js'
import type { loader as rootLoader } from '../root.tsx'
import { localised, type Language } from './localised.ts'

/** Turns a path into one of the reader's language: `link('/shop')` is `/id/shop` on an Indonesian page. */
export const useLink = (): ((rest: string) => string) => {
  const language = getLocale()
  return (rest) => localised(language, rest)
}

/** This page's path without a language; undefined where this is no page. The browser has no table of all paths. */
export const useRest = (): string | undefined => useRouteLoaderData<typeof rootLoader>('root')?.rest

/** This page's address in another language; the home page where this address has none. */
export const useOtherLanguage = (): ((language: Language) => string) => {
  const { search } = useLocation()
  const rest = useRest()
  return (language) => (rest === undefined ? localised(language, '/') : localised(language, rest) + search)
}
