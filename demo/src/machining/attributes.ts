import type { Attribute } from '../catalogue/attribute.ts'

/** What only this chapter's items say of themselves, in the order of their columns. */
export const attributes = {
  drill_diameter: { en: 'Drill diameter', id: 'Diameter mata bor', type: 'number', unit: 'mm' },
  flute_length: { en: 'Flute length', id: 'Panjang alur', type: 'number', unit: 'mm' },
  shank_diameter: { en: 'Shank diameter', id: 'Diameter tangkai', type: 'number', unit: 'mm' },
  tap_drill: { en: 'Tap drill', id: 'Bor awal', type: 'number', unit: 'mm' },
} as const satisfies Record<string, Attribute>
