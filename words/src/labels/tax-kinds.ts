import type { Sentence } from '../language.ts'

/** What kind of buyer a company is for VAT. */
export const taxKindLabels = {
  regular: { en: 'Regular', id: 'Biasa' },
  government: { en: 'Government treasurer', id: 'Bendahara pemerintah' },
  collector: { en: 'VAT collector', id: 'Pemungut PPN' },
  not_collected: { en: 'VAT not collected', id: 'PPN tidak dipungut' },
  exempt: { en: 'VAT exempt', id: 'PPN dibebaskan' },
  export: { en: 'Export', id: 'Ekspor' },
} as const satisfies Record<string, Sentence>
