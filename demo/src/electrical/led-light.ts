import type { Product } from '../catalogue/model.ts'
import { blockPictures } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { batten, bay, cone, flood, panel, tube } from './led-light.drawing.ts'
import { piece, product } from './product.ts'
import { tab, text, type Pair, type Row } from './texts.ts'
import { turnedDimensions, turnedShaded } from './turned.drawing.ts'

const whites = [
  [4000, 'N', 'neutral white', 'putih netral'],
  [6500, 'D', 'daylight', 'putih siang'],
] as const

type Light = {
  code: string
  prefix: string
  name: Pair
  short: Pair
  watts: readonly number[]
  efficacy: number
  sizes?: readonly string[]
  ip: string
  lead: readonly Pair[]
  points: readonly Pair[]
  data: readonly Row[]
  pictures: Product['pictures']
  price: (watt: number) => number
  weight: (watt: number) => number
  popularity: number
  brand: Product['brand']
  extras?: { tkdn?: number; tabs?: NonNullable<Product['tabs']> }
}

const kinds: readonly Light[] = [
  {
    code: 'LED-HIGHBAY',
    prefix: 'LHB',
    name: ['LED high bay light, round', 'Lampu LED highbay bundar'],
    short: ['LED high bay', 'Lampu LED highbay'],
    watts: [80, 100, 120, 150, 200, 240],
    efficacy: 150,
    ip: 'IP65',
    price: (w) => 280_000 + w * 5_600,
    weight: (w) => 1500 + w * 14,
    popularity: 520,
    brand: 'Arusindra',
    pictures: [
      { view: 'shaded', draw: () => turnedShaded(bay('150 W · 22500 lm', 300), 60, 0.4) },
      { view: 'dimensions', draw: () => turnedDimensions(bay('150 W · 22500 lm', 300)) },
      { view: 'chart', draw: () => cone('150 W · 90°', 90) },
    ],
    lead: [
      [
        'Lights halls and warehouses from 6 to 14 m height; replaces 250 and 400 W discharge lamps.',
        'Menerangi bangunan pabrik dan gudang setinggi 6 sampai 14 m; pengganti lampu merkuri 250 dan 400 W.',
      ],
      ['Full light at once after a power cut.', 'Langsung menyala penuh setelah listrik padam.'],
    ],
    points: [
      ['90° for open floors, 60° between racks', '90° untuk lantai terbuka, 60° di antara rak'],
      ['Hang it on ring or chain with a safety rope', 'Gantung pada ring atau rantai dengan tali pengaman'],
      [
        'Surge protection 4 kV; where lightning is frequent add an arrester',
        'Perlindungan surja 4 kV; di daerah sering petir tambahkan arrester',
      ],
    ],
    data: [
      ['lamp', '150 lm/W, Ra 80'],
      ['life', '50,000 h', '50.000 jam'],
      ['temperature', '−30 to +50 °C', '−30 sampai +50 °C'],
    ],
    extras: {
      tkdn: 40,
      tabs: [
        tab(
          ['How many lights', 'Menghitung jumlah lampu'],
          [
            [
              'Light level times area, divided by the lumens of one light and by 0.6 for loss, gives the number.',
              'Tingkat terang dikali luas, dibagi lumen satu lampu dan 0,6 untuk kerugian, menghasilkan jumlahnya.',
            ],
          ],
          [
            ['Warehouse 100 to 200 lux', 'Gudang 100 sampai 200 lux'],
            ['Assembly and machining 300 to 500 lux', 'Perakitan dan permesinan 300 sampai 500 lux'],
            ['Inspection 750 lux and more', 'Inspeksi mulai 750 lux'],
            [
              'Distance between lights about their height',
              'Jarak antar lampu kira-kira setinggi pemasangannya',
            ],
          ],
        ),
      ],
    },
  },
  {
    code: 'LED-FLOODLIGHT',
    prefix: 'LFL',
    name: ['LED floodlight, aluminium', 'Lampu sorot LED, aluminium'],
    short: ['LED floodlight', 'Lampu sorot LED'],
    watts: [20, 30, 50, 100, 150, 200, 300],
    efficacy: 110,
    ip: 'IP66',
    price: (w) => 62_000 + w * 4_300,
    weight: (w) => 350 + w * 13,
    popularity: 580,
    brand: 'Voltaraga',
    pictures: blockPictures(flood('100 W · 11000 lm · IP66', 280, 210)),
    lead: [
      [
        'For yards, facades, loading ramps and advertising boards; the bracket tilts by 120°.',
        'Untuk halaman, fasad, dermaga muat, dan papan nama; braketnya dapat dimiringkan 120°.',
      ],
      [
        'Glass and silicone seal withstand rain from any side.',
        'Kaca dan seal silikon tahan hujan dari segala arah.',
      ],
    ],
    points: [
      ['Do not point it into drivers’ eyes', 'Jangan mengarah ke mata pengemudi'],
      ['Join the lead in a box IP65, not by tape', 'Sambung kabelnya di box IP65, bukan dengan isolasi pita'],
      ['Clean the glass once a year', 'Bersihkan kaca setahun sekali'],
    ],
    data: [
      ['lamp', '110 lm/W, Ra 80, 110°'],
      ['supply', '85 to 265 V AC', '85 sampai 265 V AC'],
      ['life', '30,000 h', '30.000 jam'],
    ],
  },
  {
    code: 'LED-PANEL',
    prefix: 'LPN',
    name: ['LED ceiling panel', 'Lampu panel LED plafon'],
    short: ['LED panel', 'Lampu panel LED'],
    watts: [24, 36, 40, 48, 60],
    efficacy: 100,
    sizes: ['300 × 600', '300 × 1200', '600 × 600', '600 × 600', '600 × 1200'],
    ip: 'IP20',
    price: (w) => 95_000 + w * 5_200,
    weight: (w) => 900 + w * 45,
    popularity: 460,
    brand: 'Arusindra',
    pictures: blockPictures(panel('600 × 600 · 40 W', 595, 595), 30, 40),
    lead: [
      [
        'Even light for offices, control rooms and laboratories; lies in the grid of hung ceilings.',
        'Cahaya merata untuk kantor, ruang kontrol, dan laboratorium; diletakkan pada rangka plafon gantung.',
      ],
      [
        'Frames and wires for other ceilings are accessories.',
        'Bingkai dan kawat untuk plafon lain tersedia terpisah.',
      ],
    ],
    points: [
      ['Driver lies apart and can be changed', 'Driver terpisah dan dapat diganti'],
      [
        'Six panels to a 1.5 mm² circuit of 6 A is well within limits',
        'Enam panel pada rangkaian 1,5 mm² 6 A masih aman',
      ],
      ['Low glare, no flicker', 'Tidak menyilaukan, tidak berkedip'],
    ],
    data: [
      ['lamp', '100 lm/W, Ra 80'],
      ['life', '30,000 h', '30.000 jam'],
    ],
  },
  {
    code: 'LED-BATTEN',
    prefix: 'LBT',
    name: ['LED weatherproof batten', 'Lampu LED batten kedap air (TL IP65)'],
    short: ['Weatherproof batten', 'Lampu batten kedap air'],
    watts: [18, 24, 36, 48, 60],
    efficacy: 120,
    sizes: ['600', '600', '1200', '1200', '1500'],
    ip: 'IP65',
    price: (w) => 88_000 + w * 3_700,
    weight: (w) => 600 + w * 26,
    popularity: 490,
    brand: 'Arusindra',
    pictures: blockPictures(batten('36 W · 1200 · IP65', 1200), 20, 30),
    lead: [
      [
        'For wash bays, cold stores, parking decks and dusty shops; clips of stainless steel hold the cover.',
        'Untuk tempat cuci, gudang dingin, parkiran, dan bengkel berdebu; klip stainless steel menahan tutupnya.',
      ],
      ['Cable runs through to the next light.', 'Kabel dapat diteruskan ke lampu berikutnya.'],
    ],
    points: [
      ['Close the second entry with its plug', 'Tutup lubang masuk kedua dengan sumbat yang disertakan'],
      ['Chlorine and solvents attack the polycarbonate', 'Klorin dan pelarut merusak polikarbonat'],
      ['Two brackets, snapped on', 'Dua braket jepret, cukup dua sekrup di plafon'],
    ],
    data: [
      ['lamp', '120 lm/W, Ra 80'],
      ['housing', 'Polycarbonate', 'Polikarbonat'],
      ['life', '40,000 h', '40.000 jam'],
    ],
  },
  {
    code: 'LED-TUBE-T8',
    prefix: 'LT8',
    name: ['LED tube T8, G13, single-ended', 'Lampu TL LED T8, G13, masukan satu sisi'],
    short: ['LED tube T8', 'Lampu TL LED T8'],
    watts: [9, 14, 18, 22],
    efficacy: 105,
    sizes: ['600', '900', '1200', '1500'],
    ip: 'IP20',
    price: (w) => 14_000 + w * 1_700,
    weight: (w) => 60 + w * 9,
    popularity: 630,
    brand: 'Voltaraga',
    pictures: [
      { view: 'shaded', draw: () => turnedShaded(tube, -22) },
      { view: 'dimensions', draw: () => turnedDimensions(tube) },
    ],
    lead: [
      [
        'Replaces fluorescent tubes in existing battens and needs half the power.',
        'Pengganti tabung neon pada rumah lampu lama dengan setengah dayanya.',
      ],
      [
        'Ballast and starter are taken out, phase and neutral led to one end.',
        'Balas dan starter dilepas, fasa dan netral dialirkan ke satu ujung.',
      ],
    ],
    points: [
      [
        'Mark the rewired batten, so that nobody puts a fluorescent tube in',
        'Beri tanda pada rumah lampu agar tidak dipasangi tabung neon',
      ],
      ['Glass tube with film, does not sag', 'Tabung kaca berlapis film, tidak melengkung'],
      ['Carton of 25', 'Dus isi 25'],
    ],
    data: [
      ['lamp', '105 lm/W, Ra 80, 160°'],
      ['supply', '100 to 240 V AC', '100 sampai 240 V AC'],
      ['life', '25,000 h', '25.000 jam'],
    ],
  },
]

/** LED lights by their use. */
export const ledLights: readonly Product[] = kinds.map((of) =>
  product(
    of.code,
    of.name,
    categories.lights,
    of.brand,
    of.popularity,
    { lead: of.lead, points: of.points, data: of.data },
    of.pictures,
    of.watts.flatMap((watt, index) =>
      whites.map(([kelvin, key, en, id]) => {
        const size = of.sizes?.[index]
        return piece(
          `${of.prefix}-${watt}-${key}`,
          text(
            `${of.short[0]} ${watt} W${size === undefined ? '' : `, ${size} mm`}, ${en}`,
            `${of.short[1]} ${watt} W${size === undefined ? '' : `, ${size} mm`}, ${id}`,
          ),
          of.price(watt),
          of.weight(watt),
          {
            power: watt,
            luminous_flux: watt * of.efficacy,
            colour_temperature: kelvin,
            ...(size === undefined ? {} : { size: `${size} mm` }),
            ingress: of.ip,
            voltage: '220–240 V AC',
          },
          {
            demand: kelvin === 6500 ? 0.9 : 0.55,
            ...(of.prefix === 'LT8' ? { minimum: 5, multiple: 5 } : {}),
          },
        )
      }),
    ),
    of.extras ?? {},
  ),
)
