import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { thermowell } from './instrument.drawing.ts'
import { modelled } from './model.ts'
import { made } from './product.ts'
import { labels, t } from './prose.ts'

export const thermowells: readonly Product[] = (
  [
    ['304', 'G', 320],
    ['316', 'G', 260],
    ['316', 'NPT', 210],
  ] as const
).map(([grade, letter, popularity]): Product => {
  const thread = letter === 'G' ? 'G1/2' : '1/2 NPT'
  const name = t(
    `Thermowell, stainless steel ${grade}, ${thread}`,
    `Thermowell stainless steel ${grade}, ${thread}`,
  )
  return made({
    code: `THERMOWELL-${grade}-${letter}`,
    name,
    lead: [
      t(
        'Bored from the solid bar: keeps pressure and flow off the thermometer, which may be changed while the plant runs.',
        'Dibor dari batang pejal: melindungi termometer dari tekanan dan aliran, dan termometer dapat diganti saat pabrik berjalan.',
      ),
      grade === '316'
        ? t('Grade 316 for chlorides and chemicals.', 'Grade 316 untuk klorida dan bahan kimia.')
        : t('Grade 304 for water, oil and steam.', 'Grade 304 untuk air, oli, dan uap.'),
    ],
    points: [
      t(
        'Choose U so that the tip reaches the middle third of the pipe',
        'Pilih U agar ujungnya mencapai sepertiga tengah pipa',
      ),
      t(
        'A drop of heat paste halves the response time',
        'Setetes pasta penghantar panas memangkas separuh waktu respons',
      ),
      t(
        'For fast steam have the vibration checked',
        'Untuk uap berkecepatan tinggi periksa dahulu getarannya',
      ),
    ],
    data: [
      [labels.material, t(`Stainless steel ${grade}`, `Stainless steel ${grade}`)],
      [labels.pressure, t('100 bar at 20 °C', '100 bar pada 20 °C')],
      [t('Bore', 'Lubang'), 'Ø 9 mm'],
    ],
    category: categories.thermowells,
    brand: 'Ukurindra',
    popularity,
    pictures: modelled(() =>
      thermowell({
        hex: 27,
        threadD: 21,
        stem: 14,
        length: 63,
        thread,
        inside: letter === 'G' ? 'G1/2' : '1/2 NPT',
        title: `${thread} · U 63 · ${grade}`,
      }),
    ),
    items: [50, 63, 75, 100, 150, 200, 250].map((length): Item => ({
      sku: `TW${grade}${letter}-${length}`,
      name: t(
        `Thermowell ${grade} ${thread}, U ${length} mm`,
        `Thermowell ${grade} ${thread}, U ${length} mm`,
      ),
      uom: 'pcs',
      price: rupiah((92_000 + length * 820) * (grade === '316' ? 1.35 : 1)),
      weight: 140 + length * 0.75,
      demand: length === 100 || length === 63 ? 0.9 : 0.5,
      attributes: {
        length,
        thread,
        material: t(`Stainless steel ${grade}`, `Stainless steel ${grade}`),
        outer_diameter: 14,
        inner_diameter: 9,
        max_pressure: 100,
      },
    })),
  })
})
