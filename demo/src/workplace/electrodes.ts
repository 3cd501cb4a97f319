import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { currentChart } from './current.drawing.ts'
import { type Pair, both, measure, product } from './prose.ts'
import { type Rod, rodPacket, rodSide } from './rod.drawing.ts'

type Size = readonly [d: number, length: number, low: number, high: number, kilos: number]
const common: readonly Size[] = [
  [2, 300, 45, 70, 2],
  [2.6, 350, 60, 95, 5],
  [3.2, 350, 90, 135, 5],
  [4, 400, 130, 185, 5],
  [5, 400, 180, 240, 5],
]
const stainless: readonly Size[] = [
  [2, 300, 35, 60, 2],
  [2.6, 300, 50, 85, 2],
  [3.2, 350, 75, 115, 5],
  [4, 350, 105, 150, 5],
]

const kinds: readonly {
  code: string
  aws: string
  name: Pair
  sizes: readonly Size[]
  kilo: number
  popularity: number
  brand: 'Perkasara' | 'Lekatra'
  lead: Pair
  points: readonly Pair[]
}[] = [
  {
    code: 'E6013',
    aws: 'AWS A5.1 E6013',
    name: ['Welding electrode E6013, rutile', 'Kawat las elektroda E6013, rutil'],
    sizes: common,
    kilo: 34_000,
    popularity: 850,
    brand: 'Perkasara',
    lead: [
      'The all-round electrode for sheet, fences, frames and repairs: strikes easily, welds in all positions, and the slag lifts off by itself.',
      'Elektroda serbaguna untuk pelat, pagar, rangka, dan perbaikan: mudah menyala, untuk segala posisi, dan terak lepas sendiri.',
    ],
    points: [
      ['AC, or DC with the electrode on minus', 'AC, atau DC dengan elektroda pada kutub minus'],
      ['Dry at 80 °C for an hour when damp', 'Keringkan pada 80 °C selama satu jam bila lembap'],
    ],
  },
  {
    code: 'E7018',
    aws: 'AWS A5.1 E7018',
    name: ['Welding electrode E7018, low hydrogen', 'Kawat las elektroda E7018, hidrogen rendah'],
    sizes: common.slice(1),
    kilo: 42_000,
    popularity: 700,
    brand: 'Perkasara',
    lead: [
      'Basic electrode for structures, pressure vessels, pipes and thick parts that must not crack; tough down to −30 °C.',
      'Elektroda basa untuk struktur, bejana tekan, pipa, dan bagian tebal yang tidak boleh retak; ulet sampai −30 °C.',
    ],
    points: [
      [
        'Bake at 300 to 350 °C for an hour, keep at 100 °C until used',
        'Oven 300 sampai 350 °C selama satu jam, simpan pada 100 °C sampai dipakai',
      ],
      ['Short arc, electrode on plus', 'Busur pendek, elektroda pada kutub plus'],
    ],
  },
  {
    code: 'E6010',
    aws: 'AWS A5.1 E6010',
    name: ['Welding electrode E6010, cellulose', 'Kawat las elektroda E6010, selulosa'],
    sizes: common.slice(1, 4),
    kilo: 48_000,
    popularity: 330,
    brand: 'Perkasara',
    lead: [
      'Deep-penetrating arc for root passes of pipelines welded downhill, and for dirty or rusty plate.',
      'Busur menembus dalam untuk akar las pipa arah turun, serta pelat kotor atau berkarat.',
    ],
    points: [
      [
        'DC plus; needs a machine with high open voltage',
        'DC plus; memerlukan mesin dengan tegangan tanpa beban tinggi',
      ],
      ['Do not bake: the coating needs its moisture', 'Jangan dioven: salutan perlu kelembapannya'],
    ],
  },
  {
    code: 'E308L',
    aws: 'AWS A5.4 E308L-16',
    name: ['Stainless electrode E308L-16', 'Kawat las elektroda stainless steel E308L-16'],
    sizes: stainless,
    kilo: 148_000,
    popularity: 460,
    brand: 'Lekatra',
    lead: [
      'For 304 and 304L: tanks, pipes, kitchens. The low carbon keeps the seam safe from corrosion between grains.',
      'Untuk 304 dan 304L: tangki, pipa, dapur. Karbon rendah menjaga lasan dari korosi antarbutir.',
    ],
    points: [
      [
        'Weld cool, keep below 150 °C between passes',
        'Las dengan panas rendah, jaga di bawah 150 °C antar lapis',
      ],
      ['Brush with stainless brushes only', 'Sikat hanya dengan sikat stainless'],
    ],
  },
  {
    code: 'E316L',
    aws: 'AWS A5.4 E316L-16',
    name: ['Stainless electrode E316L-16', 'Kawat las elektroda stainless steel E316L-16'],
    sizes: stainless,
    kilo: 215_000,
    popularity: 330,
    brand: 'Lekatra',
    lead: [
      'With molybdenum, for 316 and 316L in chemical plants, near sea water and in dyeing works.',
      'Mengandung molibdenum, untuk 316 dan 316L di pabrik kimia, dekat air laut, dan pencelupan.',
    ],
    points: [
      [
        'Pickle the seam and rinse with clean water',
        'Bersihkan lasan dengan pasta asam lalu bilas air bersih',
      ],
      ['Brush with stainless brushes only', 'Sikat hanya dengan sikat stainless'],
    ],
  },
  {
    code: 'E309L',
    aws: 'AWS A5.4 E309L-16',
    name: [
      'Stainless electrode E309L-16, for mixed joints',
      'Kawat las elektroda E309L-16, sambungan beda logam',
    ],
    sizes: stainless.slice(1),
    kilo: 232_000,
    popularity: 290,
    brand: 'Lekatra',
    lead: [
      'Joins stainless to mild plate and lays the first layer of claddings: rich enough to take up iron without cracking.',
      'Menyambung stainless ke pelat karbon dan lapis pertama cladding: cukup kaya paduan sehingga tidak retak tercampur besi.',
    ],
    points: [
      ['Low current, short beads', 'Arus kecil, rigi pendek'],
      ['Preheat thick carbon plate only', 'Pemanasan awal hanya untuk pelat karbon tebal'],
    ],
  },
  {
    code: 'ENICI',
    aws: 'AWS A5.15 ENi-CI',
    name: ['Cast iron electrode ENi-CI, nickel', 'Kawat las elektroda besi cor ENi-CI, nikel'],
    sizes: stainless.slice(1),
    kilo: 690_000,
    popularity: 240,
    brand: 'Lekatra',
    lead: [
      'Repairs cracked machine beds, pump bodies and gear cases of grey cast iron, cold; the seam can be machined.',
      'Memperbaiki retak pada bed mesin, rumah pompa, dan gearbox besi cor kelabu secara dingin; lasan dapat dikerjakan mesin.',
    ],
    points: [
      [
        'Beads of 30 mm, peen at once, wait until hand-warm',
        'Rigi 30 mm, langsung dipukul ringan, tunggu sampai hangat tangan',
      ],
      ['Drill the ends of a crack first', 'Bor dahulu ujung retakan'],
    ],
  },
]

export const electrodes: readonly Product[] = kinds.map(
  ({ code, aws, name, sizes, kilo, popularity, brand, lead, points }) => {
    const [d, length] = sizes[Math.min(2, sizes.length - 1)] ?? common[2] ?? [3.2, 350]
    const rod: Rod = { d, length, kind: 'coated', mark: code, title: `${aws} · Ø ${d} × ${length}` }
    return product({
      code: `ELECTRODE-${code}`,
      name,
      category: categories.electrodes,
      brand,
      popularity,
      lead: [lead],
      ...(code === 'E6013' || code === 'E7018' ? { tkdn: 41.35 } : {}),
      points: [
        ...points,
        [
          'Store dry and off the floor; damp coating makes pores in the seam',
          'Simpan di tempat kering dan jangan di lantai; salutan lembap menimbulkan pori pada lasan',
        ],
      ],
      data: [
        [['Class', 'Klasifikasi'], aws],
        [
          ['Pack', 'Kemasan'],
          ['Box in foil, by weight', 'Dus berlapis foil, per berat'],
        ],
        [
          ['Batch certificate', 'Sertifikat bets'],
          ['EN 10204 3.1 on request', 'EN 10204 3.1 sesuai permintaan'],
        ],
      ],
      pictures: [
        { view: 'dimensions', draw: () => rodSide(rod) },
        {
          view: 'chart',
          draw: () =>
            currentChart(
              sizes.map(([d, , low, high]) => [`Ø ${d}`, low, high] as const),
              aws,
            ),
        },
        { view: 'shaded', draw: () => rodPacket(rod) },
      ],
      items: sizes.map(([d, length, low, high, kilos]) => ({
        sku: `WEL-${code}-${String(d).replace('.', '')}`,
        name: both([
          `${name[0]}, ${d} × ${length} mm, ${kilos} kg`,
          `${name[1]}, ${measure(d)[1]} × ${length} mm, ${kilos} kg`,
        ]),
        uom: 'box' as const,
        price: rupiah(kilo * kilos * (d < 2.5 ? 1.25 : d > 3 ? 0.96 : 1)),
        weight: kilos * 1040,
        demand: d === 2.6 || d === 3.2 ? 1 : 0.6,
        attributes: {
          filler_class: aws,
          wire_diameter: d,
          length,
          welding_current: `${low}–${high} A`,
          pack_mass: kilos,
        },
      })),
    })
  },
)
