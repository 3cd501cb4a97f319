import { referenceList } from './reference-list.ts'

/** Where people work who ask an industrial supplier for something: the shop's own list, from the usual plant. */
export const customerDepartments = referenceList([
  { id: 1, code: 'purchasing', name: { en: 'Purchasing', id: 'Pembelian' } },
  { id: 2, code: 'maintenance', name: { en: 'Maintenance', id: 'Pemeliharaan' } },
  { id: 3, code: 'engineering', name: { en: 'Engineering', id: 'Rekayasa teknik' } },
  { id: 4, code: 'production', name: { en: 'Production', id: 'Produksi' } },
  { id: 5, code: 'project', name: { en: 'Projects', id: 'Proyek' } },
  { id: 6, code: 'warehouse', name: { en: 'Warehouse and logistics', id: 'Gudang dan logistik' } },
  { id: 7, code: 'ppic', name: { en: 'Production planning (PPIC)', id: 'Perencanaan produksi (PPIC)' } },
  { id: 8, code: 'quality', name: { en: 'Quality', id: 'Mutu' } },
  { id: 9, code: 'research', name: { en: 'Research and development', id: 'Penelitian dan pengembangan' } },
  { id: 10, code: 'hse', name: { en: 'Health, safety, environment', id: 'K3 dan lingkungan (K3L)' } },
  { id: 11, code: 'utility', name: { en: 'Utilities and facilities', id: 'Utilitas dan sarana' } },
  { id: 12, code: 'it', name: { en: 'Information technology', id: 'Teknologi informasi' } },
  { id: 13, code: 'finance', name: { en: 'Finance and accounting', id: 'Keuangan dan akuntansi' } },
  { id: 14, code: 'general_affairs', name: { en: 'General affairs', id: 'Bagian umum' } },
  { id: 15, code: 'sales', name: { en: 'Sales and marketing', id: 'Penjualan dan pemasaran' } },
  { id: 16, code: 'management', name: { en: 'Management', id: 'Manajemen' } },
  { id: 99, code: 'other', name: { en: 'Another department', id: 'Bagian lain' } },
])
