import type { Attribute } from '../catalogue/attribute.ts'

/** What only this chapter's items say of themselves, in the order of their columns. */
export const attributes = {
  designation: { en: 'Bearing designation', id: 'Nomor bantalan', type: 'choice' },
  sealing: { en: 'Sealing', id: 'Penutup', type: 'choice' },
  clearance: { en: 'Internal clearance', id: 'Celah dalam', type: 'choice' },
  load_dynamic: { en: 'Dynamic load rating C', id: 'Beban dinamis C', type: 'number', unit: 'kN' },
  load_static: { en: 'Static load rating C0', id: 'Beban statis C0', type: 'number', unit: 'kN' },
  speed_limit: { en: 'Speed limit', id: 'Batas putaran', type: 'number', unit: 'rpm' },
  belt_section: { en: 'Belt section', id: 'Tipe penampang', type: 'choice' },
  belt_number: { en: 'Belt number', id: 'Nomor sabuk', type: 'choice' },
  inside_length: { en: 'Inside length', id: 'Panjang dalam', type: 'number', unit: 'mm' },
} as const satisfies Record<string, Attribute>
