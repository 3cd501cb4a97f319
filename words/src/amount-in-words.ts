import type { Language } from './language.ts'

const INDONESIAN = [
  'nol',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
]
const INDONESIAN_GROUPS = ['', 'ribu', 'juta', 'miliar', 'triliun', 'kuadriliun']
const ENGLISH = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const ENGLISH_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const ENGLISH_GROUPS = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion']

/** 1 to 999 in Indonesian. */
const indonesianBelowThousand = (count: number): string => {
  const hundreds = Math.floor(count / 100)
  const rest = count % 100
  const hundred = hundreds === 0 ? '' : hundreds === 1 ? 'seratus' : `${INDONESIAN[hundreds]} ratus`
  const small =
    rest === 0
      ? ''
      : rest < 12
        ? INDONESIAN[rest]
        : rest < 20
          ? `${INDONESIAN[rest - 10]} belas`
          : [`${INDONESIAN[Math.floor(rest / 10)]} puluh`, rest % 10 === 0 ? '' : INDONESIAN[rest % 10]]
              .filter(Boolean)
              .join(' ')
  return [hundred, small].filter(Boolean).join(' ')
}

/** 1 to 999 in English. */
const englishBelowThousand = (count: number): string => {
  const hundreds = Math.floor(count / 100)
  const rest = count % 100
  const hundred = hundreds === 0 ? '' : `${ENGLISH[hundreds]} hundred`
  const small =
    rest === 0
      ? ''
      : rest < 20
        ? ENGLISH[rest]
        : [ENGLISH_TENS[Math.floor(rest / 10)], rest % 10 === 0 ? '' : ENGLISH[rest % 10]]
            .filter(Boolean)
            .join('-')
  return [hundred, small].filter(Boolean).join(' ')
}

/** Groups of three digits, the lowest first. */
const splitGroups = (amount: number): number[] =>
  amount < 1_000 ? [amount] : [amount % 1_000, ...splitGroups(Math.floor(amount / 1_000))]

/** The groups of a number, each in words, the highest first. */
const inGroups = (amount: number, groupInWords: (count: number, at: number) => string): string =>
  splitGroups(amount)
    .map((count, at) => (count === 0 ? '' : groupInWords(count, at).trim()))
    .toReversed()
    .filter(Boolean)
    .join(' ')

const numberInWords: Readonly<Record<Language, (amount: number) => string>> = {
  id: (amount) =>
    inGroups(amount, (count, at) =>
      // One thousand has a word of its own, one million has not.
      at === 1 && count === 1 ? 'seribu' : `${indonesianBelowThousand(count)} ${INDONESIAN_GROUPS[at] ?? ''}`,
    ) || 'nol',
  en: (amount) =>
    inGroups(amount, (count, at) => `${englishBelowThousand(count)} ${ENGLISH_GROUPS[at] ?? ''}`) || 'zero',
}

/** Whole rupiah below 10^18 in words, as invoices and receipts write them (terbilang). */
export const amountInWords = (amount: number, language: Language): string => {
  const words = numberInWords[language](amount)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} rupiah`
}
