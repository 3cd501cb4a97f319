import { languages, type Language } from '@pasok/words'

/**
 * Where an e-mail's link leads: a page of the shop in the reader's language, or the address as it is. Throws RangeError
 * for what is neither.
 */
export const resolveLink = (to: string, language: Language, origin: string): string => {
  if (/^\/(?![/\\])/.test(to)) return `${origin}${language === languages[0] ? '' : `/${language}`}${to}`
  const url = URL.parse(to)
  if (url && /^https?:$/.test(url.protocol)) return url.href
  throw new RangeError('An e-mail links to a page of the shop or to an http(s) address')
}
