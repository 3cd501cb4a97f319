import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { both, product, type Pair } from './prose.ts'
import { vesselDimensions, vesselRange, type Vessel } from './vessel.drawing.ts'

const packs = {
  0.4: {
    code: '04',
    kind: 'tin',
    width: 53.5,
    height: 235,
    pack: ['Cartridge', 'Kartrid'],
    uom: 'can',
    tare: 60,
    factor: 1.36,
  },
  1: {
    code: '1',
    kind: 'tin',
    width: 108,
    height: 130,
    pack: ['Tin', 'Kaleng'],
    uom: 'can',
    tare: 120,
    factor: 1.2,
  },
  15: {
    code: '15',
    kind: 'pail',
    width: 290,
    height: 340,
    pack: ['Pail', 'Pail'],
    uom: 'can',
    tare: 1000,
    factor: 1.05,
  },
  180: {
    code: '180',
    kind: 'drum',
    width: 585,
    height: 880,
    pack: ['Drum', 'Drum'],
    uom: 'drum',
    tare: 18_000,
    factor: 1,
  },
} as const satisfies Record<
  number,
  Pick<Vessel, 'kind' | 'width' | 'height'> & {
    code: string
    pack: Pair
    uom: Item['uom']
    tare: number
    factor: number
  }
>

type Grease = {
  sku: string
  nlgi: string
  name: Pair
  thickener: Pair
  din: string
  hot: number
  kilo: number
  popularity: number
  lead: Pair
  points: readonly Pair[]
}

const lithium: Pair = ['Lithium', 'Litium']
const regrease: Pair = [
  'Wipe the nipple before pumping; stop when fresh grease shows at the seal',
  'Bersihkan nipel sebelum memompa; berhenti saat grease baru keluar di seal',
]
const fill: Pair = [
  'Fill a bearing to a third of its free room, slow ones fully',
  'Isi sepertiga ruang bebas bearing; bearing lambat diisi penuh',
]
const level: Pair = [
  'Smooth the surface after taking some out, or oil gathers in the hollow',
  'Ratakan permukaan setelah mengambil, agar minyak tidak menggenang di cekungan',
]

const greases: readonly Grease[] = [
  {
    sku: 'GRP-EP0',
    nlgi: '0',
    name: ['Semi-fluid grease EP 0', 'Grease semi-cair EP 0'],
    thickener: lithium,
    din: 'GP0K-30',
    hot: 120,
    kilo: 92_000,
    popularity: 330,
    lead: [
      'Flows through the lines of central lubricating systems and into small gearboxes that do not hold oil.',
      'Mengalir melalui pipa sistem pelumasan terpusat dan ke gearbox kecil yang tidak rapat oli.',
    ],
    points: [['Pumps at 0 °C without trouble', 'Tetap terpompa pada 0 °C'], level],
  },
  {
    sku: 'GRP-EP1',
    nlgi: '1',
    name: ['Lithium grease EP 1', 'Grease litium EP 1'],
    thickener: lithium,
    din: 'KP1K-30',
    hot: 120,
    kilo: 88_000,
    popularity: 420,
    lead: [
      'For long lines and cool rooms, and wherever a pump has to push the grease a long way.',
      'Untuk pipa panjang dan ruang dingin, dan di mana pun pompa harus mendorong grease jauh.',
    ],
    points: [regrease, level],
  },
  {
    sku: 'GRP-EP2',
    nlgi: '2',
    name: ['Lithium grease EP 2', 'Grease litium EP 2'],
    thickener: lithium,
    din: 'KP2K-30',
    hot: 130,
    kilo: 86_000,
    popularity: 720,
    lead: [
      'The general grease of plants and garages: rolling bearings, pins, couplings, undercarriages, with EP additives against shock.',
      'Grease umum pabrik dan bengkel: bearing, pin, kopling, dan kaki-kaki, dengan aditif EP terhadap kejut.',
    ],
    points: [fill, regrease],
  },
  {
    sku: 'GRP-EP3',
    nlgi: '3',
    name: ['Lithium grease EP 3', 'Grease litium EP 3'],
    thickener: lithium,
    din: 'KP3K-20',
    hot: 140,
    kilo: 94_000,
    popularity: 390,
    lead: [
      'Stiff grease for vertical shafts, vibrating screens and electric motors of large size, where softer grease would leak out.',
      'Grease kaku untuk poros tegak, ayakan getar, dan motor listrik besar, tempat grease lunak akan keluar.',
    ],
    points: [fill, level],
  },
  {
    sku: 'GRP-LX2',
    nlgi: '2',
    name: ['Lithium complex grease LX 2', 'Grease litium kompleks LX 2'],
    thickener: ['Lithium complex', 'Litium kompleks'],
    din: 'KP2P-30',
    hot: 160,
    kilo: 128_000,
    popularity: 460,
    lead: [
      'For wheel hubs, fans and pumps that run up to 160 °C. It does not run out when the machine stands hot.',
      'Untuk hub roda, kipas, dan pompa sampai 160 °C. Tidak meleleh keluar saat mesin berhenti dalam keadaan panas.',
    ],
    points: [fill, regrease],
  },
  {
    sku: 'GRP-HT2',
    nlgi: '2',
    name: ['Polyurea grease HT 2', 'Grease poliurea HT 2'],
    thickener: ['Polyurea', 'Poliurea'],
    din: 'KP2R-20',
    hot: 180,
    kilo: 235_000,
    popularity: 310,
    lead: [
      'For hot fans, kiln cars and sealed motor bearings greased for life. It keeps its grip for years without soap.',
      'Untuk kipas panas, kereta tungku, dan bearing motor tertutup seumur pakai. Tahan bertahun-tahun tanpa sabun logam.',
    ],
    points: [
      [
        'Mixes badly with lithium grease: clean the bearing before the change',
        'Tidak cocok dengan grease litium: bersihkan bearing sebelum beralih',
      ],
      fill,
    ],
  },
  {
    sku: 'GRP-CS2',
    nlgi: '2',
    name: ['Calcium sulfonate grease CS 2', 'Grease kalsium sulfonat CS 2'],
    thickener: ['Calcium sulfonate complex', 'Kalsium sulfonat kompleks'],
    din: 'KP2R-20',
    hot: 180,
    kilo: 205_000,
    popularity: 280,
    lead: [
      'Holds against sea water and washing: deck winches, paper machines, conveyors in mines.',
      'Tahan air laut dan penyemprotan: winch dek, mesin kertas, konveyor tambang.',
    ],
    points: [
      ['Protects from rust even with water in the grease', 'Mencegah karat walau grease tercampur air'],
      regrease,
    ],
  },
  {
    sku: 'GRP-MO2',
    nlgi: '2',
    name: ['Moly grease MO 2 with MoS₂', 'Grease moly MO 2 dengan MoS₂'],
    thickener: lithium,
    din: 'KPF2K-20',
    hot: 130,
    kilo: 118_000,
    popularity: 480,
    lead: [
      'Solid lubricant keeps pins, bushings and fifth wheels from seizing when the film breaks at slow swing.',
      'Pelumas padat mencegah pin, bos, dan roda kelima macet ketika lapisan putus pada gerak ayun lambat.',
    ],
    points: [['Not for fast rolling bearings', 'Bukan untuk bearing cepat'], regrease],
  },
  {
    sku: 'GRP-FG2',
    nlgi: '2',
    name: ['Food-grade grease FG 2, white', 'Grease mutu pangan FG 2, putih'],
    thickener: ['Aluminium complex', 'Aluminium kompleks'],
    din: 'KPF2N-20',
    hot: 150,
    kilo: 342_000,
    popularity: 260,
    lead: [
      'Registered NSF H1 for incidental contact with food: fillers, mixers, canning and bottling lines.',
      'Terdaftar NSF H1 untuk kontak tak sengaja dengan makanan: mesin pengisi, pengaduk, lini kaleng dan botol.',
    ],
    points: [['Halal certificate on request', 'Sertifikat halal tersedia sesuai permintaan'], regrease],
  },
  {
    sku: 'GRP-OG',
    nlgi: '00',
    name: ['Open gear compound, adhesive', 'Grease roda gigi terbuka, lengket'],
    thickener: ['Aluminium complex', 'Aluminium kompleks'],
    din: 'OGPF00N-10',
    hot: 150,
    kilo: 162_000,
    popularity: 160,
    lead: [
      'Black, tacky compound with graphite for girth gears, rope drums and slewing rings; it stays on when the gear throws.',
      'Grease hitam lengket bergrafit untuk roda gigi besar terbuka, drum tali, dan slewing ring; tidak terlempar saat berputar.',
    ],
    points: [
      [
        'Spread with a brush, or spray through a heated line',
        'Oleskan dengan kuas, atau semprot lewat pipa berpemanas',
      ],
      level,
    ],
  },
]

const nlgiSays: Record<string, Pair> = {
  '00': ['NLGI 00 flows slowly, like thick honey.', 'NLGI 00 mengalir pelan seperti madu kental.'],
  '0': ['NLGI 0 is very soft and levels by itself.', 'NLGI 0 sangat lunak dan rata dengan sendirinya.'],
  '1': ['NLGI 1 is soft, worked penetration 310 to 340.', 'NLGI 1 lunak, penetrasi kerja 310 sampai 340.'],
  '2': [
    'NLGI 2 has the consistency of butter, worked penetration 265 to 295.',
    'NLGI 2 sekonsistensi mentega, penetrasi kerja 265 sampai 295.',
  ],
  '3': ['NLGI 3 is firm, worked penetration 220 to 250.', 'NLGI 3 padat, penetrasi kerja 220 sampai 250.'],
}

const keeping = {
  title: ['Quantity and intervals', 'Jumlah dan interval pelumasan'],
  lead: [
    [
      'Too much grease overheats a bearing; too little wears it out.',
      'Terlalu banyak grease memanaskan bearing, sama buruknya dengan kekurangan grease.',
    ],
  ],
  points: [
    [
      'Grams for one refill: outside diameter × width of the bearing in mm × 0.005',
      'Gram sekali isi: diameter luar × lebar bearing dalam mm × 0,005',
    ],
    [
      'Above 70 °C halve the interval for every 15 degrees more',
      'Di atas 70 °C interval dipersingkat separuh setiap kenaikan 15 derajat',
    ],
    [
      'Vertical shaft, vibration, dust or water: halve it once more',
      'Poros tegak, getaran, debu, atau air: persingkat separuh lagi',
    ],
    [
      'Lithium and lithium complex mix; polyurea and calcium sulfonate only after cleaning',
      'Litium dan litium kompleks dapat bercampur; poliurea dan kalsium sulfonat hanya setelah dibersihkan',
    ],
  ],
} as const

export const bulkGreases: readonly Product[] = greases.map(
  ({ sku, nlgi, name, thickener, din, hot, kilo, popularity, lead, points }) => {
    const title = `NLGI ${nlgi} · DIN 51502 · ${din}`
    const sizes =
      sku === 'GRP-OG' || sku === 'GRP-EP0' ? ([1, 15, 180] as const) : ([0.4, 1, 15, 180] as const)
    const drawn = sizes.map((size) => [{ ...packs[size], mark: [`NLGI ${nlgi}`] }, `${size} kg`] as const)
    return product({
      code: sku,
      name,
      category: categories.bulkGreases,
      brand: 'Lumasara',
      popularity,
      ...(sku === 'GRP-OG' ? { displayPrice: false } : {}),
      lead: [lead, nlgiSays[nlgi] ?? lead],
      points: [
        ...points,
        [
          'Do not mix greases of different thickeners',
          'Jangan mencampur grease dengan bahan pengental berbeda',
        ],
      ],
      data: [
        [
          ['Designation', 'Penandaan'],
          sku === 'GRP-OG' || sku === 'GRP-EP0' ? `DIN 51502 ${din}` : `DIN 51825 ${din}`,
        ],
        [['Thickener', 'Bahan pengental'], thickener],
        [['Upper temperature', 'Suhu atas'], `${hot} °C`],
      ],
      tabs: [keeping],
      pictures: [
        { view: 'range', draw: () => vesselRange(drawn, title) },
        {
          view: 'dimensions',
          draw: () => vesselDimensions({ ...packs[15], mark: [`NLGI ${nlgi}`, '15 kg'] }, title),
        },
      ],
      items: sizes.map((size): Item => {
        const { code, pack, uom, tare, factor } = packs[size]
        return {
          sku: `${sku}-${code}`,
          name:
            size === 0.4
              ? both([`${name[0]}, cartridge 400 g`, `${name[1]}, kartrid 400 g`])
              : both([
                  `${name[0]}, ${pack[0].toLowerCase()} ${size} kg`,
                  `${name[1]}, ${pack[1].toLowerCase()} ${size} kg`,
                ]),
          uom,
          price: rupiah(kilo * size * factor),
          weight: size * 1000 + tare,
          demand: size === 15 ? 1 : size === 180 ? 0.4 : 0.7,
          attributes: {
            nlgi,
            thickener: both(thickener),
            pack_kind: both(pack),
            pack_mass: size,
            max_temperature: hot,
          },
        }
      }),
    })
  },
)
