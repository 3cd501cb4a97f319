import type { Sentence } from './language.ts'

/** What a datasheet says beside the product's own texts. */
export const datasheetWords = {
  title: { en: 'Datasheet', id: 'Datasheet' },
  brand: { en: 'Brand', id: 'Merek' },
  data: { en: 'Technical data', id: 'Data teknis' },
  tkdn: { en: 'Local content (TKDN)', id: 'TKDN' },
  sni: { en: 'National standard (SNI)', id: 'Sertifikasi SNI' },
  origin: { en: 'Country of origin', id: 'Negara asal' },
  certificates: { en: 'Certificates', id: 'Sertifikat' },
  valid_until: { en: 'valid until', id: 'berlaku sampai' },
  weight: { en: 'Weight', id: 'Berat' },
  weight_in_g: { en: 'Weight (g)', id: 'Berat (g)' },
  items: { en: 'Part numbers', id: 'Nomor part' },
  sku: { en: 'SKU number', id: 'Nomor SKU' },
  name: { en: 'Name', id: 'Nama' },
  unit: { en: 'Unit', id: 'Satuan' },
  availability: { en: 'Availability', id: 'Ketersediaan' },
  not_said: { en: 'TBA', id: 'TBA' },
} as const satisfies Record<string, Sentence>
