import type { Language } from '@pasok/words'

/** The languages' other one. */
const otherLanguage = (language: Language): Language => (language === 'en' ? 'id' : 'en')

/** A name as it stands in an address: lower case, words joined by dashes, at most 80 characters. */
export const toSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '')

/** The name of a product or item in an address: names may be alike, so its id ends it. */
export const slugWithId = (name: string, id: number): string =>
  [toSlug(name), id].filter((part) => part !== '').join('-')

/**
 * Which of a record's fields hold the other language's text, as the API says it: `filled` names columns
 * ('name_id'), `fields` which API field each column feeds.
 */
export const buildFallbackLanguage = (
  filled: readonly string[],
  fields: Readonly<Record<string, string>>,
  language: Language,
): { fallback_language?: Record<string, Language> } => {
  const fallbacks = Object.entries(fields)
    .filter(([column]) => filled.includes(`${column}_${language}`))
    .map(([, field]) => [field, otherLanguage(language)] as const)
  return fallbacks.length === 0 ? {} : { fallback_language: Object.fromEntries(fallbacks) }
}

const format = (language: Language) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 6, useGrouping: false })
/** Made once: to make one takes longer than everything else that a list of items needs. */
const formats: Readonly<Record<Language, Intl.NumberFormat>> = { en: format('en'), id: format('id') }

/** A number as it is written in a language: 1.5 and 1,5. */
export const numberText = (value: number, language: Language): string => formats[language].format(value)
