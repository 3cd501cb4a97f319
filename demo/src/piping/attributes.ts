import type { Attribute } from '../catalogue/attribute.ts'

/** What only this chapter's items say of themselves, in the order of their columns. */
export const attributes = {
  bore_dn: { en: 'Nominal diameter DN', id: 'Diameter nominal DN', type: 'number', unit: 'mm' },
  face_to_face: { en: 'Face to face', id: 'Panjang badan', type: 'number', unit: 'mm' },
  ring_size: { en: 'Ring size', id: 'Nomor ring', type: 'choice' },
  cord: { en: 'Cord diameter', id: 'Diameter penampang', type: 'number', unit: 'mm' },
  hardness: { en: 'Hardness', id: 'Kekerasan', type: 'number', unit: 'Shore A' },
  burst_pressure: { en: 'Burst pressure', id: 'Tekanan pecah', type: 'number', unit: 'bar' },
  bend_radius: { en: 'Minimum bend radius', id: 'Radius tekuk minimum', type: 'number', unit: 'mm' },
  pressure_range: { en: 'Pressure range', id: 'Rentang tekanan', type: 'choice' },
  dial_size: { en: 'Dial size', id: 'Diameter muka', type: 'number', unit: 'mm' },
  accuracy: { en: 'Accuracy class', id: 'Kelas akurasi', type: 'choice' },
} as const satisfies Record<string, Attribute>
