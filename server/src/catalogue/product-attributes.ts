/**
 * What a product says for all of its items, which have it as values of attributes, so that lists can be narrowed by it. Records
 * and datasheets show it as fields of the product.
 */
export const productAttributes = [
  { code: 'origin', type: 'choice', unit: null, name_en: 'Country of origin', name_id: 'Negara asal' },
  { code: 'tkdn_percent', type: 'number', unit: '%', name_en: 'Local content (TKDN)', name_id: 'TKDN' },
  { code: 'sni', type: 'choice', unit: null, name_en: 'National standard (SNI)', name_id: 'Sertifikasi SNI' },
] as const

/** The values that are an item's own. */
export const ownValues = <V extends { readonly code: string }>(values: readonly V[]): V[] =>
  values.filter((value) => productAttributes.every(({ code }) => code !== value.code))
