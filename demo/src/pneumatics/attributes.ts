import type { Attribute } from '../catalogue/attribute.ts'

/** What only this chapter's items say of themselves, in the order of their columns. */
export const attributes = {
  bore: { en: 'Cylinder bore', id: 'Diameter silinder', type: 'number', unit: 'mm' },
  stroke: { en: 'Stroke', id: 'Langkah', type: 'number', unit: 'mm' },
  rod_diameter: { en: 'Rod diameter', id: 'Diameter batang piston', type: 'number', unit: 'mm' },
  rod_thread: { en: 'Rod end thread', id: 'Ulir ujung batang', type: 'choice' },
  port: { en: 'Port', id: 'Ulir port', type: 'choice' },
  piston_magnet: { en: 'Piston magnet', id: 'Magnet piston', type: 'choice' },
  tube: { en: 'Tube outside diameter', id: 'Diameter luar selang', type: 'number', unit: 'mm' },
  coil: { en: 'Coil voltage', id: 'Tegangan koil', type: 'choice' },
  flow: { en: 'Nominal flow', id: 'Laju alir nominal', type: 'number', unit: 'l/min' },
} as const satisfies Record<string, Attribute>
