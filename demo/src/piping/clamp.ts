import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { pipeSizes } from '../standards/asme-b16-5.ts'
import { categories } from './categories.ts'
import { hoseClamp, pipeClamp, uBolt } from './clamp.drawing.ts'
import { modelled } from './model.ts'
import { made } from './product.ts'
import { labels, t } from './prose.ts'

const stainless = t('Stainless steel 304', 'Stainless steel 304')
const zinc = t('Steel, zinc plated', 'Baja lapis seng')
const galvanised = t('Steel, hot-dip galvanised', 'Baja galvanis celup panas')

const ranges = [
  [8, 12],
  [10, 16],
  [12, 20],
  [16, 25],
  [20, 32],
  [25, 40],
  [32, 50],
  [40, 60],
  [50, 70],
  [60, 80],
  [70, 90],
  [90, 110],
  [100, 120],
] as const
const bolted = [
  [20, 22],
  [26, 28],
  [29, 31],
  [32, 35],
  [36, 39],
  [40, 43],
  [48, 51],
  [56, 59],
  [64, 67],
  [74, 79],
  [86, 91],
  [98, 103],
  [113, 121],
] as const

type Clamp = {
  code: string
  name: Text
  bolt: boolean
  wide: number
  material: Text
  factor: number
  popularity: number
  lead: Text
  care: Text
}
const hoseClamps = (
  [
    {
      code: 'HCW9Z',
      name: t('Worm-drive hose clamp 9 mm, zinc plated', 'Klem selang ulir cacing 9 mm, lapis seng'),
      bolt: false,
      wide: 9,
      material: zinc,
      factor: 1,
      popularity: 600,
      lead: t(
        'Rolled-edge band for water, air and fuel hoses indoors.',
        'Pita bertepi lengkung untuk selang air, udara, dan bahan bakar di dalam ruangan.',
      ),
      care: t('Tighten to about 3 Nm', 'Kencangkan sekitar 3 Nm'),
    },
    {
      code: 'HCW9S',
      name: t(
        'Worm-drive hose clamp 9 mm, stainless steel 304',
        'Klem selang ulir cacing 9 mm, stainless steel 304',
      ),
      bolt: false,
      wide: 9,
      material: stainless,
      factor: 1.9,
      popularity: 680,
      lead: t(
        'All parts of stainless steel, for outdoors, food plants and boats.',
        'Seluruhnya stainless steel, untuk luar ruangan, pabrik makanan, dan kapal.',
      ),
      care: t('Tighten to about 3.5 Nm', 'Kencangkan sekitar 3,5 Nm'),
    },
    {
      code: 'HCW12S',
      name: t(
        'Worm-drive hose clamp 12 mm, stainless steel 304',
        'Klem selang ulir cacing 12 mm, stainless steel 304',
      ),
      bolt: false,
      wide: 12,
      material: stainless,
      factor: 2.5,
      popularity: 510,
      lead: t(
        'Wide band for radiator, suction and steam-cleaner hoses that need more pull.',
        'Pita lebar untuk selang radiator, isap, dan pembersih uap yang memerlukan tarikan lebih.',
      ),
      care: t('Tighten to about 5 Nm', 'Kencangkan sekitar 5 Nm'),
    },
    {
      code: 'HCBZ',
      name: t('Bolt hose clamp (super clamp), zinc plated', 'Klem selang baut (super clamp), lapis seng'),
      bolt: true,
      wide: 20,
      material: zinc,
      factor: 5.2,
      popularity: 370,
      lead: t(
        'A solid bolt draws the broad band over hoses with wire spiral and thick walls.',
        'Baut pejal menarik pita lebar pada selang berspiral kawat dan berdinding tebal.',
      ),
      care: t(
        'Each size spans a few millimetres only: measure the hose on its tail',
        'Tiap ukuran hanya mencakup beberapa milimeter: ukur selang saat terpasang',
      ),
    },
    {
      code: 'HCBS',
      name: t(
        'Bolt hose clamp (super clamp), stainless steel 304',
        'Klem selang baut (super clamp), stainless steel 304',
      ),
      bolt: true,
      wide: 20,
      material: stainless,
      factor: 11,
      popularity: 280,
      lead: t(
        'Heavy clamp for steam, chemical and seawater hoses.',
        'Klem berat untuk selang uap, bahan kimia, dan air laut.',
      ),
      care: t(
        'Grease the bolt: stainless threads gall',
        'Beri grease pada baut: ulir stainless steel mudah lengket',
      ),
    },
  ] satisfies Clamp[]
).map(({ code, name, bolt, wide, material, factor, popularity, lead, care }): Product =>
  made({
    code: `CLAMP-${code}`,
    name,
    lead: [
      lead,
      t(
        'The band lies smooth inside, so it does not cut the rubber.',
        'Bagian dalam pita licin sehingga tidak menyayat karet.',
      ),
    ],
    points: [
      care,
      t(
        'Tighten again after the first warm-up: rubber settles',
        'Kencangkan ulang setelah pemanasan pertama: karet menyusut',
      ),
      t(
        'Two clamps with opposed screws on suction and steam',
        'Pakai dua klem dengan sekrup berlawanan untuk isap dan uap',
      ),
    ],
    data: [
      [labels.material, material],
      [t('Band width', 'Lebar pita'), `${wide} mm`],
    ],
    category: categories.hoseClamps,
    brand: 'Alirana',
    popularity,
    pictures: modelled(() =>
      hoseClamp({
        d: bolt ? 50 : 32,
        wide,
        bolt,
        range: bolt ? '48–51' : '20–32',
        title: `${bolt ? '48–51' : '20–32'} × ${wide} mm`,
      }),
    ),
    items: (bolt ? bolted : ranges).map(([low, high]): Item => {
      const pack = bolt ? 10 : high <= 32 ? 50 : 25
      const mass = (bolt ? 22 + high * 0.9 : 5 + high * 0.22) * (wide / (bolt ? 20 : 9))
      return {
        sku: `${code}-${low}-${high}`,
        name: t(`${name.en}, ${low}–${high} mm`, `${name.id}, ${low}–${high} mm`),
        uom: 'box',
        price: rupiah(pack * (900 + high * 22) * factor),
        weight: mass * pack,
        demand: high <= 60 ? 0.85 : 0.5,
        attributes: { clamping_range: `${low}–${high} mm`, width: wide, material, pack_qty: pack },
      }
    }),
  }),
)

type Support = {
  code: string
  kind: 'u' | 'split' | 'clevis'
  name: Text
  material: Text
  perKilo: number
  popularity: number
  lead: Text
  care: Text
}
const pipeSupports = (
  [
    {
      code: 'UBG',
      kind: 'u',
      name: t('U-bolt for pipe, galvanised, with nuts', 'Klem U (U-bolt) pipa, galvanis, dengan mur'),
      material: galvanised,
      perKilo: 38_000,
      popularity: 560,
      lead: t(
        'Holds pipe down on steel sections and cable ladders; guides it when left a little loose.',
        'Mengikat pipa pada profil baja dan rak; berfungsi sebagai pemandu bila tidak dikencangkan penuh.',
      ),
      care: t(
        'Two nuts a leg when it guides: one each side of the steel',
        'Dua mur tiap kaki bila sebagai pemandu: satu di tiap sisi profil',
      ),
    },
    {
      code: 'UBS',
      kind: 'u',
      name: t(
        'U-bolt for pipe, stainless steel 304, with nuts',
        'Klem U (U-bolt) pipa, stainless steel 304, dengan mur',
      ),
      material: stainless,
      perKilo: 128_000,
      popularity: 360,
      lead: t(
        'For stainless lines, outdoors and washed-down rooms.',
        'Untuk pipa stainless steel, luar ruangan, dan ruang yang sering dicuci.',
      ),
      care: t('Put a rubber sleeve between where metals differ', 'Beri sleeve karet bila logamnya berbeda'),
    },
    {
      code: 'PCR',
      kind: 'split',
      name: t('Split pipe clamp with rubber lining, M8/M10', 'Klem pipa belah berlapis karet, M8/M10'),
      material: zinc,
      perKilo: 62_000,
      popularity: 490,
      lead: t(
        'Rubber lining dampens noise and lets the pipe stretch; hangs on a threaded rod.',
        'Lapisan karet meredam bunyi dan memberi ruang muai pipa; digantung pada long drat.',
      ),
      care: t(
        'One clamp every 1.5 to 3 m, closer for plastic',
        'Satu klem tiap 1,5 sampai 3 m, lebih rapat untuk pipa plastik',
      ),
    },
    {
      code: 'PCS',
      kind: 'split',
      name: t(
        'Split pipe clamp, stainless steel 304, M8/M10',
        'Klem pipa belah, stainless steel 304, M8/M10',
      ),
      material: stainless,
      perKilo: 145_000,
      popularity: 270,
      lead: t(
        'Bare stainless clamp for food plants and clean rooms.',
        'Klem stainless steel polos untuk pabrik makanan dan ruang bersih.',
      ),
      care: t(
        'Fix points tight, guides with 1 mm of play',
        'Titik tetap dikencangkan, titik pemandu diberi celah 1 mm',
      ),
    },
    {
      code: 'CHG',
      kind: 'clevis',
      name: t('Clevis hanger, galvanised', 'Gantungan pipa (clevis hanger), galvanis'),
      material: galvanised,
      perKilo: 44_000,
      popularity: 380,
      lead: t(
        'Adjustable hanger for sprinkler, chilled-water and steam mains under slabs.',
        'Gantungan yang dapat disetel untuk pipa utama sprinkler, air dingin (chilled water), dan uap di bawah pelat lantai.',
      ),
      care: t(
        'Set the height with the nuts of the rod, then lock both',
        'Setel tinggi dengan mur long drat lalu kunci keduanya',
      ),
    },
  ] satisfies Support[]
).map(({ code, kind, name, material, perKilo, popularity, lead, care }): Product => {
  const rodOf = (dn: number): number =>
    kind === 'u' ? (dn <= 25 ? 8 : dn <= 65 ? 10 : dn <= 100 ? 12 : 16) : dn <= 50 ? 8 : 10
  const wideOf = (dn: number): number => (kind === 'clevis' ? (dn <= 50 ? 25 : 30) : 20)
  const stud = kind === 'clevis' ? 10 : 8
  const title = `2" · Ø 60.3`
  return made({
    code: `SUPPORT-${code}`,
    name,
    lead: [
      lead,
      t(
        'Sized for steel pipe of ASME and ISO outside diameters.',
        'Ukuran untuk pipa baja berdiameter luar ASME dan ISO.',
      ),
    ],
    points: [
      care,
      t(
        'Keep supports clear of joints, so that they can be opened',
        'Jauhkan penyangga dari sambungan agar tetap dapat dibuka',
      ),
      t('Count the weight of the water, too', 'Perhitungkan juga berat airnya'),
    ],
    data: [
      [labels.material, material],
      [t('Pipe', 'Pipa'), kind === 'u' ? '1/2"–12"' : '1/2"–8"'],
    ],
    category: categories.pipeClamps,
    brand: 'Alirana',
    popularity,
    pictures: modelled(() =>
      kind === 'u'
        ? uBolt({ d: 61, rod: 10, leg: 44, title })
        : pipeClamp({ d: 60, wide: wideOf(50), stud, clevis: kind === 'clevis', title }),
    ),
    items: pipeSizes
      .filter(({ dn }) => kind === 'u' || dn <= 200)
      .map(({ inch, dn, od }): Item => {
        const r = rodOf(dn)
        const mass =
          kind === 'u'
            ? (Math.PI * od * 0.5 + 2 * (od * 0.5 + 40)) * r * r * 0.0062 + r ** 3 * 0.012
            : (Math.PI * od + 60) *
                wideOf(dn) *
                (dn <= 50 ? 1.5 : 2.5) *
                0.0079 *
                (kind === 'clevis' ? 1.7 : 1) +
              20
        const pack = dn <= 50 ? 10 : 1
        return {
          sku: `${code}-${String(dn).padStart(3, '0')}`,
          name: t(`${name.en}, ${inch}`, `${name.id}, ${inch}`),
          uom: pack === 1 ? 'pcs' : 'pack',
          price: rupiah(pack * (1_200 + (mass / 1000) * perKilo)),
          weight: mass * pack,
          demand: dn <= 100 ? 0.85 : 0.4,
          attributes: {
            nominal_size: inch,
            inner_diameter: od,
            material,
            thread: `M${kind === 'u' ? r : kind === 'clevis' ? (dn <= 50 ? 10 : 12) : r}`,
            ...(kind === 'u' ? {} : { width: wideOf(dn) }),
            pack_qty: pack,
          },
        }
      }),
  })
})

export const clamps: readonly Product[] = [...hoseClamps, ...pipeSupports]
