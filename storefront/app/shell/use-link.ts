import { useLocation, useRouteLoaderData } from 'react-router'
import { getLocale } from '~words/runtime.js'
import type { loader as rootLoader } from '../root.tsx'
import { localised, type Language } from './localised.ts'

/** Turns a path into one of the reader's language: `link('/shop')` is `/id/shop` on an Indonesian page. */
export const useLink = (): ((rest: string) => string) => {
  const language = getLocale()
  return (rest) => localised(language, rest)
}

/** This page's address in another language; the home page where this address has none. */
export const useOtherLanguage = (): ((language: Language) => string) => {
  const { search } = useLocation()
  const rest = useRouteLoaderData<typeof rootLoader>('root')?.rest
  return (language) => (rest === undefined ? localised(language, '/') : localised(language, rest) + search)
}
