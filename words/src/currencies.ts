import type { Sentence } from './language.ts'

/** What the shop sells in, by code, symbol and name: rupiah alone. */
export const currencies = [
  { code: 'IDR', symbol: 'Rp.', name: { en: 'Indonesian rupiah', id: 'Rupiah' } },
] as const satisfies readonly { code: string; symbol: string; name: Sentence }[]
