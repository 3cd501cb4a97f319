import type { getLocale } from '~words/runtime.js'

type Language = ReturnType<typeof getLocale>

/** A number as addresses hold it: 41.5, -20. */
export const PLAIN_NUMBER = String.raw`-?\d{1,12}(?:\.\d{1,6})?`
const NUMBER = new RegExp(`^${PLAIN_NUMBER}$`)
/** 1,500 and 1.500: three digits after a mark are a group where the reader's language groups by it. */
const GROUPED: Readonly<Record<Language, RegExp>> = {
  en: /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/,
  id: /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/,
}
const GROUP_MARK: Readonly<Record<Language, string>> = { en: ',', id: '.' }

/** A number as people type it (41.5; 41,5; 1.500 in Indonesian) as an address holds it, or undefined. */
export const readNumber = (typed: string, language: Language): string | undefined => {
  const text = typed.trim().replace('−', '-')
  const plain = (GROUPED[language].test(text) ? text.replaceAll(GROUP_MARK[language], '') : text)
    .replace(',', '.')
    .replace(/^(-?)\./, '$10.')
  return NUMBER.test(plain) ? plain : undefined
}

/** A number of an address as it stands in a field of that language. */
export const fieldText = (plain: string, language: Language): string =>
  language === 'id' ? plain.replace('.', ',') : plain
