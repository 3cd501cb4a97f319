import type { Text } from './model.ts'

type Attribute = { en: string; id: string } & (
  | { type: 'choice' }
  | { type: 'text' }
  | { type: 'number'; unit?: string }
)

/**
 * Every technical property an item can have. A choice is filtered by its values, a number by a range in its unit.
 * A choice that reads the same in both languages (M8, 24 V DC) may be given as one string.
 */
export const attributes = {
  standard: { en: 'Standard', id: 'Standar', type: 'choice' },
  material: { en: 'Material', id: 'Bahan', type: 'choice' },
  finish: { en: 'Finish', id: 'Lapisan permukaan', type: 'choice' },
  strength_class: { en: 'Strength class', id: 'Kelas kekuatan', type: 'choice' },
  colour: { en: 'Colour', id: 'Warna', type: 'choice' },
  size: { en: 'Size', id: 'Ukuran', type: 'choice' },
  pack_qty: { en: 'Pieces per pack', id: 'Isi per kemasan', type: 'number', unit: 'pcs' },
  // Fasteners
  thread: { en: 'Thread', id: 'Ulir', type: 'choice' },
  pitch: { en: 'Thread pitch', id: 'Jarak ulir', type: 'number', unit: 'mm' },
  length: { en: 'Length', id: 'Panjang', type: 'number', unit: 'mm' },
  across_flats: { en: 'Width across flats', id: 'Lebar kunci', type: 'number', unit: 'mm' },
  head_height: { en: 'Head height', id: 'Tinggi kepala', type: 'number', unit: 'mm' },
  head_diameter: { en: 'Head diameter', id: 'Diameter kepala', type: 'number', unit: 'mm' },
  hex_key: { en: 'Hex key size', id: 'Ukuran kunci L', type: 'number', unit: 'mm' },
  nut_height: { en: 'Nut height', id: 'Tinggi mur', type: 'number', unit: 'mm' },
  // Round things
  inner_diameter: { en: 'Inside diameter', id: 'Diameter dalam', type: 'number', unit: 'mm' },
  outer_diameter: { en: 'Outside diameter', id: 'Diameter luar', type: 'number', unit: 'mm' },
  width: { en: 'Width', id: 'Lebar', type: 'number', unit: 'mm' },
  height: { en: 'Height', id: 'Tinggi', type: 'number', unit: 'mm' },
  thickness: { en: 'Thickness', id: 'Tebal', type: 'number', unit: 'mm' },
  // Bearings
  designation: { en: 'Bearing designation', id: 'Nomor bantalan', type: 'choice' },
  sealing: { en: 'Sealing', id: 'Penutup', type: 'choice' },
  clearance: { en: 'Internal clearance', id: 'Celah dalam', type: 'choice' },
  load_dynamic: { en: 'Dynamic load rating C', id: 'Beban dinamis C', type: 'number', unit: 'kN' },
  load_static: { en: 'Static load rating C0', id: 'Beban statis C0', type: 'number', unit: 'kN' },
  speed_limit: { en: 'Speed limit', id: 'Batas putaran', type: 'number', unit: 'rpm' },
  // Belts
  belt_section: { en: 'Belt section', id: 'Tipe penampang', type: 'choice' },
  belt_number: { en: 'Belt number', id: 'Nomor sabuk', type: 'choice' },
  inside_length: { en: 'Inside length', id: 'Panjang dalam', type: 'number', unit: 'mm' },
  // Pneumatics
  bore: { en: 'Cylinder bore', id: 'Diameter silinder', type: 'number', unit: 'mm' },
  stroke: { en: 'Stroke', id: 'Langkah', type: 'number', unit: 'mm' },
  rod_diameter: { en: 'Rod diameter', id: 'Diameter batang piston', type: 'number', unit: 'mm' },
  rod_thread: { en: 'Rod end thread', id: 'Ulir ujung batang', type: 'choice' },
  port: { en: 'Port', id: 'Ulir port', type: 'choice' },
  piston_magnet: { en: 'Piston magnet', id: 'Magnet piston', type: 'choice' },
  tube: { en: 'Tube outside diameter', id: 'Diameter luar selang', type: 'number', unit: 'mm' },
  coil: { en: 'Coil voltage', id: 'Tegangan koil', type: 'choice' },
  function: { en: 'Function', id: 'Fungsi', type: 'choice' },
  flow: { en: 'Nominal flow', id: 'Laju alir nominal', type: 'number', unit: 'l/min' },
  max_pressure: { en: 'Maximum pressure', id: 'Tekanan maksimum', type: 'number', unit: 'bar' },
  // Valves, seals, hoses, gauges
  nominal_size: { en: 'Nominal size', id: 'Ukuran nominal', type: 'choice' },
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
  // Cutting
  drill_diameter: { en: 'Drill diameter', id: 'Diameter mata bor', type: 'number', unit: 'mm' },
  flute_length: { en: 'Flute length', id: 'Panjang alur', type: 'number', unit: 'mm' },
  overall_length: { en: 'Overall length', id: 'Panjang total', type: 'number', unit: 'mm' },
  shank_diameter: { en: 'Shank diameter', id: 'Diameter tangkai', type: 'number', unit: 'mm' },
  tap_drill: { en: 'Tap drill', id: 'Bor awal', type: 'number', unit: 'mm' },
  max_speed: { en: 'Maximum speed', id: 'Putaran maksimum', type: 'number', unit: 'rpm' },
  // Electrical
  conductor_area: { en: 'Conductor area', id: 'Luas penampang', type: 'number', unit: 'mm²' },
  current: { en: 'Rated current', id: 'Arus nominal', type: 'number', unit: 'A' },
  motor_power: { en: 'Motor power at 400 V', id: 'Daya motor pada 400 V', type: 'number', unit: 'kW' },
  voltage: { en: 'Rated voltage', id: 'Tegangan nominal', type: 'choice' },
  poles: { en: 'Poles', id: 'Jumlah kutub', type: 'choice' },
  curve: { en: 'Tripping curve', id: 'Kurva trip', type: 'choice' },
  breaking_capacity: { en: 'Breaking capacity', id: 'Kapasitas pemutusan', type: 'number', unit: 'kA' },
  housing: { en: 'Housing', id: 'Rumah sensor', type: 'choice' },
  output: { en: 'Output', id: 'Keluaran', type: 'choice' },
  sensing_distance: { en: 'Sensing distance', id: 'Jarak deteksi', type: 'number', unit: 'mm' },
  connection: { en: 'Connection', id: 'Sambungan', type: 'choice' },
  // Safety, lubricants, casters
  coating: { en: 'Coating', id: 'Pelapis', type: 'choice' },
  protection: { en: 'Protection level', id: 'Tingkat perlindungan', type: 'choice' },
  nlgi: { en: 'NLGI grade', id: 'Kelas NLGI', type: 'choice' },
  thickener: { en: 'Thickener', id: 'Bahan pengental', type: 'choice' },
  net_content: { en: 'Net content', id: 'Isi bersih', type: 'number', unit: 'g' },
  max_temperature: { en: 'Maximum temperature', id: 'Suhu maksimum', type: 'number', unit: '°C' },
  wheel_diameter: { en: 'Wheel diameter', id: 'Diameter roda', type: 'number', unit: 'mm' },
  load: { en: 'Load capacity', id: 'Kapasitas beban', type: 'number', unit: 'kg' },
  fork: { en: 'Fork', id: 'Jenis garpu', type: 'choice' },
} as const satisfies Record<string, Attribute>

export type AttributeCode = keyof typeof attributes

/** What an item may say of itself: numbers for number attributes, both languages or one string for choices. */
export type Values = {
  readonly [Code in AttributeCode]?: (typeof attributes)[Code]['type'] extends 'number'
    ? number
    : Text | string
}
