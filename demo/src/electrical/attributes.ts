import type { Attribute } from '../catalogue/attribute.ts'

/** What only this chapter's items say of themselves, in the order of their columns. */
export const attributes = {
  conductor_area: { en: 'Conductor area', id: 'Luas penampang', type: 'number', unit: 'mm²' },
  motor_power: { en: 'Motor power at 400 V', id: 'Daya motor pada 400 V', type: 'number', unit: 'kW' },
  poles: { en: 'Poles', id: 'Jumlah kutub', type: 'choice' },
  curve: { en: 'Tripping curve', id: 'Kurva trip', type: 'choice' },
  breaking_capacity: { en: 'Breaking capacity', id: 'Kapasitas pemutusan', type: 'number', unit: 'kA' },
  housing: { en: 'Housing', id: 'Rumah sensor', type: 'choice' },
  output: { en: 'Output', id: 'Keluaran', type: 'choice' },
  sensing_distance: { en: 'Sensing distance', id: 'Jarak deteksi', type: 'number', unit: 'mm' },
} as const satisfies Record<string, Attribute>
