import { categories } from './categories.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe } from '../catalogue/text.ts'
import { contactorFront, contactorShaded } from './contactor.drawing.ts'

/** AC-3 current in A and motor power in kW at 400 V. Source: IEC 60947-4-1; masses and sizes are the maker's. */
const ratings = [
  { current: 9, power: 4, mass: 330 },
  { current: 12, power: 5.5, mass: 335 },
  { current: 18, power: 7.5, mass: 350 },
  { current: 25, power: 11, mass: 480 },
  { current: 32, power: 15, mass: 520 },
  { current: 40, power: 18.5, mass: 1050 },
] as const
const coils: Record<string, Text> = {
  M7: { en: '220 V AC', id: '220 V AC' },
  BD: { en: '24 V DC', id: '24 V DC' },
}

const items: readonly Item[] = ratings.flatMap(({ current, power, mass }) =>
  Object.entries(coils)
    .filter(([code]) => code === 'M7' || current <= 25)
    .map(([code, coil]): Item => ({
      sku: `VC3-${String(current).padStart(2, '0')}-${code}`,
      name: {
        en: `Contactor 3P ${current} A, coil ${coil.en}`,
        id: `Kontaktor 3P ${current} A, koil ${coil.id}`,
      },
      uom: 'pcs',
      price: rupiah((128_000 + current * 9_400 + current ** 2 * 90) * (code === 'BD' ? 1.32 : 1)),
      weight: mass,
      demand: code === 'M7' ? 0.9 : 0.5,
      attributes: {
        standard: 'IEC 60947-4-1',
        current,
        motor_power: power,
        coil,
        poles: '3P',
      },
    })),
)

const contactor = { width: 45, height: 74, depth: 82, current: 18, title: 'IEC 60947-4-1 · 3P · 18 A' }

export const contactors: readonly Product[] = [
  {
    code: 'CONTACTOR-3P',
    name: { en: 'Three-pole contactor, AC-3', id: 'Kontaktor tiga kutub, AC-3' },
    description: describe(
      {
        lead: [
          'Switches three-phase motors, heaters and capacitor loads from a control circuit. Snaps onto 35 mm rail or screws down.',
        ],
        points: [
          'One auxiliary contact 1NO + 1NC built in',
          'Add a thermal overload relay for motors',
          'Coil consumption 8 VA (AC), 5.4 W (DC)',
        ],
        data: [
          ['Rated voltage', '690 V'],
          ['Mechanical life', '10 million operations'],
          ['Temperature', '−5 to +55 °C'],
        ],
      },
      {
        lead: [
          'Menghubungkan motor tiga fasa, pemanas, dan beban kapasitor dari rangkaian kontrol. Dipasang pada rel 35 mm atau disekrup.',
        ],
        points: [
          'Kontak bantu 1NO + 1NC sudah terpasang',
          'Tambahkan relai beban lebih termal untuk motor',
          'Daya koil 8 VA (AC), 5,4 W (DC)',
        ],
        data: [
          ['Tegangan nominal', '690 V'],
          ['Umur mekanis', '10 juta operasi'],
          ['Suhu kerja', '−5 sampai +55 °C'],
        ],
      },
    ),
    category: categories.contactors,
    brand: 'Voltaraga',
    popularity: 750,
    pictures: [
      { view: 'dimensions', draw: () => contactorFront(contactor) },
      { view: 'shaded', draw: () => contactorShaded(contactor) },
    ],
    items,
  },
]
