import type { Sentence } from './language.ts'

/** What stands on the picture for links to the shop's own pages, above its name. */
export const shopWords = {
  lead: {
    en: 'Industrial supplies by part number',
    id: 'Part dan perlengkapan industri, lengkap dengan nomor part',
  },
} as const satisfies Record<string, Sentence>
