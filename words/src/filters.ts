import type { Sentence } from './language.ts'

/** What filters are called that are no attribute of the catalogue's own. */
export const filterWords = {
  category: { en: 'Category', id: 'Kategori' },
  brand: { en: 'Brand', id: 'Merek' },
} as const satisfies Record<string, Sentence>
