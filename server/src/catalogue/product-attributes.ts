/**
 * Fields of products and items that the items also have as values of attributes, so that lists are filtered by them. Records
 * and datasheets show them as fields. Those that are `filter_only` are no columns of tables and no words of searches.
 */
export const productAttributes = [
  {
    code: 'origin',
    type: 'choice',
    unit: null,
    name_en: 'Country of origin',
    name_id: 'Negara asal',
    filter_only: false,
  },
  {
    code: 'tkdn_percent',
    type: 'number',
    unit: '%',
    name_en: 'Local content (TKDN)',
    name_id: 'TKDN',
    filter_only: false,
  },
  {
    code: 'sni',
    type: 'choice',
    unit: null,
    name_en: 'National standard (SNI)',
    name_id: 'Sertifikasi SNI',
    filter_only: false,
  },
  {
    code: 'item_weight_kg',
    type: 'number',
    unit: 'kg',
    name_en: 'Weight',
    name_id: 'Berat',
    filter_only: true,
  },
  {
    code: 'valid_certificate',
    type: 'choice',
    unit: null,
    name_en: 'Certificate',
    name_id: 'Sertifikat',
    filter_only: true,
  },
] as const

/** The one choice of `valid_certificate`. */
export const hasValidCertificate = {
  en: 'Has a valid certificate',
  id: 'Ada sertifikat yang berlaku',
} as const

/** The values that are an item's own. */
export const ownValues = <V extends { readonly code: string }>(values: readonly V[]): V[] =>
  values.filter((value) => productAttributes.every(({ code }) => code !== value.code))
