import type { Product } from '../catalogue/model.ts'
import { blockPictures } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { cabinet, junction } from './enclosure.drawing.ts'
import { piece, product } from './product.ts'
import { tab, text, type Pair } from './texts.ts'

type Box = {
  code: string
  prefix: string
  name: Pair
  short: Pair
  sizes: readonly (readonly [h: number, w: number, d: number])[]
  kind: 'wall' | 'floor' | 'box'
  ip: string
  material: Pair
  lead: readonly Pair[]
  points: readonly Pair[]
  price: number
  density: number
  popularity: number
  brand: Product['brand']
  colour: Pair
  extras?: { displayPrice?: boolean; tabs?: NonNullable<Product['tabs']> }
}

const boxes: readonly Box[] = [
  {
    code: 'ENCLOSURE-WALL',
    prefix: 'PWB',
    name: ['Wall enclosure, steel, with mounting plate', 'Box panel dinding, baja, dengan pelat dudukan'],
    short: ['Wall enclosure', 'Box panel dinding'],
    sizes: [
      [300, 200, 150],
      [300, 250, 150],
      [400, 300, 150],
      [400, 300, 200],
      [500, 400, 200],
      [600, 400, 200],
      [600, 400, 250],
      [700, 500, 200],
      [800, 600, 200],
      [800, 600, 300],
      [1000, 600, 250],
      [1000, 800, 300],
      [1200, 800, 300],
    ],
    kind: 'wall',
    ip: 'IP65',
    material: ['Steel, powder coated', 'Baja, cat serbuk'],
    price: 1,
    density: 1,
    popularity: 640,
    brand: 'Panelka',
    colour: ['RAL 7035', 'RAL 7035'],
    lead: [
      [
        'Houses the controls of machines, pumps and conveyors. Door with foamed seal, galvanized mounting plate inside.',
        'Menampung kontrol mesin, pompa, dan konveyor. Pintu dengan seal busa, di dalamnya pelat dudukan galvanis.',
      ],
      [
        'Gland plate at the bottom comes off for drilling.',
        'Pelat bawah untuk cable gland dapat dilepas dan dibor.',
      ],
    ],
    points: [
      ['Plan a quarter of the plate as reserve', 'Sisakan seperempat pelat sebagai cadangan'],
      ['Cables enter from below only', 'Kabel masuk hanya dari bawah'],
      ['Four wall brackets are included', 'Termasuk empat braket dinding'],
      ['Earth door and plate', 'Bumikan pintu dan pelat'],
    ],
    extras: {
      tabs: [
        tab(
          ['Size and heat', 'Ukuran dan panas'],
          [
            [
              'A closed enclosure gives off heat through its walls only.',
              'Box tertutup membuang panas hanya lewat dindingnya.',
            ],
          ],
          [
            [
              'About 5.5 W for each m² and degree of difference',
              'Sekitar 5,5 W tiap m² dan tiap derajat selisih suhu',
            ],
            [
              'A box of 600 × 400 × 250 mm holds about 60 W at 15 degrees above the room',
              'Box 600 × 400 × 250 mm sanggup sekitar 60 W pada 15 derajat di atas ruangan',
            ],
            [
              'More than that needs a fan, or a cooling unit in dusty halls',
              'Lebih dari itu perlu kipas, atau pendingin di ruang berdebu',
            ],
          ],
        ),
      ],
    },
  },
  {
    code: 'ENCLOSURE-STAINLESS',
    prefix: 'PWS',
    name: ['Wall enclosure, stainless steel 304', 'Box panel dinding, stainless steel 304'],
    short: ['Stainless enclosure', 'Box stainless'],
    sizes: [
      [300, 200, 150],
      [300, 300, 200],
      [400, 300, 200],
      [500, 400, 200],
      [600, 400, 250],
      [800, 600, 300],
    ],
    kind: 'wall',
    ip: 'IP66',
    material: ['Stainless steel 304', 'Stainless steel 304'],
    price: 3.1,
    density: 1.05,
    popularity: 330,
    brand: 'Panelka',
    colour: ['Brushed', 'Sikat'],
    lead: [
      [
        'For food, chemicals and the sea shore, where paint would not last; may be washed down with a hose.',
        'Untuk industri makanan, kimia, dan tepi laut, tempat cat tidak bertahan; boleh disemprot air.',
      ],
      [
        'Welded all round and brushed, with a seal of silicone and door screws that do not rust.',
        'Dilas menyeluruh dan disikat, dengan seal silikon serta baut pintu yang tidak berkarat.',
      ],
    ],
    points: [
      [
        'No chlorine cleaners: they pit the surface',
        'Jangan memakai pembersih berklorin: permukaannya berlubang',
      ],
      ['Fit brass or stainless glands', 'Gunakan gland kuningan atau stainless'],
      ['Sloped roof on request', 'Atap miring atas permintaan'],
    ],
  },
  {
    code: 'ENCLOSURE-FLOOR',
    prefix: 'PFS',
    name: ['Free-standing panel, steel, with plinth', 'Panel berdiri (free standing), baja, dengan plin'],
    short: ['Free-standing panel', 'Panel berdiri'],
    sizes: [
      [1600, 600, 400],
      [1800, 600, 400],
      [1800, 800, 400],
      [1800, 800, 600],
      [2000, 800, 600],
      [2000, 1000, 600],
      [2000, 1200, 600],
    ],
    kind: 'floor',
    ip: 'IP55',
    material: ['Steel, powder coated', 'Baja, cat serbuk'],
    price: 1.2,
    density: 0.75,
    popularity: 280,
    brand: 'Panelka',
    colour: ['RAL 7035', 'RAL 7035'],
    extras: { displayPrice: false },
    lead: [
      [
        'Main boards, drive cabinets and PLC cabinets. Frame with removable sides, so that several stand in a row.',
        'Panel utama, kabinet inverter, dan kabinet PLC. Rangka dengan sisi lepas sehingga dapat dideretkan.',
      ],
      ['Plinth of 100 mm takes cables and forklift.', 'Plin 100 mm memberi ruang kabel dan garpu forklift.'],
    ],
    points: [
      ['Made to order, three weeks', 'Dibuat sesuai pesanan, tiga minggu'],
      ['Lifting eyes are on the roof', 'Mata angkat ada di atap'],
      ['Tell cut-outs with the order', 'Sebutkan lubang yang diperlukan saat memesan'],
    ],
  },
  {
    code: 'JUNCTION-BOX-ABS',
    prefix: 'PJA',
    name: ['Junction box ABS, screwed cover', 'Junction box ABS, tutup sekrup'],
    short: ['Junction box ABS', 'Junction box ABS'],
    sizes: [
      [80, 80, 50],
      [100, 100, 70],
      [120, 80, 65],
      [150, 110, 70],
      [150, 150, 90],
      [200, 120, 75],
      [200, 200, 95],
      [240, 190, 90],
      [290, 210, 100],
    ],
    kind: 'box',
    ip: 'IP65',
    material: ['ABS', 'ABS'],
    price: 0.42,
    density: 0.3,
    popularity: 590,
    brand: 'Panelka',
    colour: ['Grey', 'Abu-abu'],
    lead: [
      [
        'For joints, sensors and small controls on machines, walls and poles.',
        'Untuk sambungan, sensor, dan kontrol kecil pada mesin, dinding, dan tiang.',
      ],
      [
        'Smooth walls can be drilled wherever glands are needed.',
        'Dinding polosnya dibor sesuai letak cable gland yang diinginkan.',
      ],
    ],
    points: [
      ['Screws of the cover stay in it', 'Sekrup tutup tidak terlepas'],
      [
        'Indoors and under roofs; full sun needs polycarbonate',
        'Untuk dalam ruang dan beratap; terkena matahari langsung perlu polikarbonat',
      ],
      ['Bosses for a mounting plate', 'Dudukan untuk pelat pasang'],
    ],
  },
  {
    code: 'JUNCTION-BOX-ALU',
    prefix: 'PJM',
    name: ['Junction box die-cast aluminium', 'Junction box aluminium tuang'],
    short: ['Junction box aluminium', 'Junction box aluminium'],
    sizes: [
      [64, 58, 34],
      [98, 64, 34],
      [115, 65, 55],
      [125, 80, 57],
      [175, 80, 57],
      [160, 160, 90],
      [220, 120, 80],
      [260, 160, 90],
    ],
    kind: 'box',
    ip: 'IP66',
    material: ['Aluminium die-cast', 'Aluminium tuang'],
    price: 1.25,
    density: 0.8,
    popularity: 340,
    brand: 'Panelka',
    colour: ['RAL 7001', 'RAL 7001'],
    lead: [
      [
        'Withstands blows, vibration and heat next to furnaces and presses, and shields electronics.',
        'Tahan benturan, getaran, dan panas di dekat tungku dan mesin pres, serta melindungi elektronik dari gangguan.',
      ],
      [
        'Threads for glands are tapped straight into the thick wall, without locknuts.',
        'Ulir cable gland dapat dibuat langsung di dindingnya yang tebal, tanpa mur pengunci.',
      ],
    ],
    points: [
      ['Earth screw inside and outside', 'Sekrup bumi di dalam dan luar'],
      ['Captive steel screws', 'Sekrup baja tidak terlepas'],
      ['Seal of silicone to 130 °C', 'Seal silikon sampai 130 °C'],
    ],
  },
]

/** Enclosures and junction boxes. */
export const enclosures: readonly Product[] = boxes.map((of) => {
  const [h, w, d] = of.sizes[Math.floor(of.sizes.length / 2)] ?? [600, 400, 250]
  const title = `${h} × ${w} × ${d} · ${of.ip}`
  return product(
    of.code,
    of.name,
    categories.enclosures,
    of.brand,
    of.popularity,
    {
      lead: of.lead,
      points: of.points,
      data: [
        ['material', ...of.material],
        ['protection', `${of.ip}, IEC 60529`],
        ...(of.kind === 'box'
          ? []
          : [['thickness', '1.2 to 1.5 mm, plate 2 mm', '1,2 sampai 1,5 mm, pelat 2 mm'] as const]),
      ],
    },
    blockPictures(
      of.kind === 'box' ? junction(title, w, h, d) : cabinet(title, w, h, d, of.kind === 'floor'),
    ),
    of.sizes.map(([height, width, depth]) => {
      const area = 2 * (height * width + height * depth + width * depth)
      return piece(
        `${of.prefix}-${height}X${width}X${depth}`,
        text(
          `${of.short[0]} ${height} × ${width} × ${depth} mm`,
          `${of.short[1]} ${height} × ${width} × ${depth} mm`,
        ),
        of.price * (of.kind === 'box' ? 18_000 + area * 0.55 : 145_000 + area * 0.72),
        area * 0.0105 * of.density * (of.kind === 'box' ? 0.5 : 1.25),
        { height, width, depth, ingress: of.ip, material: text(...of.material), colour: text(...of.colour) },
        { demand: 0.6 },
      )
    }),
    of.extras ?? {},
  )
})
