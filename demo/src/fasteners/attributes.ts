import type { Attribute } from '../catalogue/attribute.ts'

/** What only this chapter's items say of themselves, in the order of their columns. */
export const attributes = {
  pitch: { en: 'Thread pitch', id: 'Pitch ulir', type: 'number', unit: 'mm' },
  head_height: { en: 'Head height', id: 'Tinggi kepala', type: 'number', unit: 'mm' },
  head_diameter: { en: 'Head diameter', id: 'Diameter kepala', type: 'number', unit: 'mm' },
  hex_key: { en: 'Hex key size', id: 'Ukuran kunci L', type: 'number', unit: 'mm' },
  nut_height: { en: 'Nut height', id: 'Tinggi mur', type: 'number', unit: 'mm' },
  thread_length: { en: 'Thread length', id: 'Panjang ulir', type: 'number', unit: 'mm' },
  point: { en: 'Point', id: 'Bentuk ujung', type: 'choice' },
  point_diameter: { en: 'Point diameter', id: 'Diameter ujung', type: 'number', unit: 'mm' },
  drive: { en: 'Drive', id: 'Jenis obeng', type: 'choice' },
  drilling_capacity: { en: 'Drills through, up to', id: 'Tebal tembus maksimum', type: 'number', unit: 'mm' },
  square_neck: { en: 'Square neck', id: 'Leher persegi', type: 'number', unit: 'mm' },
  nominal_diameter: { en: 'Nominal diameter', id: 'Diameter nominal', type: 'number', unit: 'mm' },
  tolerance: { en: 'Tolerance', id: 'Toleransi', type: 'choice' },
  pin_hole: { en: 'Split pin hole', id: 'Lubang pin belah', type: 'number', unit: 'mm' },
  wall: { en: 'Wall', id: 'Tebal dinding', type: 'number', unit: 'mm' },
  shaft_from: { en: 'Shaft from', id: 'Poros dari', type: 'number', unit: 'mm' },
  shaft_to: { en: 'Shaft to', id: 'Poros sampai', type: 'number', unit: 'mm' },
  groove: { en: 'Groove diameter', id: 'Diameter alur', type: 'number', unit: 'mm' },
  clamp_from: { en: 'Clamps from', id: 'Jepit dari', type: 'number', unit: 'mm' },
  clamp_to: { en: 'Clamps to', id: 'Jepit sampai', type: 'number', unit: 'mm' },
  drill_hole: { en: 'Hole to drill', id: 'Lubang bor', type: 'number', unit: 'mm' },
  hole_depth: { en: 'Depth of hole', id: 'Kedalaman lubang', type: 'number', unit: 'mm' },
} as const satisfies Record<string, Attribute>
