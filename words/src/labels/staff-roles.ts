import type { Sentence } from '../language.ts'

/** What somebody of the supplier does. */
export const staffRoleLabels = {
  admin: { en: 'Admin', id: 'Admin' },
  sales: { en: 'Sales', id: 'Penjualan' },
  finance: { en: 'Finance', id: 'Keuangan' },
  warehouse: { en: 'Warehouse', id: 'Gudang' },
  content: { en: 'Content', id: 'Konten' },
} as const satisfies Record<string, Sentence>
