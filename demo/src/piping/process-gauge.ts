import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { dialInstrument, dialSide } from './instrument.drawing.ts'
import { axonometry, elevation } from './model.ts'
import { gaugeFront, gaugeSide } from './pressure-gauge.drawing.ts'
import { made } from './product.ts'
import { labels, t } from './prose.ts'

const threadOd: Readonly<Record<string, number>> = { 'G1/8': 9.7, 'G1/4': 13.2, 'G1/2': 21 }

type Gauge = {
  code: string
  sku: string
  dial: number
  thread: 'G1/8' | 'G1/4' | 'G1/2'
  back: boolean
  fill: 'dry' | 'glycerine' | 'stainless'
  ranges: readonly (readonly [low: number, high: number])[]
  accuracy: string
  price: number
  mass: number
  popularity: number
  vacuum?: boolean
}

const upTo = (...highs: readonly number[]): (readonly [number, number])[] =>
  highs.map((high) => [0, high] as const)

const all: readonly Gauge[] = [
  {
    code: 'GAUGE-40-BACK',
    sku: 'PG40K',
    dial: 40,
    thread: 'G1/8',
    back: true,
    fill: 'dry',
    ranges: upTo(4, 6, 10, 16),
    accuracy: '2.5',
    price: 42_000,
    mass: 65,
    popularity: 460,
  },
  {
    code: 'GAUGE-50-BOTTOM',
    sku: 'PG50B',
    dial: 50,
    thread: 'G1/4',
    back: false,
    fill: 'dry',
    ranges: upTo(4, 6, 10, 16, 25),
    accuracy: '2.5',
    price: 58_000,
    mass: 95,
    popularity: 390,
  },
  {
    code: 'GAUGE-63-BACK',
    sku: 'PG63K',
    dial: 63,
    thread: 'G1/4',
    back: true,
    fill: 'dry',
    ranges: upTo(4, 6, 10, 16, 25, 40),
    accuracy: '1.6',
    price: 92_000,
    mass: 150,
    popularity: 420,
  },
  {
    code: 'GAUGE-63-GLYC',
    sku: 'PG63GB',
    dial: 63,
    thread: 'G1/4',
    back: false,
    fill: 'glycerine',
    ranges: upTo(6, 10, 16, 25, 40, 60, 100, 160, 250, 400),
    accuracy: '1.6',
    price: 148_000,
    mass: 230,
    popularity: 610,
  },
  {
    code: 'GAUGE-63-GLYC-BACK',
    sku: 'PG63GK',
    dial: 63,
    thread: 'G1/4',
    back: true,
    fill: 'glycerine',
    ranges: upTo(10, 16, 60, 100, 250, 400),
    accuracy: '1.6',
    price: 156_000,
    mass: 240,
    popularity: 360,
  },
  {
    code: 'GAUGE-100-BOTTOM',
    sku: 'PG100B',
    dial: 100,
    thread: 'G1/2',
    back: false,
    fill: 'dry',
    ranges: upTo(2.5, 4, 6, 10, 16, 25, 40),
    accuracy: '1.6',
    price: 195_000,
    mass: 520,
    popularity: 440,
  },
  {
    code: 'GAUGE-100-SS',
    sku: 'PG100S',
    dial: 100,
    thread: 'G1/2',
    back: false,
    fill: 'stainless',
    ranges: upTo(1, 2.5, 4, 6, 10, 16, 25, 40, 100),
    accuracy: '1.0',
    price: 485_000,
    mass: 720,
    popularity: 370,
  },
  {
    code: 'GAUGE-63-COMPOUND',
    sku: 'PG63V',
    dial: 63,
    thread: 'G1/4',
    back: false,
    fill: 'dry',
    ranges: [
      [-1, 0],
      [-1, 1.5],
      [-1, 3],
      [-1, 5],
      [-1, 9],
    ],
    accuracy: '1.6',
    price: 96_000,
    mass: 150,
    popularity: 280,
    vacuum: true,
  },
  {
    code: 'GAUGE-160-SS',
    sku: 'PG160S',
    dial: 160,
    thread: 'G1/2',
    back: false,
    fill: 'stainless',
    ranges: upTo(4, 6, 10, 16, 25),
    accuracy: '1.0',
    price: 890_000,
    mass: 1350,
    popularity: 150,
  },
]

const fills = {
  dry: {
    name: t('', ''),
    case: t('Steel, black', 'Baja, hitam'),
    wetted: t('Brass', 'Kuningan'),
    lead: t(
      'Bourdon gauge for air, water and oil that stand still or flow calmly.',
      'Manometer Bourdon untuk udara, air, dan oli yang tenang.',
    ),
    care: t(
      'On pulsating lines it wears out within months: use the glycerine-filled type',
      'Pada jalur berdenyut cepat aus dalam hitungan bulan: gunakan tipe gliserin',
    ),
  },
  glycerine: {
    name: t(', glycerine filled', ', isi gliserin'),
    case: t('Stainless steel 304', 'Stainless steel 304'),
    wetted: t('Brass', 'Kuningan'),
    lead: t(
      'The filling calms the needle and oils the movement: for pumps, presses and hydraulic sets.',
      'Isian gliserin meredam getaran jarum dan melumasi mekanisme: untuk pompa, pres, dan unit hidrolik.',
    ),
    care: t('Snip or open the vent once it is mounted', 'Buka ventilasi setelah terpasang'),
  },
  stainless: {
    name: t(', all stainless steel', ', seluruhnya stainless steel'),
    case: t('Stainless steel 304', 'Stainless steel 304'),
    wetted: t('Stainless steel 316', 'Stainless steel 316'),
    lead: t(
      'Tube and socket of 316 for chemicals, food, ammonia and sea air.',
      'Tabung dan soket 316 untuk bahan kimia, makanan, amonia, dan lingkungan laut.',
    ),
    care: t('Fillable with glycerine on request', 'Dapat diisi gliserin sesuai permintaan'),
  },
} as const

export const processGauges: readonly Product[] = all.map((of): Product => {
  const fill = fills[of.fill]
  const place = of.back ? t('back connection', 'ulir belakang') : t('bottom connection', 'ulir bawah')
  const kind =
    of.vacuum === true
      ? t('Compound and vacuum gauge', 'Manometer vakum dan kompon')
      : t('Pressure gauge', 'Pressure gauge (manometer)')
  const name = t(
    `${kind.en} Ø ${of.dial} mm, ${place.en} ${of.thread}${fill.name.en}`,
    `${kind.id} Ø ${of.dial} mm, ${place.id} ${of.thread}${fill.name.id}`,
  )
  const shown = of.ranges[Math.min(2, of.ranges.length - 1)] ?? [0, 10]
  const range = `${shown[0]}–${shown[1]} bar`
  const [threadD, square, depth] = [
    threadOd[of.thread] ?? 13.2,
    of.thread === 'G1/2' ? 22 : of.thread === 'G1/4' ? 14 : 11,
    of.dial * (of.fill === 'dry' ? 0.46 : 0.5),
  ]
  const title = `EN 837-1 · Ø ${of.dial} · ${range}`
  const model = () =>
    dialInstrument({
      dial: of.dial,
      depth,
      thread: of.thread,
      threadD,
      square,
      mount: of.back ? 'back' : 'bottom',
      title,
    })
  const flat = {
    dial: of.dial,
    range: shown[1],
    steps: shown[1] % 5 === 0 ? 5 : 4,
    thread: of.thread,
    threadDiameter: threadD,
    threadLength: of.thread === 'G1/2' ? 20 : 13,
    square,
    depth: Math.round(depth),
    title,
  }
  return made({
    code: of.code,
    name,
    lead: [
      of.vacuum === true
        ? t(
            'Shows vacuum to the left of zero and pressure to the right: suction lines, autoclaves, refrigeration.',
            'Menunjukkan vakum di kiri nol dan tekanan di kanan: jalur isap, autoklaf, pendingin.',
          )
        : fill.lead,
      of.back
        ? t(
            'The thread behind suits panels and regulators.',
            'Ulir belakang cocok untuk panel dan regulator.',
          )
        : t('The thread below suits pipes and syphons.', 'Ulir bawah cocok untuk pipa dan pipa sifon.'),
    ],
    points: [
      t(
        'Choose the range so that the working pressure lies at two thirds of it',
        'Pilih rentang agar tekanan kerja berada pada dua pertiganya',
      ),
      fill.care,
      t(
        'Tighten on the square with a spanner, never by the case',
        'Kencangkan pada bagian persegi dengan kunci, jangan memutar rumahnya',
      ),
    ],
    data: [
      [t('Case', 'Rumah'), fill.case],
      [t('Wetted parts', 'Bagian basah'), fill.wetted],
      [t('Accuracy', 'Akurasi'), t(`Class ${of.accuracy}`, `Kelas ${of.accuracy.replace('.', ',')}`)],
      [
        labels.temperature,
        of.fill === 'stainless'
          ? t('−20 to +100 °C', '−20 sampai +100 °C')
          : t('−20 to +60 °C', '−20 sampai +60 °C'),
      ],
    ],
    category: categories.gauges,
    brand: 'Ukurindra',
    popularity: of.popularity,
    ...(of.dial === 160 ? { displayPrice: false } : {}),
    pictures: [
      {
        view: 'dimensions',
        draw: () => {
          if (!of.back) return of.vacuum === true ? elevation(model()) : gaugeFront(flat)
          const end = -depth / 2 - of.dial * 0.16 - square * 0.6
          return elevation(dialSide(model(), of.thread, [end - threadD * 0.4, threadD / 2]))
        },
      },
      { view: 'shaded', draw: () => axonometry(model()) },
      ...(of.back ? [] : [{ view: 'side', draw: () => gaugeSide(flat) } as const]),
    ],
    items: of.ranges.map(([low, high]): Item => {
      const span = t(
        `${low < 0 ? '−1' : low}–${high} bar`,
        `${low < 0 ? '−1' : low}–${String(high).replace('.', ',')} bar`,
      )
      const short = t(
        `${kind.en} Ø ${of.dial} ${of.back ? 'back' : 'bottom'} ${of.thread}${fill.name.en}`,
        `${kind.id} Ø ${of.dial} ulir ${of.back ? 'belakang' : 'bawah'} ${of.thread}${fill.name.id}`,
      )
      return {
        sku: `${of.sku}-${low < 0 ? 'V' : ''}${String(high).replace('.', '-')}`,
        name: t(`${short.en}, ${span.en}`, `${short.id}, ${span.id}`),
        uom: 'pcs',
        price: rupiah(of.price * (high > 100 ? 1.12 : high < 2 ? 1.2 : 1)),
        weight: of.mass,
        demand: high === 10 || high === 16 ? 1 : 0.6,
        attributes: {
          standard: 'EN 837-1',
          pressure_range: span,
          dial_size: of.dial,
          port: of.thread,
          accuracy: of.accuracy,
          material: fill.case,
        },
      }
    }),
  })
})
