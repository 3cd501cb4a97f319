import type { Product } from '../catalogue/model.ts'
import { figure } from '../catalogue/text.ts'
import { guidedSide, guidedSpace } from './guided-cylinder.drawing.ts'
import { categories } from './categories.ts'
import { thrustChart } from './cylinder.drawing.ts'
import { lineProduct, withNumbers, type Size } from './line.ts'
import { partSymbol } from './symbol.drawing.ts'
import { n, t, thrust, yes } from './writing.ts'

/** The maker's own sizes, mm: outside, body at zero stroke, tool plate, rods, port. */
const guided = {
  16: { width: 64, height: 34, body: 46, plate: 10, rod: 8, guide: 10, port: 'M5' },
  20: { width: 80, height: 38, body: 53, plate: 10, rod: 10, guide: 12, port: 'G1/8' },
  25: { width: 94, height: 44, body: 54, plate: 10, rod: 12, guide: 16, port: 'G1/8' },
  32: { width: 112, height: 50, body: 60, plate: 12, rod: 16, guide: 20, port: 'G1/8' },
  40: { width: 122, height: 56, body: 66, plate: 12, rod: 16, guide: 20, port: 'G1/8' },
  50: { width: 148, height: 68, body: 72, plate: 16, rod: 20, guide: 25, port: 'G1/4' },
  63: { width: 162, height: 80, body: 77, plate: 16, rod: 20, guide: 25, port: 'G1/4' },
} as const

type GuidedBore = keyof typeof guided

const guidedBores = [16, 20, 25, 32, 40, 50, 63] as const

function guidedProduct(bore: GuidedBore, ball: boolean): Product {
  const size = guided[bore]
  const drawn = { ...size, bore, stroke: 50, title: `Ø${bore} × 50` }
  const bearing = ball ? t('ball bushings', 'bearing bola') : t('plain bearings', 'plain bearing')
  return lineProduct({
    code: `${ball ? 'HGB' : 'AGC'}${bore}`,
    what: t(`Guided cylinder ${bearing.en}`, `Silinder guide ${bearing.id}`),
    name: t(
      `Guided cylinder, bore ${bore} mm, ${bearing.en}`,
      `Silinder guide, bore ${bore} mm, ${bearing.id}`,
    ),
    lead: [
      ball
        ? t(
            'Runs lightly and exactly on ball bushings: for handling, inspection and quick short strokes with a small side load.',
            'Bergerak ringan dan teliti pada bearing bola: untuk pemindahan, inspeksi, dan stroke pendek cepat dengan beban samping kecil.',
          )
        : t(
            'Two thick rods in plain bearings take up side load and knocks: the cylinder for stoppers, lifts and pushers.',
            'Dua batang tebal pada plain bearing menahan beban samping dan benturan: silinder untuk penahan, pengangkat, dan pendorong.',
          ),
      t(
        `The ${bore} mm piston gives ${figure(thrust(bore, 6)).en} N at 6 bar, and the plate cannot turn.`,
        `Piston ${bore} mm menghasilkan ${figure(thrust(bore, 6)).id} N pada 6 bar, dan pelatnya tidak dapat berputar.`,
      ),
    ],
    points: [
      t('Mount from the top, from below or by the side', 'Dapat dipasang dari atas, bawah, atau samping'),
      ball
        ? t(
            'Not for stopping moving goods: shocks mark the rods',
            'Bukan untuk menahan barang bergerak: benturan melukai batang',
          )
        : t(
            'As a stopper keep the stroke at 50 mm or less',
            'Sebagai penahan, gunakan stroke paling besar 50 mm',
          ),
      t(
        'Keep fingers out of the gap between body and plate',
        'Jauhkan jari dari celah antara badan dan pelat',
      ),
      t('Grooves for C-slot sensors on two sides', 'Alur untuk sensor alur C di dua sisi'),
    ],
    data: [
      ['force', n(thrust(bore, 6), ' N')],
      ['pull', n(thrust(bore, 6, size.rod), ' N')],
      ['pressure', t('1 to 10 bar', '1 sampai 10 bar')],
    ],
    category: categories.guidedCylinders,
    brand: ball ? 'Hembusa' : 'Anginara',
    popularity: (ball ? 240 : 360) - Math.abs(bore - 25) * 2,
    pictures: [
      { view: 'dimensions', draw: () => guidedSide(drawn) },
      { view: 'shaded', draw: () => guidedSpace(drawn) },
      { view: 'chart', draw: () => thrustChart(bore, size.rod) },
    ],
    sizes: [10, 20, 25, 30, 40, 50, 75, 100, 125, 150]
      .filter((stroke) =>
        bore < 32 ? stroke !== 25 : stroke !== 10 && stroke !== 20 && stroke !== 30 && stroke !== 40,
      )
      .map((stroke): Size => ({
        key: String(stroke).padStart(3, '0'),
        size: `Ø${bore} × ${stroke}`,
        attributes: {
          bore,
          stroke,
          rod_diameter: size.rod,
          port: size.port,
          piston_magnet: yes,
          max_pressure: 10,
        },
        price: (310_000 + bore * 11_500 + stroke * (1_100 + bore * 38)) * (ball ? 1.22 : 1),
        weight: size.width * size.height * (size.body + stroke) * 0.0018 + stroke * size.guide ** 2 * 0.012,
        demand: stroke === 50 || stroke === 100 ? 0.7 : 0.4,
      })),
  })
}

const smcGuided: Product = ((): Product => {
  const numbers = ([20, 25, 32] as const).flatMap((bore) =>
    [25, 50, 100].map((stroke) => [`MGPM${bore}-${stroke}Z`, bore, stroke] as const),
  )
  const drawn = { ...guided[25], bore: 25, stroke: 50, title: 'MGPM25-50Z' }
  const product = lineProduct({
    code: 'SMGP',
    what: t('SMC guided cylinder', 'Silinder guide SMC'),
    name: t(
      'SMC compact guide cylinder MGPM, slide bearing',
      'Silinder guide kompak SMC MGPM, plain bearing',
    ),
    lead: [
      t(
        'Guide rods and cylinder in one block: takes side load and keeps the plate from turning, in the least space.',
        'Batang pemandu dan silinder dalam satu blok: menahan beban samping dan mencegah pelat berputar, di ruang sekecil mungkin.',
      ),
    ],
    points: [
      t(
        'MGPM bore-stroke Z: slide bearing, built-in magnet',
        'MGPM bore-stroke Z: plain bearing, magnet terpasang',
      ),
      t('Auto switches are ordered separately', 'Sensor dipesan terpisah'),
      t('Check side load against the chart of the maker', 'Periksa beban samping pada grafik pabrikan'),
    ],
    data: [['pressure', t('0.1 to 1.0 MPa', '0,1 sampai 1,0 MPa')]],
    category: categories.guidedCylinders,
    brand: 'SMC',
    popularity: 410,
    pictures: [
      { view: 'dimensions', draw: () => guidedSide(drawn) },
      { view: 'shaded', draw: () => guidedSpace(drawn) },
      { view: 'symbol', draw: () => partSymbol('cylinder', 'MGPM25-50Z') },
    ],
    sizes: numbers.map(([number, bore, stroke], index) => ({
      key: String(index),
      size: number,
      attributes: { bore, stroke, max_pressure: 10 },
      price: 1_150_000 + bore * 28_000 + stroke * 6_200,
      weight: bore ** 2 * 1.3 + stroke * bore * 0.3,
      demand: 0.4,
    })),
    more: { displayPrice: false },
  })
  return withNumbers(
    product,
    numbers.map(([number]) => number),
  )
})()

export const guidedCylinders: readonly Product[] = [
  ...guidedBores.map((bore) => guidedProduct(bore, false)),
  ...([16, 20, 25, 32] as const).map((bore) => guidedProduct(bore, true)),
  smcGuided,
]
