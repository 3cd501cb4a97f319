import { referenceList } from './reference-list.ts'

/** What a customer does with what it buys: the shop's own distinction, which its sales and its price lists follow. */
export const customerClassifications = referenceList([
  { id: 1, code: 'end_user', name: { en: 'End user', id: 'Pengguna akhir' } },
  { id: 2, code: 'system_integrator', name: { en: 'System integrator', id: 'Integrator sistem' } },
  { id: 3, code: 'machine_builder', name: { en: 'Machine builder', id: 'Pembuat mesin' } },
  { id: 4, code: 'reseller', name: { en: 'Reseller', id: 'Penjual kembali' } },
  { id: 5, code: 'government', name: { en: 'Government', id: 'Pemerintah' } },
  { id: 6, code: 'contractor', name: { en: 'Contractor', id: 'Kontraktor' } },
])
