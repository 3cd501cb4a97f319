import type { Product } from '../catalogue/model.ts'
import { rotarySide, rotarySpace } from './rotary-actuator.drawing.ts'
import { categories } from './categories.ts'
import { lineProduct, withNumbers, type Size } from './line.ts'
import { partSymbol } from './symbol.drawing.ts'
import { t } from './writing.ts'

const tables = {
  10: [92, 50, 45, 1],
  20: [117, 65, 60, 2],
  30: [127, 70, 65, 3],
  50: [152, 80, 75, 5],
} as const

type TableSize = keyof typeof tables

const rotary = (angle: 90 | 180): Product =>
  lineProduct({
    code: `ART${angle}`,
    what: t(`Rotary table ${angle}°`, `Meja putar ${angle}°`),
    name: t(`Rotary table, rack and pinion, ${angle}°`, `Meja putar, rack dan pinion, ${angle}°`),
    lead: [
      angle === 90
        ? t(
            'Turns parts by 90° between two stations, or swings a diverter on a conveyor.',
            'Memutar benda sembilan puluh derajat di antara dua stasiun, atau mengayun pengalih di konveyor.',
          )
        : t(
            'Turns parts end for end, for two-sided work and for loading and unloading in one swing.',
            'Membalik benda untuk pengerjaan dua sisi, atau memuat dan membongkar dalam satu ayunan.',
          ),
      t(
        'Two racks drive the pinion free of play; the table runs in ball bearings.',
        'Dua rack menggerakkan pinion tanpa kelonggaran; mejanya berputar pada bearing bola.',
      ),
    ],
    points: [
      t('End stops adjustable by 5° a side', 'Penahan ujung dapat disetel 5° per sisi'),
      t('Work out the moment of inertia, not the torque alone', 'Hitung momen inersia, bukan hanya torsi'),
      t('Version with shock absorbers for heavy tools', 'Versi berperedam kejut untuk alat berat'),
    ],
    data: [
      ['pressure', t('1 to 10 bar', '1 sampai 10 bar')],
      ['temperature', t('0 to +60 °C', '0 sampai +60 °C')],
    ],
    category: categories.rotary,
    brand: 'Anginara',
    popularity: 210,
    pictures: [
      { view: 'dimensions', draw: () => rotarySide(`20 · ${angle}°`, 117, 65, 60, angle) },
      { view: 'shaded', draw: () => rotarySpace(`20 · ${angle}°`, 117, 65, 60) },
      { view: 'symbol', draw: () => partSymbol('rotary', `ISO 1219-1 · ${angle}°`) },
    ],
    sizes: (Object.keys(tables).map(Number) as TableSize[]).flatMap((size) =>
      (['B', 'R'] as const).map((stop): Size => {
        const [, , , torque] = tables[size]
        return {
          key: `${size}${stop}`,
          size: {
            en: `size ${size}, ${stop === 'B' ? 'adjusting screws' : 'shock absorbers'}`,
            id: `tipe ${size}, ${stop === 'B' ? 'sekrup setel' : 'peredam kejut'}`,
          },
          attributes: {
            rotation: angle,
            torque_6bar: torque,
            function:
              stop === 'B' ? t('Adjusting screws', 'Sekrup setel') : t('Shock absorbers', 'Peredam kejut'),
            port: 'M5',
            max_pressure: 10,
          },
          price: 1_180_000 + size * 26_000 + (stop === 'R' ? 620_000 : 0),
          weight: 380 + size * 28,
          demand: 0.35,
        }
      }),
    ),
  })

const smcRotary: Product = ((): Product => {
  const numbers = [
    ['MSQB10A', 10],
    ['MSQB20A', 20],
    ['MSQB30A', 30],
    ['MSQB50A', 50],
  ] as const
  const product = lineProduct({
    code: 'SMSQ',
    what: t('SMC rotary table', 'Rotary table SMC'),
    name: t('SMC rotary table MSQB, rack and pinion, 190°', 'Rotary table SMC MSQB, rack dan pinion, 190°'),
    lead: [
      t(
        'Rotary table with a hollow shaft through which tubes and cables can be led, with adjusting screws from 0 to 190°.',
        'Meja putar berporos berongga untuk melewatkan selang dan kabel, dengan sekrup setel dari 0 sampai 190°.',
      ),
    ],
    points: [
      t(
        'Number in the middle: size, close to ten times the torque in Nm',
        'Angka di tengah: ukuran, mendekati sepuluh kali torsi dalam Nm',
      ),
      t('A: with adjusting screws', 'A: dengan sekrup setel'),
      t('Check the kinetic energy of the load', 'Periksa energi kinetik beban'),
    ],
    data: [['pressure', t('0.1 to 1.0 MPa', '0,1 sampai 1,0 MPa')]],
    category: categories.rotary,
    brand: 'SMC',
    popularity: 260,
    pictures: [
      { view: 'dimensions', draw: () => rotarySide('MSQB20A', 117, 65, 60, 180) },
      { view: 'shaded', draw: () => rotarySpace('MSQB20A', 117, 65, 60) },
      { view: 'symbol', draw: () => partSymbol('rotary', 'MSQB20A') },
    ],
    sizes: numbers.map(([number, size]) => ({
      key: String(size),
      size: number,
      attributes: { rotation: 190, size: String(size), max_pressure: 10 },
      price: 2_450_000 + size * 42_000,
      weight: 420 + size * 26,
      demand: 0.35,
    })),
    more: { displayPrice: false },
  })
  return withNumbers(
    product,
    numbers.map(([number]) => number),
  )
})()

export const rotaryActuators: readonly Product[] = [rotary(90), rotary(180), smcRotary]
