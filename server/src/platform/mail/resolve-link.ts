import { languages, type Language } from '@pasok/words'

/**
 * The target of an e-mail's link: a page of the shop in the reader's language, or an absolute address unchanged. Throws
 * RangeError for anything else.
 */
export const resolveLink = (to: string, language: Language, origin: string): string => {
  if (/^\/(?![/\\])/.test(to)) return `${origin}${language === languages[0] ? '' : `/${language}`}${to}`
  const url = URL.parse(to)
  if (url && /^https?:$/.test(url.protocol)) return url.href
  throw new RangeError('An e-mail links to a page of the shop or to an http(s) address')
}
