import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { figure } from '../catalogue/text.ts'
import { iec60228 } from '../standards/iec60228.ts'
import { nyaf } from '../standards/iec60227.ts'
import { cableDimensions, cablePacked, type Cable } from './cable.drawing.ts'
import { insulationOf } from './cable.ts'
import { categories } from './categories.ts'
import { colours, colourWord, description, named, text, type Colour, type Pair } from './texts.ts'
import { wireCoil, wireDimensions } from './wire.drawing.ts'

const copperPvc: Text = text('Copper, PVC', 'Tembaga, PVC')

const nyafItem = (area: number, outer: number, code: Colour, current?: number): Item => {
  const colour = colourWord(code)
  return {
    sku: `NYAF-${area}-${code}`,
    name: {
      en: `NYAF wire ${figure(area).en} mm² ${colour.en}`,
      id: `Kabel NYAF ${figure(area).id} mm² ${colour.id}`,
    },
    uom: 'm',
    price: rupiah(650 + area * 2_480),
    weight: area * 8.9 + outer ** 2 * 0.55,
    minimum: area < 25 ? 10 : 1,
    multiple: area < 25 ? 10 : 1,
    demand: area <= 4 ? 1 : 0.7,
    attributes: {
      standard: 'SNI IEC 60227-3',
      conductor_area: area,
      colour: colours[code],
      outer_diameter: outer,
      conductor_resistance: iec60228.find((row) => row.area === area)?.flexible ?? 0,
      ...(current === undefined ? {} : { current }),
      voltage: area < 1.5 ? '300/500 V' : '450/750 V',
      material: copperPvc,
    },
  }
}

const outside = (area: number, flexible: boolean): number =>
  Math.round((Math.sqrt(area) * (flexible ? 1.27 : area <= 10 ? 1.14 : 1.29) + 2 * insulationOf(area)) * 10) /
  10

const nyaItem = (area: number, code: Colour): Item => {
  const outer = outside(area, false)
  const colour = colourWord(code)
  return {
    sku: `NYA-${area}-${code}`,
    name: named(`NYA wire #0 mm² ${colour.en}`, `Kabel NYA #0 mm² ${colour.id}`, area),
    uom: 'm',
    price: rupiah(500 + area * 2_290),
    weight: area * 8.9 + outer ** 2 * 0.5,
    minimum: area < 25 ? 10 : 1,
    multiple: area < 25 ? 10 : 1,
    demand: area <= 4 ? 0.9 : 0.5,
    attributes: {
      standard: 'SNI IEC 60227-3',
      conductor_area: area,
      colour: colours[code],
      outer_diameter: outer,
      conductor_resistance: iec60228.find((row) => row.area === area)?.stranded ?? 0,
      voltage: '450/750 V',
      material: copperPvc,
    },
  }
}

const one = (
  type: string,
  area: number,
  copper: number,
  outer: number,
  sheath: Cable['sheath'],
  stranded: NonNullable<Cable['stranded']>,
): Cable => ({
  title: `${type} 1 × ${area} mm²`,
  outer,
  core: outer,
  copper,
  cores: 1,
  area: `${area} mm²`,
  sheath,
  stranded,
})

const pictures = (cable: Cable): Product['pictures'] => [
  { view: 'dimensions', draw: () => cableDimensions(cable) },
  { view: 'shaded', draw: () => cablePacked(cable) },
]

const wire = { area: 2.5, outer: 3.6, conductor: 2, strands: 50, title: 'NYAF 1 × 2.5 mm²' }
const warm = ['temperature', '+70 °C on the conductor', '+70 °C pada penghantar'] as const
const rules: Pair = [
  'Colours after PUIL: black, brown and grey for phases, blue for neutral, green-yellow for earth only',
  'Warna menurut PUIL: hitam, cokelat, dan abu-abu untuk fasa, biru untuk netral, hijau-kuning khusus pembumian',
]

const bare = [
  [6, 'solid'],
  [10, 'solid'],
  [16, 'stranded'],
  [25, 'stranded'],
  [35, 'stranded'],
  [50, 'stranded'],
  [70, 'stranded'],
  [95, 'stranded'],
  [120, 'stranded'],
] as const

/** Single-core wires and bare conductors. */
export const wires: readonly Product[] = [
  {
    code: 'CABLE-NYAF',
    name: text('NYAF flexible single-core wire', 'Kabel NYAF serabut single core'),
    description: description(
      [
        [
          'Fine-stranded copper wire with PVC insulation for wiring inside panels and machines. Bends tightly round corners of ducts and takes ferrules well.',
          'Kabel tembaga serabut halus berisolasi PVC untuk pengawatan di dalam panel dan mesin. Lentur mengikuti sudut saluran kabel dan mudah dipasangi ferrule.',
        ],
      ],
      [
        [
          'Sold by the metre in steps of 10 m; rings of 100 m keep one colour batch',
          'Dijual per meter, kelipatan 10 m; gulungan 100 m terjamin satu warna produksi',
        ],
        [
          'Current given for a single wire in free air at 30 °C; bundled in ducts take about 0.6 of it',
          'Arus berlaku untuk satu kabel di udara bebas pada 30 °C; bila diikat dalam saluran hitung sekitar 0,6 kalinya',
        ],
        ['Crimp a ferrule on every end', 'Pasang ferrule pada setiap ujung kabel'],
      ],
      [
        ['conductor', 'Copper, class 5', 'Tembaga, kelas 5'],
        ['voltage', '450/750 V (0.75 mm²: 300/500 V)', '450/750 V (0,75 mm²: 300/500 V)'],
        warm,
      ],
    ),
    category: categories.wires,
    brand: 'Voltaraga',
    popularity: 900,
    featured: true,
    sni: 'SNI IEC 60227-3',
    tkdn: 61.3,
    pictures: [
      { view: 'dimensions', draw: () => wireDimensions(wire) },
      { view: 'shaded', draw: () => wireCoil(wire) },
    ],
    items: nyaf.flatMap(({ area, outer, current }) =>
      (area <= 6 ? (['BK', 'RD', 'BU', 'GY'] as const) : (['BK'] as const)).map((code) =>
        nyafItem(area, outer, code, current),
      ),
    ),
  },
  {
    code: 'CABLE-NYAF-CONTROL',
    name: text('NYAF control wire in further colours', 'Kabel NYAF kontrol warna lain'),
    description: description(
      [
        [
          'The small cross-sections of NYAF in the colours that tell circuits of a control panel apart, for example blue for 24 V, orange for voltages that stay on behind the main switch.',
          'NYAF penampang kecil dalam warna pembeda rangkaian panel kontrol, misalnya cokelat dan putih untuk 24 V, oranye untuk tegangan yang tetap ada di belakang main switch.',
        ],
      ],
      [
        [
          'Write the colour code into the panel drawing before the first wire is laid',
          'Cantumkan kode warna di gambar panel sebelum kabel pertama ditarik',
        ],
        [
          'Insulation keeps its colour next to warm contactors',
          'Warna isolasi tidak pudar di dekat kontaktor yang hangat',
        ],
        ['Rings of 100 m, cut from 10 m', 'Gulungan 100 m, dipotong mulai 10 m'],
      ],
      [['conductor', 'Copper, class 5', 'Tembaga, kelas 5'], ['voltage', '300/500 V, 450/750 V'], warm],
    ),
    category: categories.wires,
    brand: 'Kabelaya',
    popularity: 560,
    sni: 'SNI IEC 60227-3',
    tkdn: 61.3,
    pictures: pictures(one('NYAF', 1, 1.25, 2.7, 'accent', 'fine')),
    items: [[0.5, 2.1] as const, [0.75, 2.5] as const, [1, 2.7] as const, [1.5, 3] as const].flatMap(
      ([area, outer]) => (['BN', 'GR', 'WH', 'YE', 'OR'] as const).map((code) => nyafItem(area, outer, code)),
    ),
  },
  {
    code: 'CABLE-NYAF-LARGE',
    name: text('NYAF flexible wire, 25 to 120 mm²', 'Kabel NYAF serabut, 25 sampai 120 mm²'),
    description: description(
      [
        [
          'Flexible conductors for the main circuits of panels, inverters, welding machines and battery banks, where stiff stranded cable would pull at the terminals.',
          'Penghantar lentur untuk rangkaian utama panel, inverter, mesin las, dan bank aki, tempat kabel pilin kaku akan menarik terminal.',
        ],
        [
          'Green-yellow serves as equipotential bonding of doors and plates.',
          'Warna hijau-kuning dipakai untuk ikatan penyama potensial pintu dan pelat.',
        ],
      ],
      [
        [
          'Take tube lugs for fine strands and crimp with a hexagonal die',
          'Gunakan skun tabung untuk serabut halus dan pres dengan dies segi enam',
        ],
        [
          'Outside diameter tells gland and duct size',
          'Diameter luar menentukan ukuran gland dan saluran kabel',
        ],
        ['Cut to the metre, marked every metre', 'Dipotong per meter, bertanda setiap meter'],
      ],
      [['conductor', 'Copper, class 5', 'Tembaga, kelas 5'], ['voltage', '450/750 V'], warm],
    ),
    category: categories.wires,
    brand: 'Kabelaya',
    popularity: 520,
    sni: 'SNI IEC 60227-3',
    tkdn: 60.8,
    pictures: pictures(one('NYAF', 50, 9, outside(50, true), 'black', 'fine')),
    items: [25, 35, 50, 70, 95, 120].flatMap((area) =>
      (['BK', 'BU', 'GY'] as const).map((code) => nyafItem(area, outside(area, true), code)),
    ),
  },
  {
    code: 'CABLE-NYA',
    name: text('NYA solid single-core wire', 'Kabel NYA solid single core'),
    description: description(
      [
        [
          'Solid copper wire with PVC insulation for house and workshop wiring inside conduits. It stays where it is bent and needs no ferrule under a screw.',
          'Kabel tembaga pejal berisolasi PVC untuk instalasi rumah dan bengkel di dalam pipa. Bentuknya tetap setelah ditekuk dan tidak memerlukan ferrule di bawah sekrup.',
        ],
      ],
      [
        rules,
        [
          'Always draw it into conduit: single insulation must not be exposed on a wall',
          'Selalu tarik di dalam pipa: isolasi tunggal tidak boleh terpasang terbuka di dinding',
        ],
        ['Fill conduits to 40 % at most', 'Isi pipa maksimal 40 %'],
      ],
      [['conductor', 'Copper, class 1', 'Tembaga, kelas 1'], ['voltage', '450/750 V'], warm],
    ),
    category: categories.wires,
    brand: 'Kabelaya',
    popularity: 830,
    sni: 'SNI IEC 60227-3',
    tkdn: 63.4,
    pictures: pictures(one('NYA', 2.5, 1.78, 3.4, 'mid', false)),
    items: [1.5, 2.5, 4, 6].flatMap((area) =>
      (['BK', 'RD', 'YE', 'BU', 'GY'] as const).map((code) => nyaItem(area, code)),
    ),
  },
  {
    code: 'CABLE-NYA-LARGE',
    name: text('NYA stranded wire, 10 to 120 mm²', 'Kabel NYA pilin, 10 sampai 120 mm²'),
    description: description(
      [
        [
          'Stiff stranded conductors for risers, main switchboards and earthing conductors in conduit or on closed trays.',
          'Penghantar pilin kaku untuk jalur naik, panel utama, dan penghantar bumi di dalam pipa atau rak kabel tertutup.',
        ],
        ['Stays straight over long spans between supports.', 'Tetap lurus pada jarak tumpuan yang panjang.'],
      ],
      [
        rules,
        [
          'Connect with tube lugs; a screw alone loosens the strands',
          'Sambung dengan skun tabung; sekrup saja akan melonggarkan pilinan',
        ],
        ['Cut to the metre from the drum', 'Dipotong per meter dari haspel'],
      ],
      [['conductor', 'Copper, class 2', 'Tembaga, kelas 2'], ['voltage', '450/750 V'], warm],
    ),
    category: categories.wires,
    brand: 'Kabelaya',
    popularity: 480,
    sni: 'SNI IEC 60227-3',
    tkdn: 63.4,
    pictures: pictures({ ...one('NYA', 35, 7.6, outside(35, false), 'accent', true), packed: 'drum' }),
    items: [10, 16, 25, 35, 50, 70, 95, 120].flatMap((area) =>
      (['BK', 'GY'] as const).map((code) => nyaItem(area, code)),
    ),
  },
  {
    code: 'CABLE-BC',
    name: text('Bare copper conductor (BC) for earthing', 'Kabel tembaga telanjang (BC) untuk pembumian'),
    description: description(
      [
        [
          'Bare copper for earth grids, lightning conductors and bonding of tanks and steelwork. Buried directly, or clipped along walls and trays.',
          'Tembaga telanjang untuk jaringan pembumian, penangkal petir, dan penyama potensial tangki serta rangka baja. Ditanam langsung atau diklem di dinding dan rak kabel.',
        ],
      ],
      [
        [
          '50 mm² is the usual main earth of a factory, 16 mm² the smallest in soil where it is protected against corrosion',
          '50 mm² lazim sebagai pembumian utama pabrik, 16 mm² ukuran terkecil di tanah bila terlindung dari korosi',
        ],
        [
          'Join below ground by exothermic welds or C-clamps only',
          'Di bawah tanah sambung hanya dengan las eksotermik atau klem C',
        ],
        ['Soft-drawn, so that it follows trenches', 'Ditarik lunak sehingga mengikuti bentuk galian'],
      ],
      [
        ['conductor', 'Electrolytic copper, 99.9 %', 'Tembaga elektrolitik, 99,9 %'],
        ['packing', 'By the metre', 'Per meter'],
      ],
    ),
    category: categories.wires,
    brand: 'Arusindra',
    popularity: 540,
    tkdn: 70,
    pictures: pictures({ ...one('BC', 50, 9.1, 9.3, 'dark', true), packed: 'drum' }),
    items: bare.map(([area, kind]): Item => ({
      sku: `BC-${area}`,
      name: named('Bare copper conductor #0 mm²', 'Kabel BC #0 mm²', area),
      uom: 'm',
      price: rupiah(area * 2_080),
      weight: area * 8.95,
      minimum: 5,
      demand: area === 50 || area === 16 ? 1 : 0.6,
      attributes: {
        conductor_area: area,
        conductor_resistance: iec60228.find((row) => row.area === area)?.stranded ?? 0,
        outer_diameter: Math.round(Math.sqrt(area) * (kind === 'solid' ? 11.3 : 12.9)) / 10,
        material: text('Copper, bare', 'Tembaga telanjang'),
      },
    })),
  },
]
