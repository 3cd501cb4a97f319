import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { both, product, type Pair } from './prose.ts'
import { vesselDimensions, vesselGroup, type Vessel } from './vessel.drawing.ts'

type Spray = {
  code: string
  mark: string
  name: Pair
  ml: readonly number[]
  price: number
  popularity: number
  brand?: 'Lekatra' | 'Perkasara'
  band?: Vessel['band']
  lead: Pair
  points: readonly Pair[]
}

const shake: Pair = [
  'Shake before use; spray from 20 cm',
  'Kocok sebelum dipakai; semprotkan dari jarak 20 cm',
]
const fire: Pair = [
  'Extremely flammable: switch the machine off, no welding nearby, ventilate the room',
  'Sangat mudah terbakar: matikan mesin, jauhkan dari pengelasan, ruang berventilasi',
]
const dry: Pair = [
  'Let solvent evaporate before switching the power on again',
  'Tunggu pelarut menguap sebelum daya dinyalakan lagi',
]

const sprays: readonly Spray[] = [
  {
    code: 'PEN',
    mark: 'PEN',
    name: ['Penetrating oil spray', 'Spray minyak penetran'],
    ml: [200, 300, 500],
    price: 38_000,
    popularity: 840,
    band: 'accent',
    lead: [
      'Creeps into rusted threads, hinges and linkages, drives water out and leaves a thin film. A workshop staple.',
      'Merembes ke ulir, engsel, dan tuas yang berkarat, mengusir air, dan meninggalkan lapisan tipis. Kaleng pertama yang diambil teknisi.',
    ],
    points: [
      [
        'Let it work for ten minutes before turning the spanner',
        'Tunggu sepuluh menit sebelum memutar kunci',
      ],
      ['Not a long-term lubricant: grease afterwards', 'Bukan pelumas tetap: beri grease sesudahnya'],
      fire,
    ],
  },
  {
    code: 'CON',
    mark: 'EL',
    name: ['Electrical contact cleaner spray', 'Spray pembersih kontak listrik'],
    ml: [200, 300, 500],
    price: 56_000,
    popularity: 690,
    band: 'light',
    lead: [
      'Washes oil, dust and flux off contacts, plugs and circuit boards and dries without residue.',
      'Melarutkan minyak, debu, dan sisa fluks dari kontak, soket, dan papan rangkaian, lalu kering tanpa sisa.',
    ],
    points: [
      dry,
      ['Test on polystyrene and polycarbonate first', 'Uji dahulu pada polistirena dan polikarbonat'],
      fire,
    ],
  },
  {
    code: 'SIL',
    mark: 'Si',
    name: ['Silicone lubricant spray', 'Spray pelumas silikon'],
    ml: [300, 500],
    price: 47_000,
    popularity: 560,
    band: 'mid',
    lead: [
      'Dry-feeling film for plastic guides, rubber seals, drawer runners and cutting of foam; it does not attract dust.',
      'Lapisan terasa kering untuk jalur plastik, karet penyekat, rel laci, dan pemotongan busa; tidak menarik debu.',
    ],
    points: [
      [
        'Keep away from paint shops: silicone causes craters',
        'Jauhkan dari area pengecatan: silikon menimbulkan bintik',
      ],
      ['From −40 to +200 °C', 'Dari −40 sampai +200 °C'],
      fire,
    ],
  },
  {
    code: 'CHN',
    mark: 'CHAIN',
    name: ['Chain lubricant spray', 'Spray pelumas rantai'],
    ml: [300, 500],
    price: 52_000,
    popularity: 620,
    lead: [
      'Runs in thin between pin and bush, then the solvent leaves and a sticky film remains that is not thrown off.',
      'Masuk encer di antara pin dan bos, lalu pelarut menguap dan tersisa lapisan lengket yang tidak terlempar.',
    ],
    points: [
      [
        'Spray the inside of the slack side while the chain turns slowly by hand',
        'Semprot bagian dalam sisi kendur sambil rantai diputar pelan dengan tangan',
      ],
      shake,
      fire,
    ],
  },
  {
    code: 'PTF',
    mark: 'PTFE',
    name: ['PTFE dry lubricant spray', 'Spray pelumas kering PTFE'],
    ml: [300, 500],
    price: 74_000,
    popularity: 380,
    band: 'white',
    lead: [
      'A white dry film for paper, textile and food packing machines, chutes and locks, where oil would stain.',
      'Lapisan kering putih untuk mesin kertas, tekstil, dan kemasan, peluncur, serta kunci, bila oli akan menodai.',
    ],
    points: [
      shake,
      ['Clean the surface of oil beforehand', 'Bersihkan permukaan dari minyak lebih dahulu'],
      fire,
    ],
  },
  {
    code: 'BRK',
    mark: 'BRAKE',
    name: ['Brake and parts cleaner spray', 'Spray pembersih rem dan komponen'],
    ml: [500, 600],
    price: 43_000,
    popularity: 770,
    brand: 'Perkasara',
    lead: [
      'Takes oil, brake dust and old grease off discs, clutches and parts before gluing or painting.',
      'Menghilangkan minyak, debu rem, dan grease lama dari cakram, kopling, dan komponen sebelum direkat atau dicat.',
    ],
    points: [
      ['Free of chlorinated solvents', 'Bebas pelarut terklorinasi'],
      ['Wipe off before it dries', 'Lap sebelum kering'],
      fire,
    ],
  },
  {
    code: 'ZNC',
    mark: 'Zn',
    name: ['Zinc spray for cold galvanising', 'Spray seng galvanis dingin'],
    ml: [400, 500],
    price: 68_000,
    popularity: 450,
    band: 'dark',
    lead: [
      'Repairs weld seams, cut edges and drilled holes on galvanised parts; the dry film is mostly zinc.',
      'Memperbaiki sambungan las, tepi potong, dan lubang bor pada benda galvanis; lapisan kering sebagian besar seng.',
    ],
    points: [
      ['Brush down to bright metal first', 'Sikat dahulu sampai logam mengilap'],
      shake,
      [
        'Dust dry after 15 minutes, paint over after 24 hours',
        'Kering sentuh 15 menit, dapat dicat setelah 24 jam',
      ],
    ],
  },
  {
    code: 'SPT',
    mark: 'WELD',
    name: ['Anti-spatter spray for welding', 'Spray anti-percikan las'],
    ml: [400, 500],
    price: 36_000,
    popularity: 580,
    brand: 'Perkasara',
    lead: [
      'A thin film on workpiece, jig and gas nozzle, so that spatter is wiped off instead of ground off.',
      'Lapisan tipis pada benda kerja, jig, dan nozzle gas, sehingga percikan cukup dilap, tidak perlu digerinda.',
    ],
    points: [
      ['Free of silicone: can be painted after wiping', 'Bebas silikon: dapat dicat setelah dilap'],
      ['Too much makes pores in the seam', 'Terlalu banyak menimbulkan pori pada lasan'],
      shake,
    ],
  },
  {
    code: 'DEG',
    mark: 'CITRUS',
    name: ['Citrus degreaser spray', 'Spray penghilang lemak sitrus'],
    ml: [300, 500],
    price: 58_000,
    popularity: 350,
    lead: [
      'Dissolves grease, tar, label glue and sealant remains with orange terpene, then is rinsed off with water.',
      'Melarutkan grease, aspal, lem label, dan sisa sealant dengan terpena jeruk, lalu dibilas dengan air.',
    ],
    points: [['Test on paint and rubber first', 'Uji dahulu pada cat dan karet'], shake, fire],
  },
  {
    code: 'LEK',
    mark: 'LEAK',
    name: ['Leak detector spray', 'Spray pendeteksi bocor'],
    ml: [400],
    price: 46_000,
    popularity: 400,
    band: 'light',
    lead: [
      'Foams up at the smallest leak on compressed air, gas and brake lines. Does not burn.',
      'Berbuih pada kebocoran terkecil di pipa udara tekan, gas, dan rem. Tidak mudah terbakar.',
    ],
    points: [
      [
        'For oxygen lines take a cleaner approved for them',
        'Untuk pipa oksigen gunakan jenis yang disetujui untuk itu',
      ],
      ['Wipe plastics dry afterwards', 'Keringkan bagian plastik sesudahnya'],
      ['Between 0 and 50 °C', 'Antara 0 dan 50 °C'],
    ],
  },
]
const heights: Record<number, number> = { 200: 175, 300: 205, 400: 235, 500: 265, 600: 290 }

export const maintenanceSprays: readonly Product[] = sprays.map(
  ({ code, mark, name, ml, price, popularity, brand = 'Lekatra', band, lead, points }) => {
    const drawn: Vessel = {
      kind: 'spray',
      width: 65,
      height: heights[ml[1] ?? 400] ?? 235,
      mark: [mark, `${ml[1] ?? 400} ml`],
      ...(band === undefined ? {} : { band }),
    }
    const title = `${mark} · ${ml.join(' / ')} ml`
    return product({
      code: `SPRAY-${code}`,
      name,
      category: categories.sprays,
      brand,
      popularity,
      lead: [
        lead,
        [
          'Works upside down, too; an extension tube for tight spots is in the cap.',
          'Dapat dipakai terbalik; pipa kecil untuk celah sempit ada di tutupnya.',
        ],
      ],
      points,
      data: [
        [['Can', 'Kaleng'], 'Ø 65 mm'],
        [
          ['Carton', 'Karton'],
          ['12 cans', '12 kaleng'],
        ],
        [
          ['Storage', 'Penyimpanan'],
          ['below 50 °C, out of the sun', 'di bawah 50 °C, terlindung dari matahari'],
        ],
      ],
      pictures: [
        { view: 'dimensions', draw: () => vesselDimensions(drawn, title) },
        { view: 'shaded', draw: () => vesselGroup(drawn, title) },
      ],
      items: ml.flatMap((volume) =>
        [1, 12].map((pack) => ({
          sku: `SPR-${code}-${volume}${pack === 12 ? '-12' : ''}`,
          name: both(
            pack === 1
              ? [`${name[0]} ${volume} ml`, `${name[1]} ${volume} ml`]
              : [`${name[0]} ${volume} ml, carton of 12`, `${name[1]} ${volume} ml, karton isi 12`],
          ),
          uom: pack === 1 ? ('can' as const) : ('box' as const),
          price: rupiah(price * (0.45 + volume / 550) * (pack === 1 ? 1 : 11)),
          weight: (volume * 0.72 + 95) * pack,
          demand: pack === 1 ? 1 : 0.5,
          attributes: { pack_volume: volume / 1000, pack_qty: pack },
        })),
      ),
    })
  },
)
