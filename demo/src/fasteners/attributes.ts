import type { Attribute } from '../catalogue/attribute.ts'

/** What only this chapter's items say of themselves, in the order of their columns. */
export const attributes = {
  pitch: { en: 'Thread pitch', id: 'Jarak ulir', type: 'number', unit: 'mm' },
  head_height: { en: 'Head height', id: 'Tinggi kepala', type: 'number', unit: 'mm' },
  head_diameter: { en: 'Head diameter', id: 'Diameter kepala', type: 'number', unit: 'mm' },
  hex_key: { en: 'Hex key size', id: 'Ukuran kunci L', type: 'number', unit: 'mm' },
  nut_height: { en: 'Nut height', id: 'Tinggi mur', type: 'number', unit: 'mm' },
} as const satisfies Record<string, Attribute>
