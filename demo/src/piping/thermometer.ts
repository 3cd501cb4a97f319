import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { dialInstrument, dialSide } from './instrument.drawing.ts'
import { axonometry, elevation } from './model.ts'
import { made } from './product.ts'
import { t } from './prose.ts'

const spans = [
  [-20, 60],
  [0, 60],
  [0, 100],
  [0, 120],
  [0, 160],
  [0, 250],
] as const

export const thermometers: readonly Product[] = (
  [
    [63, 'bottom', 63, 390],
    [63, 'back', 63, 420],
    [100, 'bottom', 100, 430],
    [100, 'back', 100, 460],
    [100, 'back', 150, 330],
  ] as const
).map(([D, mount, stem, popularity]): Product => {
  const back = mount === 'back'
  const name = t(
    `Bimetal thermometer Ø ${D} mm, ${mount} connection G1/2, stem ${stem} mm`,
    `Termometer bimetal Ø ${D} mm, ulir ${back ? 'belakang' : 'bawah'} G1/2, batang ${stem} mm`,
  )
  const title = `EN 13190 · Ø ${D} · ${stem} mm`
  const model = () =>
    dialInstrument({
      dial: D,
      depth: D * 0.36,
      thread: 'G1/2',
      threadD: 21,
      square: 27,
      mount,
      stem: { diameter: 8, length: stem },
      title,
    })
  return made({
    code: `THERMO-${D}-${mount.toUpperCase()}-${stem}`,
    name,
    lead: [
      t(
        'A bimetal coil turns the needle without mercury or power: for water, oil, air ducts, boilers and kettles.',
        'Kumparan bimetal memutar jarum tanpa air raksa dan listrik: untuk air, oli, saluran udara, boiler, dan panci.',
      ),
      back
        ? t(
            'Stem behind the dial, for pipes and walls at eye level.',
            'Batang di belakang muka, untuk pipa dan dinding setinggi mata.',
          )
        : t(
            'Stem below the dial, for level pipes and tank tops.',
            'Batang di bawah muka, untuk pipa mendatar dan atas tangki.',
          ),
    ],
    points: [
      t('The last 40 mm of the stem must lie in the medium', 'Ujung batang 40 mm harus terendam media'),
      t('Under pressure always use a thermowell', 'Pada jalur bertekanan selalu pakai thermowell'),
      t('Turn it by the hexagon, not by the case', 'Putar pada segi enam, bukan pada rumahnya'),
    ],
    data: [
      [t('Case', 'Rumah'), t('Stainless steel 304', 'Stainless steel 304')],
      [t('Stem', 'Batang'), t(`Ø 8 × ${stem} mm, stainless steel`, `Ø 8 × ${stem} mm, stainless steel`)],
      [t('Accuracy', 'Akurasi'), t('Class 1 (EN 13190)', 'Kelas 1 (EN 13190)')],
    ],
    category: categories.thermometers,
    brand: 'Ukurindra',
    popularity,
    pictures: [
      {
        view: 'dimensions',
        draw: () => elevation(back ? dialSide(model(), 'G1/2', [-D * 0.18 - D * 0.16 - 26, 10]) : model()),
      },
      { view: 'shaded', draw: () => axonometry(model()) },
    ],
    items: spans.map(([low, high]): Item => {
      const span = `${low < 0 ? `−${-low}` : low}–${high} °C`
      return {
        sku: `TB${D}${back ? 'K' : 'B'}${stem}-${low < 0 ? 'M20-' : ''}${high}`,
        name: t(
          `Bimetal thermometer Ø ${D} ${mount} ${stem} mm, ${span}`,
          `Termometer bimetal Ø ${D} ulir ${back ? 'belakang' : 'bawah'} ${stem} mm, ${span}`,
        ),
        uom: 'pcs',
        price: rupiah(118_000 + D * 620 + stem * 240),
        weight: 120 + D * 2.2 + stem * 0.5,
        demand: high === 120 || high === 100 ? 0.9 : 0.6,
        attributes: {
          standard: 'EN 13190',
          temperature_range: span,
          dial_size: D,
          stem_length: stem,
          port: 'G1/2',
          accuracy: '1',
        },
      }
    }),
  })
})
