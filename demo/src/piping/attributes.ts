import type { Attribute } from '../catalogue/attribute.ts'

/** What only this chapter's items say of themselves, in the order of their columns. */
export const attributes = {
  bore_dn: { en: 'Nominal diameter DN', id: 'Diameter nominal DN', type: 'number', unit: 'mm' },
  face_to_face: { en: 'Face to face', id: 'Face to face', type: 'number', unit: 'mm' },
  ring_size: { en: 'Ring size', id: 'Nomor ring', type: 'choice' },
  cord: { en: 'Cord diameter', id: 'Diameter penampang', type: 'number', unit: 'mm' },
  hardness: { en: 'Hardness', id: 'Kekerasan', type: 'number', unit: 'Shore A' },
  burst_pressure: { en: 'Burst pressure', id: 'Tekanan pecah', type: 'number', unit: 'bar' },
  bend_radius: { en: 'Minimum bend radius', id: 'Radius tekuk minimum', type: 'number', unit: 'mm' },
  pressure_range: { en: 'Pressure range', id: 'Rentang tekanan', type: 'choice' },
  dial_size: { en: 'Dial size', id: 'Diameter dial', type: 'number', unit: 'mm' },
  accuracy: { en: 'Accuracy class', id: 'Kelas akurasi', type: 'choice' },
  rating: { en: 'Pressure rating', id: 'Kelas tekanan', type: 'choice' },
  bolt_circle: { en: 'Bolt circle', id: 'PCD baut', type: 'number', unit: 'mm' },
  bolt_holes: { en: 'Number of bolt holes', id: 'Jumlah lubang baut', type: 'number' },
  hole_diameter: { en: 'Bolt hole diameter', id: 'Diameter lubang baut', type: 'number', unit: 'mm' },
  flange_length: { en: 'Length through hub', id: 'Panjang total flensa', type: 'number', unit: 'mm' },
  schedule: { en: 'Schedule', id: 'Schedule', type: 'choice' },
  centre_to_end: { en: 'Centre to end', id: 'Center to end', type: 'number', unit: 'mm' },
  end_two: { en: 'Second end', id: 'Ujung kedua', type: 'choice' },
  end_one: { en: 'First end', id: 'Ujung pertama', type: 'choice' },
  set_pressure: { en: 'Set pressure', id: 'Tekanan buka', type: 'number', unit: 'bar' },
  stem_length: { en: 'Stem length', id: 'Panjang batang', type: 'number', unit: 'mm' },
  temperature_range: { en: 'Temperature range', id: 'Rentang suhu', type: 'choice' },
} as const satisfies Record<string, Attribute>
