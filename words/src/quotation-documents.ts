import type { Sentence, SentenceWith } from './language.ts'

/** Of a version that was sent before another, what its document says it is. */
export const quotationReplacedWords: SentenceWith<{ readonly version: number }> = {
  en: ({ version }) => `Replaced by version ${version}`,
  id: ({ version }) => `Sudah digantikan versi ${version}`,
}

/** What stands at a line of a quotation's document. */
export const documentLineWords = {
  not_available: { en: 'Not available', id: 'Tidak tersedia' },
  alternative: {
    en: ({ requested }) => `Alternative for: ${requested}`,
    id: ({ requested }) => `Pengganti untuk: ${requested}`,
  },
  alternative_alone: { en: 'Alternative', id: 'Pengganti' },
  requested: {
    en: ({ requested, quantity }) =>
      `Requested: ${requested}${quantity === undefined ? '' : `, quantity ${quantity}`}`,
    id: ({ requested, quantity }) =>
      `Diminta: ${requested}${quantity === undefined ? '' : `, jumlah ${quantity}`}`,
  },
  price_was: {
    en: ({ price }) => `Price changed, was ${price}`,
    id: ({ price }) => `Harga berubah, sebelumnya ${price}`,
  },
  unit_was: {
    en: ({ unit, before }) => `Now sold by ${unit}, was ${before}`,
    id: ({ unit, before }) => `Kini dijual per ${unit}, sebelumnya per ${before}`,
  },
  pack: {
    en: ({ unit, pieces }) => `${unit} of ${pieces} pcs`,
    id: ({ unit, pieces }) => `${unit} isi ${pieces} pcs`,
  },
  days: {
    en: ({ days }) => (days === 0 ? 'Ready' : days === 1 ? '1 day' : `${days} days`),
    id: ({ days }) => (days === 0 ? 'Ready' : `${days} hari`),
  },
  neighbourhood: {
    en: ({ rt, rw }) => [rt && `RT ${rt}`, rw && `RW ${rw}`].filter(Boolean).join('/'),
    id: ({ rt, rw }) => [rt && `RT ${rt}`, rw && `RW ${rw}`].filter(Boolean).join('/'),
  },
  terms_days: {
    en: ({ days }) => (days === 1 ? '1 day' : `${days} days`),
    id: ({ days }) => `${days} hari`,
  },
  terms: {
    en: ({ days }) => `${days} days from the invoice`,
    id: ({ days }) => `${days} hari sejak faktur`,
  },
  terms_from_receipt: {
    en: ({ days }) => `${days} days from receipt of the invoice`,
    id: ({ days }) => `${days} hari sejak tukar faktur`,
  },
} as const satisfies {
  readonly not_available: Sentence
  readonly alternative: SentenceWith<{ readonly requested: string }>
  readonly alternative_alone: Sentence
  readonly requested: SentenceWith<{ readonly requested: string; readonly quantity: string | undefined }>
  readonly price_was: SentenceWith<{ readonly price: string }>
  readonly unit_was: SentenceWith<{ readonly unit: string; readonly before: string }>
  readonly pack: SentenceWith<{ readonly unit: string; readonly pieces: number }>
  readonly days: SentenceWith<{ readonly days: number }>
  readonly neighbourhood: SentenceWith<{ readonly rt: string; readonly rw: string }>
  readonly terms_days: SentenceWith<{ readonly days: number }>
  readonly terms: SentenceWith<{ readonly days: number }>
  readonly terms_from_receipt: SentenceWith<{ readonly days: number }>
}
