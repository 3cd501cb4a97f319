import type { Sentence } from '../language.ts'

/** States of an invoice. */
export const invoiceStateLabels = {
  issued: { en: 'Unpaid', id: 'Belum dibayar' },
  partially_paid: { en: 'Partially paid', id: 'Dibayar sebagian' },
  overdue: { en: 'Overdue', id: 'Lewat jatuh tempo' },
  paid: { en: 'Paid', id: 'Lunas' },
  credited: { en: 'Credited', id: 'Dikreditkan' },
} as const satisfies Record<string, Sentence>
