import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { pvcPipes } from '../standards/plastic-pipes.ts'
import { categories } from './categories.ts'
import { fittingModel, type FittingShape } from './fitting.drawing.ts'
import { modelled } from './model.ts'
import { made } from './product.ts'
import { labels, t } from './prose.ts'

type Kind = {
  code: string
  shape: FittingShape
  name: Text
  use: Text
  bulk: number
  popularity: number
  reducing?: boolean
  threaded?: boolean
  drain?: boolean
}
const kinds: readonly Kind[] = [
  {
    code: 'EL',
    shape: 'elbow90',
    name: t('PVC elbow 90° AW', 'Elbow (knee) PVC 90° AW'),
    use: t('Turns a pressure line by 90°.', 'Membelokkan jalur bertekanan tegak lurus.'),
    bulk: 1,
    popularity: 690,
  },
  {
    code: 'E45',
    shape: 'elbow45',
    name: t('PVC elbow 45° AW', 'Elbow PVC 45° AW'),
    use: t(
      'Turns the line gently, with half the loss of a 90° elbow.',
      'Membelokkan jalur lebih landai dengan rugi tekanan separuhnya.',
    ),
    bulk: 0.85,
    popularity: 430,
  },
  {
    code: 'TE',
    shape: 'tee',
    name: t('PVC tee AW', 'Tee PVC AW'),
    use: t('Branches a pressure line of equal size.', 'Membuat cabang jalur bertekanan berukuran sama.'),
    bulk: 1.4,
    popularity: 650,
  },
  {
    code: 'SO',
    shape: 'socket',
    name: t('PVC socket AW', 'Socket (sok) PVC AW'),
    use: t('Joins two pipe ends without a bell.', 'Menyambung dua ujung pipa tanpa bell.'),
    bulk: 0.6,
    popularity: 620,
  },
  {
    code: 'RS',
    shape: 'reducer',
    name: t('PVC reducing socket AW', 'Reducer socket (vlok sok) PVC AW'),
    use: t('Steps down to a smaller pipe in line.', 'Memperkecil jalur ke pipa lebih kecil, segaris.'),
    bulk: 0.6,
    popularity: 510,
    reducing: true,
  },
  {
    code: 'VS',
    shape: 'valve-socket',
    name: t('PVC male adapter AW (valve socket)', 'Sok drat luar PVC AW (valve socket)'),
    use: t(
      'Glued socket on one side, male thread R on the other, for valves and metal fittings.',
      'Satu sisi lem, sisi lain drat luar R, untuk katup dan fitting logam.',
    ),
    bulk: 0.5,
    popularity: 600,
    threaded: true,
  },
  {
    code: 'FS',
    shape: 'socket',
    name: t('PVC female adapter AW (faucet socket)', 'Sok drat dalam PVC AW (faucet socket)'),
    use: t(
      'Glued socket on one side, female thread Rc on the other, for taps and nipples.',
      'Satu sisi lem, sisi lain drat dalam Rc, untuk keran dan nipel.',
    ),
    bulk: 0.55,
    popularity: 540,
    threaded: true,
  },
  {
    code: 'CP',
    shape: 'cap',
    name: t('PVC cap AW', 'Dop (cap) PVC AW'),
    use: t('Closes the end of a line, also for pressure tests.', 'Menutup ujung jalur, juga saat uji tekan.'),
    bulk: 0.4,
    popularity: 460,
  },
  {
    code: 'DEL',
    shape: 'elbow90',
    name: t('PVC elbow 90° D, for drains', 'Elbow (knee) PVC 90° D, untuk buangan'),
    use: t(
      'Thin-walled bend for waste water and rain pipes.',
      'Belokan dinding tipis untuk air buangan dan talang.',
    ),
    bulk: 0.62,
    popularity: 480,
    drain: true,
  },
  {
    code: 'DTE',
    shape: 'tee',
    name: t('PVC tee D, for drains', 'Tee PVC D, untuk buangan'),
    use: t('Branch of waste and vent pipes.', 'Cabang pipa buangan dan ventilasi.'),
    bulk: 0.88,
    popularity: 420,
    drain: true,
  },
]

export const pvcFittings: readonly Product[] = kinds.map(
  ({ code, shape, name, use, bulk, popularity, reducing, threaded, drain }) => {
    const sizes = drain === true ? pvcPipes.slice(4) : pvcPipes.slice(0, threaded === true ? 8 : 9)
    type Row = (typeof pvcPipes)[number] & { small: (typeof pvcPipes)[number] | undefined }
    const pairs = sizes.flatMap((size, index): Row[] =>
      reducing === true
        ? sizes.slice(Math.max(0, index - 2), index).map((small) => ({ ...size, small }))
        : [{ ...size, small: undefined }],
    )
    const od = drain === true ? 60 : 32
    const c =
      (shape === 'elbow90' || shape === 'tee'
        ? 1.35
        : shape === 'elbow45'
          ? 1.1
          : shape === 'cap'
            ? 1.1
            : 2.1) * od
    return made({
      code: `PVC-${code}`,
      name,
      lead: [
        use,
        drain === true
          ? t('For gravity lines with almost no pressure.', 'Untuk jalur gravitasi tanpa tekanan berarti.')
          : t(
              'Injection moulded, as strong as AW pipe: 10 bar at 20 °C.',
              'Cetak injeksi, sekuat pipa AW: 10 bar pada 20 °C.',
            ),
      ],
      points: [
        t(
          'Dry-fit, mark the depth, roughen, clean and glue both faces',
          'Coba kering, tandai kedalaman, amplas, bersihkan, lem kedua muka',
        ),
        threaded === true
          ? t(
              'Thread: PTFE tape only, hand-tight and half a turn',
              'Ulir: hanya seal tape, kencang tangan ditambah setengah putaran',
            )
          : t(
              'Push in with a quarter turn and hold ten seconds',
              'Masukkan sambil diputar seperempat dan tahan sepuluh detik',
            ),
        t(
          'No water for an hour, full pressure after a day',
          'Jangan dialiri air selama satu jam; tekanan penuh setelah sehari',
        ),
      ],
      data: [
        [labels.standard, 'JIS K 6743'],
        [labels.material, t('PVC-U, grey', 'PVC-U, abu-abu')],
        [labels.temperature, t('up to 45 °C', 'sampai 45 °C')],
      ],
      category: categories.plasticFittings,
      brand: 'Alirana',
      popularity,
      tkdn: 55.8,
      pictures: modelled(() =>
        fittingModel({
          shape,
          od,
          c: Math.round(c),
          ...(reducing === true ? { small: 26 } : {}),
          thread: threaded === true ? (code === 'VS' ? 'R1' : 'Rc1') : `Ø ${od}`,
          title: `JIS K 6743 · ${drain === true ? '2"' : reducing === true ? '1" × 3/4"' : '1"'}`,
        }),
      ),
      items: pairs.map(({ inch, dn, od: outer, small }): Item => {
        const mass = bulk * outer ** 2.25 * 0.021
        const pack = dn <= 25 ? 10 : 1
        const size = small === undefined ? inch : `${inch} × ${small.inch}`
        return {
          sku: `PV${code}-${String(dn).padStart(3, '0')}${small === undefined ? '' : `-${String(small.dn).padStart(3, '0')}`}`,
          name: t(`${name.en}, ${size}`, `${name.id}, ${size}`),
          uom: pack === 1 ? 'pcs' : 'pack',
          price: rupiah(pack * (1_200 + mass * 62)),
          weight: mass * pack,
          demand: dn <= 50 ? 0.95 : 0.6,
          attributes: {
            standard: 'JIS K 6743',
            nominal_size: size,
            bore_dn: dn,
            inner_diameter: outer,
            ...(small === undefined ? {} : { end_two: small.inch }),
            ...(threaded === true ? { thread: `${code === 'VS' ? 'R' : 'Rc'}${inch.replace('"', '')}` } : {}),
            material: t('PVC-U, grey', 'PVC-U, abu-abu'),
            pack_qty: pack,
            ...(drain === true ? {} : { max_pressure: 10 }),
          },
        }
      }),
    })
  },
)
