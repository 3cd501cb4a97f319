import { useLocation } from 'react-router'
import { getLocale } from '~words/runtime.js'
import { addressOf, localised, type Language } from './address.ts'
import { understood } from './guest-page.ts'

/** Turns a path into one of the reader's language: `link('/shop')` is `/id/shop` on an Indonesian page. */
export const useLink = (): ((rest: string) => string) => {
  const language = getLocale()
  return (rest) => localised(language, rest)
}

/** This page's address in another language; the home page where this address has none. */
export const useOtherLanguage = (): ((language: Language) => string) => {
  const { pathname, search } = useLocation()
  const address = addressOf(pathname)
  if (address.kind !== 'page') return (language) => localised(language, '/')
  // Kept pages are rendered without the parameters that mean nothing to them: their links have none either.
  const query = understood(address.path, new URLSearchParams(search)).toString()
  return (language) => localised(language, address.rest) + (query && `?${query}`)
}
