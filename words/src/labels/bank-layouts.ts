import type { Sentence } from '../language.ts'

/** The layouts of bank statements, as the banks call what exports them. */
export const bankLayoutLabels = {
  bca: { en: 'KlikBCA Individu', id: 'KlikBCA Individu' },
  bca_business: { en: 'KlikBCA Bisnis, myBCA', id: 'KlikBCA Bisnis, myBCA' },
  mandiri: { en: 'Mandiri MCM', id: 'Mandiri MCM' },
  mandiri_kopra: { en: 'Mandiri Kopra', id: 'Mandiri Kopra' },
  bri: { en: 'BRI CMS, Qlola', id: 'BRI CMS, Qlola' },
  bni: { en: 'BNIDirect', id: 'BNIDirect' },
  mt940: { en: 'MT940 (SWIFT)', id: 'MT940 (SWIFT)' },
} as const satisfies Record<string, Sentence>
