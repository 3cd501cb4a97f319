import type { Language } from '@pasok/words'

/** The other one of the two languages. */
const otherLanguage = (language: Language): Language => (language === 'en' ? 'id' : 'en')

/** A name as a URL slug: lower case, words joined by dashes, at most 80 characters. */
export const toSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '')

/** A slug that ends with the id, because names can be equal. */
export const slugWithId = (name: string, id: number): string =>
  [toSlug(name), id].filter((part) => part !== '').join('-')

/**
 * The fields of a record that hold the other language's text, as the API returns them: `filled` has columns
 * ('name_id'), `fields` maps each column to its API field.
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
/** Created once: creating one takes longer than all other work for a list of items. */
const formats: Readonly<Record<Language, Intl.NumberFormat>> = { en: format('en'), id: format('id') }

/** A number as text in a language: 1.5 or 1,5. */
export const numberText = (value: number, language: Language): string => formats[language].format(value)
