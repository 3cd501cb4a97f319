import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { figure } from '../catalogue/text.ts'
import { asmeB165, type AsmeClass } from '../standards/asme-b16-5.ts'
import { en1092 } from '../standards/en1092.ts'
import { jisB2220, type JisClass } from '../standards/jis-b2220.ts'
import { categories } from './categories.ts'
import { flangeDimensions, flangeMounted, flangeShaded, type FlangeShape } from './flange.drawing.ts'
import { labels, prose, t, tableOf } from './prose.ts'

type Metal = { letters: string; name: Text; short: Text; perKilo: number; advice: Text; care: Text }
const metals = {
  ss400: {
    letters: 'CS',
    name: t('Carbon steel SS400', 'Baja karbon SS400'),
    short: t('steel SS400', 'baja SS400'),
    perKilo: 31_000,
    advice: t(
      'Mild steel welds with any low-hydrogen or rutile electrode and serves water, air, oil and low-pressure steam.',
      'Baja lunak dapat dilas dengan elektroda rutil maupun low hydrogen, untuk air, udara, oli, dan uap tekanan rendah.',
    ),
    care: t(
      'Supplied with anti-rust oil: wipe off before welding and paint afterwards',
      'Dikirim berlapis oli antikarat: bersihkan sebelum dilas dan cat sesudahnya',
    ),
  },
  galvanised: {
    letters: 'GV',
    name: t('Carbon steel SS400, hot-dip galvanised', 'Baja karbon SS400, galvanis celup panas'),
    short: t('galvanised steel', 'baja galvanis'),
    perKilo: 42_000,
    advice: t(
      'Hot-dip zinc protects water and fire lines out of doors without any painting.',
      'Lapisan seng celup panas melindungi jalur air dan hidran di luar ruangan tanpa pengecatan.',
    ),
    care: t(
      'Grind the zinc off the weld zone first, as its fumes are poisonous, and repair with zinc paint',
      'Gerinda lapisan seng di daerah las karena asapnya beracun, lalu tutup kembali dengan cat seng',
    ),
  },
  a105: {
    letters: 'A105',
    name: t('Forged steel A105', 'Baja tempa A105'),
    short: t('forged steel A105', 'baja tempa A105'),
    perKilo: 44_000,
    advice: t(
      'Forged A105 is the standard for refinery and boiler lines up to 425 °C; each piece carries its heat number.',
      'Baja tempa A105 adalah standar jalur kilang dan boiler sampai 425 °C; setiap flensa berstempel nomor leburan.',
    ),
    care: t('Mill certificate EN 10204 3.1 on request', 'Sertifikat pabrik EN 10204 3.1 sesuai permintaan'),
  },
  ss304: {
    letters: '304',
    name: t('Stainless steel 304', 'Stainless steel 304'),
    short: t('stainless steel 304', 'stainless steel 304'),
    perKilo: 118_000,
    advice: t(
      'Grade 304 is for food, water and chemical lines that must not rust; chlorides above 200 ppm require 316.',
      'Grade 304 untuk jalur makanan, air, dan kimia yang tidak boleh berkarat; klorida di atas 200 ppm menuntut 316.',
    ),
    care: t(
      'Weld with ER308L wire and pickle the seam, or it rusts first there',
      'Las dengan kawat ER308L dan bersihkan jalur las dengan pickling agar tidak berkarat di situ',
    ),
  },
  ss316: {
    letters: '316',
    name: t('Stainless steel 316L', 'Stainless steel 316L'),
    short: t('stainless steel 316L', 'stainless steel 316L'),
    perKilo: 172_000,
    advice: t(
      'Low-carbon 316L keeps its resistance beside the weld and withstands brine, sea air and many acids.',
      '316L berkadar karbon rendah tetap tahan karat di samping las, tahan air garam, lingkungan laut, dan banyak asam.',
    ),
    care: t(
      'Weld with ER316L wire; keep steel brushes and grinding dust away',
      'Las dengan kawat ER316L; jauhkan sikat baja dan debu gerinda baja karbon',
    ),
  },
} as const satisfies Record<string, Metal>
type MetalKey = keyof typeof metals

type Kind = { letters: string; type: FlangeShape['type']; name: Text; use: Text; hint: Text }
const kinds = {
  plate: {
    letters: 'SOP',
    type: 'plate',
    name: t('Slip-on plate flange', 'Flensa SOP (slip-on)'),
    use: t(
      'The pipe slips through the flat plate and is welded inside and out, so its length need not be exact.',
      'Pipa dimasukkan ke lubang pelat lalu dilas di dalam dan luar, sehingga panjang pipa tidak harus tepat.',
    ),
    hint: t(
      'Leave the pipe end one wall thickness back from the face for the inner weld',
      'Mundurkan ujung pipa setebal dindingnya dari muka flensa untuk las dalam',
    ),
  },
  blind: {
    letters: 'BL',
    type: 'blind',
    name: t('Blind flange', 'Flensa buta (blind)'),
    use: t(
      'Closes a line end, a vessel nozzle or a branch kept for later, and comes off again for cleaning or testing.',
      'Menutup ujung pipa, nozzle bejana, atau cabang cadangan, dan dapat dibuka lagi untuk pembersihan atau uji tekan.',
    ),
    hint: t(
      'Weigh before lifting: from DN 150 use an eye bolt or sling',
      'Perhatikan beratnya: mulai DN 150 angkat dengan baut mata atau sling',
    ),
  },
  slipOn: {
    letters: 'SO',
    type: 'slip-on',
    name: t('Slip-on flange', 'Flensa SO (slip-on)'),
    use: t(
      'A low hub stiffens the slip-on flange; two fillet welds hold it, without preparing the pipe end.',
      'Hub rendah memperkaku flensa slip-on; cukup dua las sudut tanpa menyiapkan ujung pipa.',
    ),
    hint: t(
      'Not for cyclic heat or severe bending: take a weld neck there',
      'Tidak untuk panas berulang atau beban tekuk berat: pakailah weld neck',
    ),
  },
  neck: {
    letters: 'WN',
    type: 'neck',
    name: t('Weld neck flange', 'Flensa weld neck'),
    use: t(
      'A tapered neck leads the load into one butt weld that can be X-rayed: the flange for steam, gas and hot oil.',
      'Leher tirus menyalurkan beban ke satu las temu yang dapat diuji radiografi: flensa untuk uap, gas, dan oli panas.',
    ),
    hint: t(
      'State the pipe schedule: the bore follows the pipe; stocked for SCH 40',
      'Sebutkan schedule pipa: lubangnya mengikuti pipa; stok untuk SCH 40',
    ),
  },
} as const satisfies Record<string, Kind>
type KindKey = keyof typeof kinds

type Row = {
  size: string
  dn: number
  D: number
  k: number
  n: number
  h: number
  b: number
  bore: number
  through: number
  pipe: number
  raised: number
  bolt?: string
}
type Norm = {
  standard: string
  rating: string
  code: string
  category: Text
  pressure: Text
  face: Text
  pairs: Text
  rows: readonly Row[]
}

const jis = (kind: KindKey, rating: JisClass): Norm => ({
  standard: 'JIS B 2220',
  rating: `JIS ${rating}`,
  code: `JIS${rating}`,
  category: kind === 'blind' ? categories.jisBlindFlanges : categories.slipOnFlanges,
  pressure: t(
    `${rating.replace('K', '')} kgf/cm² nominal; ${rating === '5K' ? 0.7 : rating === '10K' ? 1.4 : rating === '16K' ? 2.7 : 3.4} MPa with water to 120 °C`,
    `Nominal ${rating.replace('K', '')} kgf/cm²; ${rating === '5K' ? '0,7' : rating === '10K' ? '1,4' : rating === '16K' ? '2,7' : '3,4'} MPa untuk air sampai 120 °C`,
  ),
  face: t('Flat face (FF)', 'Muka rata (FF)'),
  pairs: t(
    `Mates with pumps and valves drilled JIS ${rating} only: neither class 150 nor PN 16 lines up`,
    `Hanya cocok dengan pompa dan katup berlubang JIS ${rating}: tidak pas dengan class 150 maupun PN 16`,
  ),
  rows: jisB2220[rating].map((row) => ({
    ...row,
    size: `${row.dn}A`,
    through: 0,
    raised: 0,
    bolt: `M${row.bolt}`,
  })),
})

const asme = (kind: KindKey, rating: AsmeClass): Norm => ({
  standard: 'ASME B16.5',
  rating: t(`class ${rating}`, `class ${rating}`).en,
  code: `CL${rating}`,
  category: categories.asmeFlanges,
  pressure:
    rating === 150
      ? t('19.6 bar at 38 °C (A105), less when hot', '19,6 bar pada 38 °C (A105), menurun bila panas')
      : t('51.1 bar at 38 °C (A105), less when hot', '51,1 bar pada 38 °C (A105), menurun bila panas'),
  face: t('Raised face (RF), 2 mm', 'Raised face (RF), 2 mm'),
  pairs: t(
    `Bolts and gaskets for class ${rating}; do not bolt to a flat-faced cast iron flange`,
    `Baut dan gasket untuk class ${rating}; jangan dipasangkan dengan flensa besi cor bermuka rata`,
  ),
  rows: asmeB165[rating].map((row) => ({
    ...row,
    size: row.inch,
    pipe: row.od,
    through: kind === 'neck' ? row.neck : kind === 'slipOn' ? row.slipOn : 0,
  })),
})

const en = (kind: KindKey): Norm => ({
  standard: kind === 'blind' ? 'EN 1092-1 type 05' : 'EN 1092-1 type 01',
  rating: 'PN 6',
  code: 'PN6',
  category: categories.enFlanges,
  pressure: t('6 bar', '6 bar'),
  face: t('Flat face (type A)', 'Muka rata (tipe A)'),
  pairs: t(
    'For European fans, burners, tanks and low-pressure pumps',
    'Untuk kipas, burner, tangki, dan pompa tekanan rendah buatan Eropa',
  ),
  rows: en1092.map(({ dn, bore, k, D, plate, blind, h, n }) => ({
    size: `DN ${dn}`,
    dn,
    bore,
    k,
    D,
    b: kind === 'blind' ? blind : plate,
    h,
    n,
    through: 0,
    pipe: bore - 1,
    raised: 0,
  })),
})

const massOf = ({ D, b, bore, n, h, through, pipe }: Row, blind: boolean): number => {
  const disc = (diameter: number, length: number): number => (Math.PI / 4) * diameter ** 2 * length
  const hub = through > b ? disc(pipe * 1.36, through - b) - disc(bore, through - b) : 0
  return (disc(D, b) - n * disc(h, b) - (blind ? 0 : disc(bore, b)) + hub) * 0.00785
}

const bolting = (norm: Norm): Text =>
  tableOf(
    [
      [t('Size', 'Ukuran'), t('Bolts', 'Baut'), t('Hole circle', 'Lingkaran baut'), t('Hole', 'Lubang')],
      ...norm.rows.map(({ size, n, k, h, bolt }) => [
        size,
        `${n}${bolt === undefined ? '' : ` × ${bolt}`}`,
        t(`${figure(k).en} mm`, `${figure(k).id} mm`),
        `Ø ${h} mm`,
      ]),
    ],
    t(
      'Tighten crosswise in three rounds, to 30, 70 and 100 per cent, and once more after the first heat.',
      'Kencangkan menyilang dalam tiga putaran, 30, 70, lalu 100 persen, dan ulangi setelah pemanasan pertama.',
    ),
  )

function product(kind: KindKey, norm: Norm, key: MetalKey, popularity: number, tab = false): Product {
  const [of, metal] = [kinds[kind], metals[key]]
  const blind = kind === 'blind'
  const name = t(
    `${of.name.en} ${norm.rating}, ${metal.short.en}`,
    `${of.name.id} ${norm.rating}, ${metal.short.id}`,
  )
  const shown = norm.rows.find(({ dn }) => dn === (key === 'ss316' ? 50 : kind === 'neck' ? 80 : 100))
  if (shown === undefined) throw new Error(`No flange to show for ${norm.code}`)
  const shape: FlangeShape = {
    ...shown,
    type: of.type,
    title: `${norm.standard.replace(' type', '')} · ${norm.rating.replace('class', '#')} · ${of.letters} ${shown.size}`,
  }
  const items = norm.rows.map((row): Item => {
    const mass = massOf(row, blind)
    const { dn, size, D, k, n, h, b, bore, through, bolt } = row
    return {
      sku: `FL${of.letters}${norm.code}-${metal.letters}-${String(dn).padStart(3, '0')}`,
      name: t(`${name.en}, ${size}`, `${name.id}, ${size}`),
      uom: 'pcs',
      price: rupiah(9_000 + mass * 1.06 * (metal.perKilo / 1000) * (kind === 'neck' ? 1.25 : 1)),
      weight: mass,
      demand: dn >= 25 && dn <= 100 ? 0.95 : dn <= 150 ? 0.6 : 0.3,
      attributes: {
        standard: norm.standard,
        rating: norm.rating,
        nominal_size: size,
        bore_dn: dn,
        material: metal.name,
        outer_diameter: D,
        ...(blind || kind === 'neck' ? {} : { inner_diameter: bore }),
        thickness: b,
        bolt_circle: k,
        bolt_holes: n,
        hole_diameter: h,
        ...(bolt === undefined ? {} : { thread: bolt }),
        ...(through > 0 ? { flange_length: through } : {}),
      },
    }
  })
  return {
    code: `FLANGE-${of.letters}-${norm.code}-${metal.letters}`,
    name,
    description: prose({
      lead: [of.use, metal.advice],
      points: [norm.pairs, of.hint, metal.care],
      data: [
        [labels.standard, norm.standard.replace(' type', ',').replace(',', ' ·')],
        [labels.pressure, norm.pressure],
        [t('Facing', 'Muka'), norm.face],
        [labels.material, metal.name],
      ],
    }),
    category: norm.category,
    brand: 'Flensara',
    popularity,
    ...(key === 'ss316' && norm.code === 'CL300' ? { displayPrice: false } : {}),
    ...(key === 'ss400' && norm.code === 'JIS10K' ? { tkdn: 42.5 } : {}),
    ...(tab ? { tabs: [{ title: t('Bolting', 'Baut pengikat'), html: bolting(norm) }] } : {}),
    pictures: [
      { view: 'dimensions', draw: () => flangeDimensions(shape) },
      { view: 'shaded', draw: () => flangeShaded(shape) },
      ...(blind ? [] : [{ view: 'mounted', draw: () => flangeMounted(shape) } as const]),
    ],
    items,
  }
}

export const flanges: readonly Product[] = [
  product('plate', jis('plate', '10K'), 'ss400', 780, true),
  product('plate', jis('plate', '5K'), 'ss400', 560, true),
  product('plate', jis('plate', '16K'), 'ss400', 380),
  product('plate', jis('plate', '20K'), 'ss400', 360, true),
  product('plate', jis('plate', '10K'), 'galvanised', 410),
  product('plate', jis('plate', '10K'), 'ss304', 590),
  product('plate', jis('plate', '5K'), 'ss304', 310),
  product('plate', jis('plate', '20K'), 'ss304', 190),
  product('plate', jis('plate', '10K'), 'ss316', 320),
  product('blind', jis('blind', '10K'), 'ss400', 540),
  product('blind', jis('blind', '5K'), 'ss400', 330),
  product('blind', jis('blind', '16K'), 'ss400', 220),
  product('blind', jis('blind', '20K'), 'ss400', 210),
  product('blind', jis('blind', '10K'), 'ss304', 340),
  product('blind', jis('blind', '10K'), 'ss316', 170),
  product('slipOn', asme('slipOn', 150), 'a105', 600, true),
  product('slipOn', asme('slipOn', 150), 'ss304', 470),
  product('slipOn', asme('slipOn', 150), 'ss316', 330),
  product('slipOn', asme('slipOn', 300), 'a105', 350, true),
  product('neck', asme('neck', 150), 'a105', 520),
  product('neck', asme('neck', 150), 'ss304', 300),
  product('neck', asme('neck', 150), 'ss316', 260),
  product('neck', asme('neck', 300), 'a105', 390),
  product('neck', asme('neck', 300), 'ss316', 140),
  product('blind', asme('blind', 150), 'a105', 430),
  product('blind', asme('blind', 150), 'ss304', 280),
  product('blind', asme('blind', 300), 'a105', 250),
  product('plate', en('plate'), 'ss400', 160),
  product('plate', en('plate'), 'ss304', 110),
  product('blind', en('blind'), 'ss400', 120),
]
