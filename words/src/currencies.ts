import type { Sentence } from './language.ts'

/** What the shop sells in, by code, symbol and name: rupiah alone. */
export const currencies = [
  { code: 'IDR', symbol: 'Rp.', name: { en: 'Indonesian rupiah', id: 'Rupiah' } },
] as const satisfies readonly { code: string; symbol: string; name: Sentence }[]

/** Whole rupiah as the shop writes them in both languages: Rp. 1.250.000. */
export const rupiahText = (amount: number): string =>
  `Rp. ${String(amount).replace(/\B(?=(?:\d{3})+$)/g, '.')}`
