import { attributes as electrical } from '../electrical/attributes.ts'
import { attributes as fasteners } from '../fasteners/attributes.ts'
import { attributes as machining } from '../machining/attributes.ts'
import { attributes as piping } from '../piping/attributes.ts'
import { attributes as pneumatics } from '../pneumatics/attributes.ts'
import { attributes as transmission } from '../transmission/attributes.ts'
import { attributes as workplace } from '../workplace/attributes.ts'
import type { Attribute } from './attribute.ts'
import type { Text } from './model.ts'

/** What items of several chapters say of themselves. */
const common = {
  standard: { en: 'Standard', id: 'Standar', type: 'choice' },
  material: { en: 'Material', id: 'Bahan', type: 'choice' },
  finish: { en: 'Finish', id: 'Lapisan permukaan', type: 'choice' },
  strength_class: { en: 'Strength class', id: 'Kelas kekuatan', type: 'choice' },
  colour: { en: 'Colour', id: 'Warna', type: 'choice' },
  size: { en: 'Size', id: 'Ukuran', type: 'choice' },
  pack_qty: { en: 'Pieces per pack', id: 'Isi per kemasan', type: 'number', unit: 'pcs' },
  inner_diameter: { en: 'Inside diameter', id: 'Diameter dalam', type: 'number', unit: 'mm' },
  outer_diameter: { en: 'Outside diameter', id: 'Diameter luar', type: 'number', unit: 'mm' },
  width: { en: 'Width', id: 'Lebar', type: 'number', unit: 'mm' },
  height: { en: 'Height', id: 'Tinggi', type: 'number', unit: 'mm' },
  thickness: { en: 'Thickness', id: 'Tebal', type: 'number', unit: 'mm' },
  max_pressure: { en: 'Maximum pressure', id: 'Tekanan maksimum', type: 'number', unit: 'bar' },
  thread: { en: 'Thread', id: 'Ulir', type: 'choice' },
  length: { en: 'Length', id: 'Panjang', type: 'number', unit: 'mm' },
  across_flats: { en: 'Width across flats', id: 'Ukuran kunci', type: 'number', unit: 'mm' },
  overall_length: { en: 'Overall length', id: 'Panjang total', type: 'number', unit: 'mm' },
  max_temperature: { en: 'Maximum temperature', id: 'Suhu maksimum', type: 'number', unit: '°C' },
  connection: { en: 'Connection', id: 'Sambungan', type: 'choice' },
  function: { en: 'Function', id: 'Fungsi', type: 'choice' },
  voltage: { en: 'Rated voltage', id: 'Tegangan nominal', type: 'choice' },
  current: { en: 'Rated current', id: 'Arus nominal', type: 'number', unit: 'A' },
  max_speed: { en: 'Maximum speed', id: 'Putaran maksimum', type: 'number', unit: 'rpm' },
  load: { en: 'Load capacity', id: 'Kapasitas beban', type: 'number', unit: 'kg' },
  nominal_size: { en: 'Nominal size', id: 'Ukuran nominal', type: 'choice' },
  net_content: { en: 'Net content', id: 'Isi bersih', type: 'number', unit: 'g' },
} as const satisfies Record<string, Attribute>

/**
 * Every technical property an item can have. A choice that reads the same in both languages (M8, 24 V DC) may be given
 * as one string.
 */
export const attributes = {
  ...common,
  ...fasteners,
  ...transmission,
  ...pneumatics,
  ...piping,
  ...machining,
  ...electrical,
  ...workplace,
}

export type AttributeCode = keyof typeof attributes

/** What an item may say of itself: numbers for number attributes, both languages or one string for choices. */
export type Values = {
  readonly [Code in AttributeCode]?: (typeof attributes)[Code]['type'] extends 'number'
    ? number
    : Text | string
}
