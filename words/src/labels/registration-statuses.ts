import type { Sentence } from '../language.ts'

/** How far a company's registration is. */
export const registrationStatusLabels = {
  draft: { en: 'To be reviewed', id: 'Perlu ditinjau' },
  approve: { en: 'Approved', id: 'Disetujui' },
  reject: { en: 'Rejected', id: 'Ditolak' },
  suspend: { en: 'Suspended', id: 'Ditangguhkan' },
} as const satisfies Record<string, Sentence>
