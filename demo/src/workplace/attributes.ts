import type { Attribute } from '../catalogue/attribute.ts'

/** What only this chapter's items say of themselves, in the order of their columns. */
export const attributes = {
  coating: { en: 'Coating', id: 'Pelapis', type: 'choice' },
  protection: { en: 'Protection level', id: 'Tingkat perlindungan', type: 'choice' },
  nlgi: { en: 'NLGI grade', id: 'Kelas NLGI', type: 'choice' },
  thickener: { en: 'Thickener', id: 'Bahan pengental', type: 'choice' },
  wheel_diameter: { en: 'Wheel diameter', id: 'Diameter roda', type: 'number', unit: 'mm' },
  fork: { en: 'Fork', id: 'Jenis garpu', type: 'choice' },
} as const satisfies Record<string, Attribute>
