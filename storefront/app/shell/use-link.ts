import { useLocation } from 'react-router'
import { getLocale } from '~words/runtime.js'
import { addressOf, localised, type Language } from './address.ts'

/** Turns a path into one of the reader's language: `link('/shop')` is `/id/shop` on an Indonesian page. */
export const useLink = (): ((rest: string) => string) => {
  const language = getLocale()
  return (rest) => localised(language, rest)
}

/** This page's address in another language; the home page where this address has none. */
export const useOtherLanguage = (): ((language: Language) => string) => {
  const { pathname, search } = useLocation()
  const address = addressOf(pathname)
  return (language) =>
    address.kind === 'page' ? localised(language, address.rest) + search : localised(language, '/')
}
