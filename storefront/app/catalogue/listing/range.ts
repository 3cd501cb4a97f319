import type { Language } from '../../shell/address.ts'

/** What the API takes as a number. */
const PLAIN = String.raw`-?\d{1,12}(?:\.\d{1,6})?`
const NUMBER = new RegExp(`^${PLAIN}$`)
const RANGE = new RegExp(`^(${PLAIN})?-(${PLAIN})?$`)
/** 1,500 and 1.500: three digits after a mark are a group where the reader's language groups by it. */
const GROUPED: Readonly<Record<Language, RegExp>> = {
  en: /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/,
  id: /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/,
}
const GROUP_MARK: Readonly<Record<Language, string>> = { en: ',', id: '.' }

/** A number as people type it (41.5; 41,5; 1.500 in Indonesian) as an address holds it, or undefined. */
const readNumber = (typed: string, language: Language): string | undefined => {
  const text = typed.trim().replace('−', '-')
  const plain = (GROUPED[language].test(text) ? text.replaceAll(GROUP_MARK[language], '') : text)
    .replace(',', '.')
    .replace(/^(-?)\./, '$10.')
  return NUMBER.test(plain) ? plain : undefined
}

/** A number of an address as it stands in a field of that language. */
export const fieldText = (plain: string, language: Language): string =>
  language === 'id' ? plain.replace('.', ',') : plain

/** The two fields of a range as one text 'min-max'; '' where both are empty, undefined where they make no range. */
export const joinRange = (from: string, to: string, language: Language): string | undefined => {
  const [low, high] = [from, to].map((typed) => (typed.trim() === '' ? '' : readNumber(typed, language)))
  if (low === undefined || high === undefined) return undefined
  if (low === '' && high === '') return ''
  return low !== '' && high !== '' && Number(low) > Number(high) ? undefined : `${low}-${high}`
}

/** Reads 'min-max' with either missing, or a single number; undefined where it is neither. '-20-80' begins below zero. */
export const splitRange = (text: string): { low: string; high: string } | undefined => {
  if (NUMBER.test(text) && !text.startsWith('-')) return { low: text, high: text }
  const [, low = '', high = ''] = RANGE.exec(text) ?? []
  return low === '' && high === '' ? undefined : { low, high }
}
