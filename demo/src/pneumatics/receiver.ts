import type { Product, Text } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { lineProduct, type Line } from './line.ts'
import { tankSide, tankSpace } from './supply.drawing.ts'
import { partSymbol } from './symbol.drawing.ts'
import { t } from './writing.ts'

const tank = (
  code: string,
  upright: boolean,
  volumes: readonly (readonly [l: number, d: number, length: number])[],
  text: Text,
  lead: Text,
  brand: Line['brand'],
  price: number,
): Product =>
  lineProduct({
    code,
    what: text,
    name: { en: `${text.en}, with drain and sockets`, id: `${text.id}, dengan saluran buang dan soket` },
    lead: [
      lead,
      t(
        'Stores air for short peaks, calms the pressure and lets water settle before the dryer.',
        'Menyimpan udara untuk beban puncak, menstabilkan tekanan, dan mengendapkan air sebelum pengering.',
      ),
    ],
    points: [
      t(
        'A safety valve, a gauge and a drain are needed for operation; order them with it',
        'Safety valve, manometer, dan keran buang diperlukan untuk operasi; pesan bersamanya',
      ),
      t(
        'A pressure vessel must be inspected before first use and at regular intervals',
        'Bejana tekan harus diperiksa sebelum dipakai dan diuji secara berkala',
      ),
      t(
        'Drain it daily: rust from inside shortens the life of the tank',
        'Buang airnya setiap hari: karat dari dalam memperpendek umur tangki',
      ),
    ],
    data: [
      ['pressure', t('10 bar, tested at 15 bar', '10 bar, diuji pada 15 bar')],
      ['material', t('Steel, powder-coated', 'Baja, cat bubuk')],
    ],
    category: categories.receivers,
    brand,
    popularity: upright ? 200 : 240,
    pictures: [
      {
        view: 'dimensions',
        draw: () =>
          tankSide(
            `${volumes[1]?.[0]} l`,
            volumes[1]?.[1] ?? 300,
            volumes[1]?.[2] ?? 800,
            `${volumes[1]?.[0]} l`,
            upright,
          ),
      },
      {
        view: 'shaded',
        draw: () =>
          tankSpace(`${volumes[1]?.[0]} l`, volumes[1]?.[1] ?? 300, volumes[1]?.[2] ?? 800, upright),
      },
      { view: 'symbol', draw: () => partSymbol('receiver', `${volumes[1]?.[0]} l`) },
    ],
    sizes: volumes.map(([l, d, length]) => ({
      key: String(l).padStart(4, '0'),
      size: { en: `${l} l`, id: `${l} liter` },
      attributes: { volume: l, outer_diameter: d, overall_length: length, max_pressure: 10 },
      price: price + l * 21_000,
      weight: 900 * l ** 0.86 + 1500,
      demand: 0.4,
    })),
    more: upright ? { displayPrice: false, displayAddToCart: false, tkdn: 42.5 } : { tkdn: 45 },
  })

const tanks: readonly Product[] = [
  tank(
    'ARH',
    false,
    [
      [5, 160, 320],
      [10, 200, 400],
      [24, 250, 560],
      [50, 300, 780],
      [100, 350, 1150],
    ],
    t('Air receiver, horizontal', 'Tangki angin mendatar'),
    t(
      'Small tank for machine frames, tyre stalls and emergency strokes when the supply fails.',
      'Tangki kecil untuk rangka mesin, tambal ban, dan gerakan darurat saat pasokan hilang.',
    ),
    'Pneusara',
    640_000,
  ),
  tank(
    'ARV',
    true,
    [
      [200, 450, 1450],
      [300, 500, 1700],
      [500, 600, 2000],
      [1000, 800, 2300],
      [2000, 1000, 2800],
    ],
    t('Air receiver, vertical', 'Tangki angin tegak'),
    t(
      'Central tank behind the compressor: choose a fifth to a third of its delivery in a minute.',
      'Tangki utama setelah kompresor: pilih seperlima sampai sepertiga kapasitasnya per menit.',
    ),
    'Hembusa',
    2_400_000,
  ),
]

export const receivers: readonly Product[] = tanks
