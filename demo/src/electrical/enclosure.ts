import type { Product } from '../catalogue/model.ts'
import { circle, line, rect, type Mark } from '../drawing/svg.ts'
import { blockPictures, mark, screws, slits, type Art, type Block, type Device } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { piece, product } from './product.ts'
import { cross, tab, text, type Pair } from './texts.ts'

const door =
  (plinth: boolean): Art =>
  (w, h): Mark[] => [
    rect(w * 0.04, h * 0.03, w * 0.92, h * (plinth ? 0.9 : 0.94), 'light', 3, 'edge'),
    circle(w * 0.9, h * 0.3, Math.max(5, w * 0.02), 'black', 'edge'),
    circle(w * 0.9, h * 0.7, Math.max(5, w * 0.02), 'black', 'edge'),
    line(
      [
        [w * 0.03, h * 0.15],
        [w * 0.03, h * 0.28],
      ],
      'heavy',
    ),
    line(
      [
        [w * 0.03, h * 0.72],
        [w * 0.03, h * 0.85],
      ],
      'heavy',
    ),
  ]
const cabinet = (title: string, w: number, h: number, d: number, floor: boolean): Device => ({
  title,
  blocks: [
    ...(floor
      ? [{ x: 0, y: h, z: d * 0.03, width: w, height: 100, depth: d * 0.94, tone: 'black' } satisfies Block]
      : []),
    { x: 0, y: 0, z: 0, width: w, height: h, depth: d, tone: 'mid', art: door(floor) },
  ],
})
const junction = (title: string, w: number, h: number, d: number): Device => ({
  title,
  blocks: [
    { x: 0, y: 0, z: d * 0.35, width: w, height: h, depth: d * 0.65, tone: 'mid' },
    {
      x: 0,
      y: 0,
      z: 0,
      width: w,
      height: h,
      depth: d * 0.35,
      tone: 'light',
      art: (a, b) =>
        [
          [0.09, 0.11],
          [0.91, 0.11],
          [0.09, 0.89],
          [0.91, 0.89],
        ].map(
          ([x = 0, y = 0]) =>
            circle(a * x, b * y, Math.min(a, b) * 0.05, 'dark', 'edge') +
            line(
              [
                [a * x - 5, b * y - 5],
                [a * x + 5, b * y + 5],
              ],
              'edge',
            ),
        ),
    },
  ],
})

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
    name: ['Wall enclosure, steel, with mounting plate', 'Boks panel dinding, baja, dengan pelat dudukan'],
    short: ['Wall enclosure', 'Boks panel dinding'],
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
        'Menampung kontrol mesin, pompa, dan konveyor. Pintu berseal busa, pelat dudukan galvanis di dalam.',
      ],
      [
        'Gland plate at the bottom comes off for drilling.',
        'Pelat kelenjar di bawah dapat dilepas untuk dibor.',
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
              'Boks tertutup membuang panas hanya lewat dindingnya.',
            ],
          ],
          [
            [
              'About 5.5 W for each m² and degree of difference',
              'Sekitar 5,5 W tiap m² dan tiap derajat selisih suhu',
            ],
            [
              'A box of 600 × 400 × 250 mm holds about 60 W at 15 degrees above the room',
              'Boks 600 × 400 × 250 mm sanggup sekitar 60 W pada 15 derajat di atas ruangan',
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
    name: ['Wall enclosure, stainless steel 304', 'Boks panel dinding, stainless steel 304'],
    short: ['Stainless enclosure', 'Boks stainless'],
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
      ['Fit brass or stainless glands', 'Gunakan kelenjar kuningan atau stainless'],
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
    name: ['Junction box ABS, screwed cover', 'Boks sambung (junction box) ABS, tutup sekrup'],
    short: ['Junction box ABS', 'Boks sambung ABS'],
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
        'Smooth walls are drilled where the glands shall sit.',
        'Dinding polosnya dibor sesuai letak kelenjar kabel yang diinginkan.',
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
    name: ['Junction box die-cast aluminium', 'Boks sambung (junction box) aluminium tuang'],
    short: ['Junction box aluminium', 'Boks sambung aluminium'],
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
        'Ulir kelenjar kabel dapat dibuat langsung di dindingnya yang tebal, tanpa mur pengunci.',
      ],
    ],
    points: [
      ['Earth screw inside and outside', 'Sekrup bumi di dalam dan luar'],
      ['Captive steel screws', 'Sekrup baja tidak terlepas'],
      ['Seal of silicone to 130 °C', 'Seal silikon sampai 130 °C'],
    ],
  },
]
const boxProducts: readonly Product[] = boxes.map((of) => {
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
const board: Product = product(
  'DISTRIBUTION-BOX',
  ['Distribution box for MCBs, flush and surface', 'Boks MCB, tanam dan tempel'],
  categories.enclosures,
  'Saklarindo',
  610,
  {
    lead: [
      [
        'Takes breakers of a house, shop or workshop behind a smoked door, with rail and bars for neutral and earth.',
        'Menampung MCB rumah, toko, atau bengkel di balik pintu gelap, lengkap dengan rel serta batang netral dan bumi.',
      ],
      [
        'Surface types are for concrete, flush types for brick walls.',
        'Tipe tempel untuk beton, tipe tanam untuk dinding bata.',
      ],
    ],
    points: [
      ['Reckon one way for each pole, two for an RCCB', 'Hitung satu jalur tiap kutub, dua untuk RCCB'],
      ['Leave a quarter free', 'Sisakan seperempat kosong'],
      ['Blank strips close open ways', 'Strip penutup untuk jalur kosong'],
    ],
    data: [
      ['material', 'ABS, self-extinguishing', 'ABS, padam sendiri'],
      ['protection', 'IP40'],
    ],
  },
  blockPictures({
    title: '12 · IP40',
    blocks: [
      { x: 0, y: 0, z: 12, width: 280, height: 200, depth: 80, tone: 'white' },
      {
        x: 14,
        y: 40,
        z: 0,
        width: 252,
        height: 120,
        depth: 12,
        tone: 'dark',
        art: (w, h) => [
          ...Array.from(
            { length: 12 },
            (_, i) =>
              rect(w * (0.06 + i * 0.073), h * 0.22, w * 0.065, h * 0.56, 'light', 1, 'edge') +
              rect(w * (0.075 + i * 0.073), h * 0.42, w * 0.035, h * 0.16, 'black', 1, 'none'),
          ),
          rect(w * 0.46, h * 0.88, w * 0.08, h * 0.08, 'white', 2, 'edge'),
        ],
      },
    ],
  }),
  cross([2, 4, 6, 8, 12, 18, 24], ['S', 'F'] as const, (ways, key) =>
    piece(
      `PDB-${ways}${key}`,
      text(
        `Distribution box ${ways} ways, ${key === 'S' ? 'surface' : 'flush'}`,
        `Boks MCB ${ways} jalur, ${key === 'S' ? 'tempel' : 'tanam'}`,
      ),
      24_000 + ways * 14_500,
      180 + ways * 75,
      {
        ways,
        function: key === 'S' ? text('Surface', 'Tempel') : text('Flush', 'Tanam'),
        material: 'ABS',
        ingress: 'IP40',
      },
      { demand: 0.8 },
    ),
  ),
  { tkdn: 38 },
)

const fanBlock = (title: string, size: number, depth: number, grille: boolean): Device => ({
  title,
  blocks: [
    {
      x: size * 0.08,
      y: size * 0.08,
      z: size * 0.06,
      width: size * 0.84,
      height: size * 0.84,
      depth,
      tone: 'black',
    },
    {
      x: 0,
      y: 0,
      z: 0,
      width: size,
      height: size,
      depth: size * 0.06,
      tone: grille ? 'light' : 'black',
      art: (w, h) =>
        grille
          ? slits(9, w * 0.1, h * 0.1, w * 0.8, h * 0.8, 'deep')
          : [
              circle(w / 2, h / 2, w * 0.44, 'dark', 'edge'),
              ...Array.from({ length: 7 }, (_, i) => {
                const a = (i * 2 * Math.PI) / 7
                return line(
                  [
                    [w / 2 + Math.cos(a) * w * 0.15, h / 2 + Math.sin(a) * h * 0.15],
                    [w / 2 + Math.cos(a + 0.5) * w * 0.42, h / 2 + Math.sin(a + 0.5) * h * 0.42],
                  ],
                  'heavy',
                )
              }),
              circle(w / 2, h / 2, w * 0.15, 'light', 'edge'),
              ...[
                [0.07, 0.07],
                [0.93, 0.07],
                [0.07, 0.93],
                [0.93, 0.93],
              ].map(([x = 0, y = 0]) => circle(w * x, h * y, w * 0.03, 'white', 'edge')),
            ],
    },
  ],
})
const fanVolts = ['24 V DC', '220 V AC'] as const
const climate: readonly Product[] = [
  product(
    'FAN-AXIAL',
    ['Axial fan, metal frame, 80 to 172 mm', 'Kipas aksial, rangka logam, 80 sampai 172 mm'],
    categories.climate,
    'Panelka',
    490,
    {
      lead: [
        [
          'Moves air through panels, inverters, welders and chargers; ball bearings for any position.',
          'Mengalirkan udara melalui panel, inverter, mesin las, dan pengisi aki; bantalan bola untuk segala posisi.',
        ],
        [
          'Screws through four holes, with guard on request.',
          'Dipasang dengan empat baut, pelindung jari atas permintaan.',
        ],
      ],
      points: [
        [
          'Blow filtered air in at the bottom, let it out at the top',
          'Tiupkan udara bersaring dari bawah, buang di atas',
        ],
        [
          'Air flow given without resistance; behind a filter about 0.6',
          'Aliran udara tanpa hambatan; di balik filter sekitar 0,6 kalinya',
        ],
        [
          'Replace noisy fans before the electronics fail',
          'Ganti kipas yang berisik sebelum elektronik rusak',
        ],
      ],
      data: [
        ['life', '50,000 h at 40 °C', '50.000 jam pada 40 °C'],
        ['temperature', '−10 to +70 °C', '−10 sampai +70 °C'],
      ],
    },
    blockPictures(fanBlock('120 × 120 × 38 · 160 m³/h', 120, 31, false)),
    cross(
      [
        [80, 25, 52],
        [92, 25, 72],
        [120, 38, 160],
        [150, 51, 330],
        [172, 51, 380],
      ] as const,
      fanVolts,
      ([size, depth, flow], volt) =>
        piece(
          `PFA-${size}-${volt.split(' ')[0]}`,
          text(`Axial fan ${size} × ${depth} mm, ${volt}`, `Kipas aksial ${size} × ${depth} mm, ${volt}`),
          42_000 + size * 720,
          size * 4.2,
          { width: size, depth, air_flow: flow, supply: volt },
        ),
    ),
  ),
  product(
    'FAN-FILTER',
    ['Filter fan for panel doors, with mat', 'Kipas filter pintu panel, dengan filter'],
    categories.climate,
    'Panelka',
    420,
    {
      lead: [
        [
          'Presses filtered air into the enclosure, so that dust stays outside; clips into the cut-out without screws.',
          'Menekan udara tersaring ke dalam panel sehingga debu tetap di luar; dijepitkan pada lubang tanpa sekrup.',
        ],
        ['The louvre opens by hand to change the mat.', 'Kisi dibuka dengan tangan untuk mengganti filter.'],
      ],
      points: [
        ['Needs an exit filter of the same size at the top', 'Perlu filter keluar seukuran di bagian atas'],
        [
          'Change the mat when it is grey, in mills monthly',
          'Ganti filter bila sudah kelabu, di pabrik berdebu setiap bulan',
        ],
        ['Thermostat saves mats and fan', 'Termostat menghemat filter dan kipas'],
      ],
      data: [
        ['protection', 'IP54'],
        ['material', 'ABS, RAL 7035'],
        ['temperature', '−10 to +55 °C', '−10 sampai +55 °C'],
      ],
    },
    blockPictures(fanBlock('204 × 204 · 120 m³/h · IP54', 204, 80, true)),
    cross(
      [
        [106, 20],
        [148, 55],
        [204, 120],
        [255, 230],
        [323, 550],
      ] as const,
      ['24 V DC', '110 V AC', '220 V AC', 'filter'] as const,
      ([size, flow], volt) =>
        piece(
          volt === 'filter' ? `PFX-${size}` : `PFF-${size}-${volt.split(' ')[0]}`,
          volt === 'filter'
            ? text(`Exit filter ${size} × ${size} mm`, `Filter keluar ${size} × ${size} mm`)
            : text(
                `Filter fan ${size} × ${size} mm, ${flow} m³/h, ${volt}`,
                `Kipas filter ${size} × ${size} mm, ${flow} m³/h, ${volt}`,
              ),
          (volt === 'filter' ? 32_000 : 165_000) + size * (volt === 'filter' ? 310 : 1_450),
          size * (volt === 'filter' ? 2 : 6),
          {
            width: size,
            function:
              volt === 'filter' ? text('Exit filter', 'Filter keluar') : text('Filter fan', 'Kipas filter'),
            ...(volt === 'filter' ? {} : { air_flow: flow, supply: volt }),
            ingress: 'IP54',
          },
          { demand: volt.startsWith('220') || volt === 'filter' ? 0.7 : 0.35 },
        ),
    ),
  ),
  product(
    'THERMOSTAT-PANEL',
    ['Panel thermostat and hygrostat, rail mounting', 'Termostat dan higrostat panel, pasang rel'],
    categories.climate,
    'Panelka',
    400,
    {
      lead: [
        [
          'Switches fans (closing contact, blue) or heaters (opening contact, red) by the temperature in the panel.',
          'Menyalakan kipas (kontak penutup, biru) atau pemanas (kontak pembuka, merah) menurut suhu panel.',
        ],
        [
          'The hygrostat runs the heater before dew falls on terminals.',
          'Higrostat menyalakan pemanas sebelum embun membasahi terminal.',
        ],
      ],
      points: [
        ['Place it at the top, away from the heater', 'Pasang di atas, jauh dari pemanas'],
        ['35 °C is a good setting for fans', '35 °C setelan yang baik untuk kipas'],
        [
          'Swap of NO and NC makes a fan run in the cold',
          'Tertukarnya NO dan NC membuat kipas berputar saat dingin',
        ],
      ],
      data: [
        ['range', '0 to 60 °C', '0 sampai 60 °C'],
        ['hysteresis', '7 K'],
        ['switching', '10 A 250 V AC'],
      ],
    },
    blockPictures({
      title: '0–60 °C · NO',
      rail: 34,
      blocks: [
        {
          x: 0,
          y: 0,
          z: 0,
          width: 33,
          height: 68,
          depth: 43,
          tone: 'light',
          art: (w, h) => [
            circle(w / 2, h * 0.46, w * 0.36, 'white', 'edge'),
            circle(w / 2, h * 0.46, w * 0.22, 'accent', 'edge'),
            rect(w / 2 - 2, h * 0.34, 4, h * 0.12, 'black', 0, 'none'),
            mark(w / 2, h * 0.74, '0–60 °C', h * 0.075),
            ...slits(3, w * 0.2, h * 0.04, w * 0.6, h * 0.1, 'deep'),
            ...screws(2, w, h * 0.92, w * 0.09),
          ],
        },
      ],
    }),
    (
      [
        ['NO', 'Thermostat NO 0–60 °C', 'Termostat NO 0–60 °C', 72_000, '1NO', '0–60 °C'],
        ['NC', 'Thermostat NC 0–60 °C', 'Termostat NC 0–60 °C', 72_000, '1NC', '0–60 °C'],
        ['TW', 'Twin thermostat NO and NC', 'Termostat ganda NO dan NC', 128_000, '1NO + 1NC', '0–60 °C'],
        ['HY', 'Hygrostat 35–95 %', 'Higrostat 35–95 %', 215_000, '1 CO', '35–95 %'],
      ] as const
    ).map(([key, en, id, price, contacts, range]) =>
      piece(`PTH-${key}`, text(en, id), price, 60, {
        contacts: contacts === '1 CO' ? text('1 CO', '1 kontak tukar') : contacts,
        setting_range: range,
      }),
    ),
  ),
  product(
    'PANEL-HEATER',
    ['Panel heater, PTC, 15 to 400 W', 'Pemanas panel PTC, 15 sampai 400 W'],
    categories.climate,
    'Panelka',
    250,
    {
      lead: [
        [
          'Keeps panels outdoors and in cold stores dry, so that condensation neither rusts terminals nor bridges them.',
          'Menjaga panel luar ruang dan gudang dingin tetap kering sehingga embun tidak membuat terminal berkarat atau terhubung singkat.',
        ],
        ['PTC elements limit themselves.', 'Elemen PTC membatasi suhunya sendiri.'],
      ],
      points: [
        [
          'Mount at the bottom with 50 mm of air around',
          'Pasang di bawah dengan ruang 50 mm di sekelilingnya',
        ],
        ['About 20 W for each square metre of panel wall', 'Sekitar 20 W tiap meter persegi dinding panel'],
        ['Above 150 W with fan', 'Di atas 150 W dilengkapi kipas'],
      ],
      data: [
        ['supply', '110 to 250 V AC/DC', '110 sampai 250 V AC/DC'],
        ['housing', 'Aluminium profile', 'Profil aluminium'],
      ],
    },
    blockPictures({
      title: '100 W · 220 V',
      rail: 70,
      blocks: [
        {
          x: 0,
          y: 0,
          z: 0,
          width: 70,
          height: 140,
          depth: 50,
          tone: 'mid',
          art: (w, h) => [
            ...Array.from({ length: 9 }, (_, i) =>
              rect(w * (0.06 + i * 0.1), h * 0.03, w * 0.05, h * 0.94, 'deep', 1, 'none'),
            ),
            rect(w * 0.3, h * 0.4, w * 0.4, h * 0.2, 'white', 2, 'edge'),
            mark(w / 2, h * 0.5, '100 W', h * 0.06),
          ],
        },
      ],
    }),
    [15, 30, 45, 60, 75, 100, 150, 250, 400].map((watt) =>
      piece(
        `PHT-${watt}`,
        text(`Panel heater ${watt} W`, `Pemanas panel ${watt} W`),
        140_000 + watt * 1_350,
        180 + watt * 4,
        { power: watt, supply: '110–250 V AC/DC' },
      ),
    ),
  ),
]
export const enclosures: readonly Product[] = [...boxProducts, board, ...climate]
