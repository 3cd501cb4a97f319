import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { polygon, type Mark, type Point } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import { extrusionPictures, type Extrusion } from './extrusion.drawing.ts'
import { cross, description, named, text, type Pair, type Row } from './texts.ts'
import { rings, turnedPictures } from './turned.drawing.ts'

const pvcFire: Row = ['fire', 'Self-extinguishing, UL 94 V-0', 'Padam sendiri, UL 94 V-0']

/** A trough with a lid, its mouth upwards, as the section shows it. */
function trough(title: string, w: number, h: number, slotted: boolean): Extrusion {
  const t = 1.6
  const slots = (at: (point: Point, share: number) => Point): Mark[] =>
    Array.from({ length: 11 }, (_, index) => {
      const share = (index + 0.7) / 12
      return polygon(
        [
          at([w, 4], share),
          at([w, h * 0.72], share),
          at([w, h * 0.72], share + 0.035),
          at([w, 4], share + 0.035),
        ],
        'black',
        'fine',
      )
    })
  return {
    title,
    profile: [
      [0, 0],
      [w, 0],
      [w, h],
      [0, h],
      [0, t],
      [t, t],
      [t, h - t],
      [w - t, h - t],
      [w - t, t],
      [0, t],
    ],
    figures: [String(w), String(h)],
    run: 3,
    ...(slotted ? { sides: slots } : {}),
  }
}

type Duct = {
  code: string
  prefix: string
  name: Pair
  short: Pair
  sizes: readonly (readonly [number, number])[]
  length: number
  slotted: boolean
  colour: Pair
  lead: readonly Pair[]
  points: readonly Pair[]
  factor: number
  brand: Product['brand']
  popularity: number
}
const kinds: readonly Duct[] = [
  {
    code: 'DUCT-SLOTTED',
    prefix: 'WDS',
    name: [
      'Slotted wiring duct, grey, with cover, 2 m',
      'Saluran kabel berlubang (wiring duct) abu-abu dengan tutup, 2 m',
    ],
    short: ['Slotted duct', 'Saluran kabel berlubang'],
    sizes: [
      [25, 25],
      [25, 40],
      [25, 60],
      [40, 40],
      [40, 60],
      [40, 80],
      [60, 40],
      [60, 60],
      [60, 80],
      [80, 60],
      [80, 80],
      [100, 60],
      [100, 80],
      [100, 100],
    ],
    length: 2,
    slotted: true,
    colour: ['Grey', 'Abu-abu'],
    lead: [
      [
        'Carries the wires of a control panel between rows of devices; each wire leaves through the slot next to its terminal.',
        'Menampung kabel panel kontrol di antara deretan alat; setiap kabel keluar lewat celah di dekat terminalnya.',
      ],
      [
        'The fingers break off along a score without tools.',
        'Jari-jarinya dapat dipatahkan pada garis lipat tanpa alat.',
      ],
    ],
    points: [
      [
        'Fill to 70 % on the drawing, so that the cover still snaps on in ten years',
        'Rencanakan isi 70 % supaya tutup masih terpasang sepuluh tahun lagi',
      ],
      [
        'Keep 40 mm between duct and terminals for fingers and labels',
        'Sisakan 40 mm antara saluran dan terminal untuk jari dan label',
      ],
      ['Base is punched for rivets and M5 screws', 'Dasar berlubang untuk rivet dan baut M5'],
    ],
    factor: 1,
    brand: 'Panelka',
    popularity: 680,
  },
  {
    code: 'DUCT-SLOTTED-WHITE',
    prefix: 'WDH',
    name: [
      'Slotted wiring duct, halogen free, white, 2 m',
      'Saluran kabel berlubang (wiring duct) bebas halogen, putih, 2 m',
    ],
    short: ['Halogen-free duct', 'Saluran kabel bebas halogen'],
    sizes: [
      [25, 40],
      [25, 60],
      [40, 60],
      [40, 80],
      [60, 60],
      [60, 80],
      [80, 80],
      [100, 80],
    ],
    length: 2,
    slotted: true,
    colour: ['White', 'Putih'],
    lead: [
      [
        'For panels in tunnels, ships, hospitals and data rooms: in a fire it gives off little smoke and no corrosive gas.',
        'Untuk panel di terowongan, kapal, rumah sakit, dan ruang data: saat terbakar hanya berasap tipis dan tanpa gas korosif.',
      ],
      [
        'Snaps together with the same covers as the grey duct of its size.',
        'Bentuknya sama dengan saluran abu-abu seukurannya.',
      ],
    ],
    points: [
      ['Material PC/ABS, up to 85 °C', 'Bahan PC/ABS, sampai 85 °C'],
      ['Cut with a fine saw; shears splinter it', 'Potong dengan gergaji halus; gunting membuatnya retak'],
      [
        'Use halogen-free cables as well, else the gain is lost',
        'Gunakan juga kabel bebas halogen, kalau tidak manfaatnya hilang',
      ],
    ],
    factor: 2.9,
    brand: 'Panelka',
    popularity: 240,
  },
  {
    code: 'DUCT-TRUNKING',
    prefix: 'TRK',
    name: [
      'PVC cable trunking, white, with cover, 2 m',
      'Saluran kabel (cable duct) PVC putih dengan tutup, 2 m',
    ],
    short: ['PVC trunking', 'Saluran kabel PVC'],
    sizes: [
      [12, 7],
      [16, 16],
      [20, 10],
      [25, 16],
      [30, 17],
      [40, 25],
      [50, 35],
      [60, 40],
      [80, 45],
      [100, 50],
    ],
    length: 2,
    slotted: false,
    colour: ['White', 'Putih'],
    lead: [
      [
        'Hides wiring on finished walls in offices, shops and workshops.',
        'Menutup kabel pada dinding jadi di kantor, toko, dan bengkel.',
      ],
      [
        'Screw it down, or stick the small sizes with the tape on their back.',
        'Pasang dengan sekrup, atau rekatkan ukuran kecil dengan pita di belakangnya.',
      ],
    ],
    points: [
      ['Separate data from mains in two trunkings', 'Pisahkan kabel data dari kabel daya dalam dua saluran'],
      ['The inside is about 2 mm smaller than the size', 'Ukuran dalam kira-kira 2 mm lebih kecil'],
      ['Covers come off for painting', 'Tutup dapat dilepas untuk dicat'],
    ],
    factor: 0.55,
    brand: 'Kabelaya',
    popularity: 610,
  },
]

const ducts: readonly Product[] = kinds.map((of): Product => {
  const [w, h] = of.sizes[Math.floor(of.sizes.length / 2)] ?? [40, 60]
  return {
    code: of.code,
    name: text(...of.name),
    description: description(of.lead, of.points, [
      ['material', of.factor > 2 ? 'PC/ABS' : 'Hard PVC', of.factor > 2 ? 'PC/ABS' : 'PVC keras'],
      ...(of.factor < 2 ? [pvcFire] : []),
      ['packing', `${of.length} m lengths`, `Batang ${of.length} m`],
    ]),
    category: categories.ducts,
    brand: of.brand,
    popularity: of.popularity,
    pictures: extrusionPictures(trough(`${w} × ${h}`, w, h, of.slotted), 'mid'),
    items: of.sizes.map(([width, height]): Item => ({
      sku: `${of.prefix}-${width}X${height}`,
      name: named(`${of.short[0]} #0 × #1 mm, 2 m`, `${of.short[1]} #0 × #1 mm, 2 m`, width, height),
      uom: 'pcs',
      price: rupiah((9_000 + (width + 2 * height) * 390) * of.factor),
      weight: (2 * width + 2 * height) * 1.7 * 2 * 1.5,
      demand: width >= 25 && width <= 60 ? 0.9 : 0.5,
      attributes: {
        width,
        height,
        wire_length: of.length,
        colour: text(...of.colour),
        material: of.factor > 2 ? 'PC/ABS' : text('PVC', 'PVC'),
      },
    })),
  }
})

type Pipe = {
  code: string
  prefix: string
  name: Pair
  short: Pair
  rows: readonly (readonly [label: string, inside: number, outside: number])[]
  ribs: boolean
  uom: 'pcs' | 'roll' | 'm'
  length: number
  lead: readonly Pair[]
  points: readonly Pair[]
  data: readonly Row[]
  material: Pair
  factor: number
  brand: Product['brand']
  popularity: number
  dark: boolean
  sni?: string
}
const pipes: readonly Pipe[] = [
  {
    code: 'CONDUIT-PVC',
    prefix: 'CPV',
    name: ['Rigid PVC conduit, white, 3 m', 'Pipa instalasi listrik (conduit) PVC putih, 3 m'],
    short: ['PVC conduit', 'Pipa conduit PVC'],
    rows: [
      ['16', 13.4, 16],
      ['20', 17, 20],
      ['25', 21.6, 25],
      ['32', 28, 32],
      ['40', 35.4, 40],
      ['50', 44.6, 50],
    ],
    ribs: false,
    uom: 'pcs',
    length: 3,
    lead: [
      [
        'Protects house and workshop wiring in walls, ceilings and on the surface.',
        'Melindungi kabel instalasi rumah dan bengkel di dinding, plafon, maupun di permukaan.',
      ],
      [
        'Bends cold over a spring of its own size, or uses elbows and boxes.',
        'Ditekuk dingin dengan pegas seukurannya, atau memakai elbow dan kotak cabang.',
      ],
    ],
    points: [
      [
        'Fill to 40 % of the bore, two bends at most between boxes',
        'Isi paling banyak 40 % rongga, paling banyak dua tekukan antar kotak',
      ],
      ['Saddle every metre', 'Klem setiap satu meter'],
      ['20 mm takes three NYA 2.5 mm²', 'Pipa 20 mm memuat tiga NYA 2,5 mm²'],
    ],
    data: [['standard', 'IEC 61386-21'], pvcFire],
    material: ['PVC', 'PVC'],
    factor: 1,
    brand: 'Kabelaya',
    popularity: 720,
    dark: false,
    sni: 'SNI IEC 61386-21',
  },
  {
    code: 'CONDUIT-CORRUGATED',
    prefix: 'CPF',
    name: ['Corrugated PVC conduit, ring', 'Pipa fleksibel (conduit) PVC bergelombang, gulungan'],
    short: ['Corrugated conduit', 'Pipa fleksibel PVC'],
    rows: [
      ['16', 10.7, 16],
      ['20', 14.1, 20],
      ['25', 18.3, 25],
      ['32', 24.3, 32],
    ],
    ribs: true,
    uom: 'roll',
    length: 50,
    lead: [
      [
        'Flexible conduit that is laid by hand into walls, slabs and round corners, without elbows.',
        'Pipa lentur yang dipasang langsung di dinding, pelat beton, dan sudut tanpa elbow.',
      ],
      ['Pull cables with a fish tape and some talc.', 'Tarik kabel dengan pancing kabel dan sedikit bedak.'],
    ],
    points: [
      ['Fasten every 40 cm before the concrete is poured', 'Ikat setiap 40 cm sebelum beton dicor'],
      [
        'Ribs brake the cable: keep runs below 10 m between boxes',
        'Gelombangnya menahan kabel: batasi 10 m antar kotak',
      ],
      ['Not for sun: it turns brittle', 'Jangan terkena matahari: menjadi getas'],
    ],
    data: [
      ['standard', 'IEC 61386-22'],
      ['packing', 'Ring of 50 m', 'Gulungan 50 m'],
    ],
    material: ['PVC', 'PVC'],
    factor: 9,
    brand: 'Kabelaya',
    popularity: 550,
    dark: false,
  },
  {
    code: 'CONDUIT-STEEL-FLEX',
    prefix: 'CSF',
    name: ['Flexible steel conduit, PVC coated', 'Pipa fleksibel baja (flexible conduit) berlapis PVC'],
    short: ['Flexible steel conduit', 'Pipa fleksibel baja'],
    rows: [
      ['1/2', 16, 21],
      ['3/4', 21, 26.5],
      ['1', 26.5, 33],
      ['1 1/4', 35, 41.5],
      ['1 1/2', 40, 47.5],
      ['2', 51.5, 59.5],
    ],
    ribs: true,
    uom: 'm',
    length: 1,
    lead: [
      [
        'Wound steel strip with a smooth PVC coat: the last metre from conduit to motor, protected against oil, swarf and feet.',
        'Pita baja berpilin dengan lapisan PVC halus: satu meter terakhir dari pipa ke motor, terlindung dari minyak, tatal, dan injakan.',
      ],
      ['Liquid-tight with the matching connectors.', 'Kedap cairan bila dipasang dengan konektornya.'],
    ],
    points: [
      [
        'The steel is not an earth: lay a green-yellow wire inside',
        'Bajanya bukan penghantar bumi: tarik kabel hijau-kuning di dalamnya',
      ],
      ['Cut square and take the burr off', 'Potong tegak lurus dan buang gramnya'],
      ['Leave slack for vibration', 'Beri kelonggaran untuk getaran'],
    ],
    data: [
      ['temperature', '−15 to +70 °C', '−15 sampai +70 °C'],
      ['packing', 'By the metre, rings of 25 or 50 m', 'Per meter, gulungan 25 atau 50 m'],
    ],
    material: ['Steel, PVC', 'Baja, PVC'],
    factor: 0.9,
    brand: 'Arusindra',
    popularity: 470,
    dark: true,
  },
  {
    code: 'CONDUIT-NYLON',
    prefix: 'CNY',
    name: [
      'Corrugated nylon conduit, black, machine tool',
      'Selang kabel bergelombang nilon hitam untuk mesin',
    ],
    short: ['Nylon conduit', 'Selang kabel nilon'],
    rows: [
      ['10', 7, 10],
      ['13', 10, 13],
      ['15.8', 12, 15.8],
      ['21.2', 16.5, 21.2],
      ['28.5', 23, 28.5],
      ['34.5', 29, 34.5],
    ],
    ribs: true,
    uom: 'm',
    length: 1,
    lead: [
      [
        'Moves with robots, doors and axes, and withstands oil, hot chips and millions of bends.',
        'Ikut bergerak bersama robot, pintu, dan sumbu mesin, serta tahan minyak, tatal panas, dan jutaan tekukan.',
      ],
      ['Fits snap-in connectors of the same size.', 'Cocok dengan konektor jepret seukuran.'],
    ],
    points: [
      [
        'Size is the outside diameter; check the bore for the plug',
        'Ukuran adalah diameter luar; periksa rongganya untuk steker',
      ],
      ['Halogen free, self-extinguishing', 'Bebas halogen, padam sendiri'],
      [
        'A slit type opens lengthwise for repairs, on request',
        'Tipe berbelah memanjang untuk perbaikan, atas permintaan',
      ],
    ],
    data: [
      ['material', 'Polyamide 6', 'Poliamida 6'],
      ['temperature', '−40 to +105 °C', '−40 sampai +105 °C'],
    ],
    material: ['Polyamide 6', 'Poliamida 6'],
    factor: 0.55,
    brand: 'Panelka',
    popularity: 330,
    dark: true,
  },
]

const conduits: readonly Product[] = pipes.map((of): Product => {
  const [shown, inside, outside] = of.rows[2] ?? ['25', 21.6, 25]
  const inch = of.prefix === 'CSF'
  return {
    code: of.code,
    name: text(...of.name),
    description: description(of.lead, of.points, of.data),
    category: categories.ducts,
    brand: of.brand,
    popularity: of.popularity,
    ...(of.sni === undefined ? {} : { sni: of.sni, tkdn: 48.5 }),
    pictures: turnedPictures({
      title: inch ? `${shown}" · Ø ${inside} / Ø ${outside}` : `Ø ${inside} / Ø ${outside}`,
      stretches: [
        {
          length: outside * 2.8,
          diameter: outside,
          kind: of.ribs ? 'ribs' : 'plain',
          fill: of.dark ? 'darkH' : 'roundH',
          across: `Ø ${outside}`,
          face: of.dark ? 'deep' : 'white',
        },
      ],
      bore: inside,
      front: rings([outside, of.dark ? 'black' : 'light'], [inside, 'white']),
    }),
    items: of.rows.map(([label, bore, diameter]): Item => ({
      sku: `${of.prefix}-${label.replaceAll(' ', '-').replaceAll('/', '')}`,
      name: inch
        ? text(`${of.short[0]} ${label} in`, `${of.short[1]} ${label} inci`)
        : named(
            `${of.short[0]} #0 mm${of.length > 1 ? `, ${of.length} m` : ''}`,
            `${of.short[1]} #0 mm${of.length > 1 ? `, ${of.length} m` : ''}`,
            Number(label),
          ),
      uom: of.uom,
      price: rupiah((3_200 + diameter * 520 + diameter ** 2 * 14) * of.factor),
      weight: (diameter ** 2 - bore ** 2) * 1.1 * of.length * (inch ? 2.2 : 1),
      minimum: of.uom === 'm' ? 5 : 1,
      demand: diameter <= 26 ? 0.95 : 0.5,
      attributes: {
        ...(inch ? { nominal_size: `${label}"` } : {}),
        outer_diameter: diameter,
        inner_diameter: bore,
        ...(of.length > 1 ? { wire_length: of.length } : {}),
        material: text(...of.material),
      },
    })),
  }
})

/** Rails after EN 60715: profile, width × height × thickness. */
const rails = [
  ['TH35-7.5', 35, 7.5, 1, 'Steel, zinc plated', 'Baja lapis seng'],
  ['TH35-15', 35, 15, 1.5, 'Steel, zinc plated', 'Baja lapis seng'],
  ['TH15-5.5', 15, 5.5, 1, 'Steel, zinc plated', 'Baja lapis seng'],
] as const

const hat = (title: string, w: number, h: number, t: number): Extrusion => {
  const [lip, inner] = w === 35 ? [4, 27] : [2.25, 10.5]
  const wall = lip - t + t
  return {
    title,
    profile: [
      [0, 0],
      [wall + t, 0],
      [wall + t, h - t],
      [w - wall - t, h - t],
      [w - wall - t, 0],
      [w, 0],
      [w, t],
      [w - wall, t],
      [w - wall, h],
      [wall, h],
      [wall, t],
      [0, t],
    ],
    figures: [String(w), String(h)],
    run: 3.2,
    sidesOn: [w / 2, h - t],
    sides: (at) =>
      [0.12, 0.34, 0.56, 0.78].map((share) => {
        const [a, b] = [(w - inner * 0.25) / 2, (w + inner * 0.25) / 2]
        return polygon(
          [
            at([a, h - t], share),
            at([b, h - t], share),
            at([b, h - t], share + 0.13),
            at([a, h - t], share + 0.13),
          ],
          'black',
          'edge',
        )
      }),
  }
}

const dinRails: readonly Product[] = rails.map(([profile, w, h, t, en, id], order): Product => ({
  code: `DIN-RAIL-${profile.replace('.', '')}`,
  name: text(
    `DIN rail ${profile}, EN 60715, perforated and plain`,
    `Rel DIN ${profile}, EN 60715, berlubang dan polos`,
  ),
  description: description(
    [
      order === 1
        ? [
            'Deep rail for heavy devices such as power supplies and contactors, and for spans without support.',
            'Rel dalam untuk alat berat seperti catu daya dan kontaktor, serta bentangan tanpa penopang.',
          ]
        : order === 0
          ? [
              'The rail on which breakers, contactors, relays and terminals of every panel snap.',
              'Rel tempat MCB, kontaktor, relai, dan terminal di setiap panel dijepitkan.',
            ]
          : [
              'Small rail for miniature terminals and sensor boxes where 35 mm finds no room.',
              'Rel kecil untuk terminal mini dan boks sensor yang tidak cukup tempat bagi rel 35 mm.',
            ],
      [
        'Perforated lengths screw down without drilling; plain ones carry earth terminals along their whole length.',
        'Batang berlubang disekrup tanpa mengebor; batang polos memberi kontak bumi di sepanjang rel.',
      ],
    ],
    [
      [
        'Saw square and file the burr: it cuts fingers and stops devices from sliding',
        'Gergaji siku dan kikir gramnya: melukai jari dan menghambat geseran alat',
      ],
      [
        'A screw every 200 mm, closer below heavy devices',
        'Sekrup setiap 200 mm, lebih rapat di bawah alat berat',
      ],
      [
        'Scratch-free zinc keeps the earth contact good',
        'Lapisan seng yang utuh menjaga kontak bumi tetap baik',
      ],
    ],
    [
      ['standard', 'EN 60715'],
      ['material', en, id],
      ['thickness', `${t} mm`, `${String(t).replace('.', ',')} mm`],
    ],
  ),
  category: categories.terminals,
  brand: 'Panelka',
  popularity: 640 - order * 190,
  pictures: extrusionPictures(hat(`EN 60715 · ${profile}`, w, h, t), 'dark'),
  items: cross([0.5, 1, 2], ['slots', 'plain'] as const, (length, kind): Item => ({
    sku: `DR-${profile}-${length * 1000}-${kind === 'slots' ? 'S' : 'P'}`,
    name: named(
      `DIN rail ${profile} ${kind === 'slots' ? 'perforated' : 'plain'}, #0 m`,
      `Rel DIN ${profile.replace('.', ',')} ${kind === 'slots' ? 'berlubang' : 'polos'}, #0 m`,
      length,
    ),
    uom: 'pcs',
    price: rupiah(length * (w * 900 + h * 700 + t * 6_000)),
    weight: length * 1000 * (w + 2 * h) * t * 0.0079 * (kind === 'slots' ? 0.92 : 1),
    demand: length === 1 ? 1 : 0.7,
    attributes: {
      standard: 'EN 60715',
      width: w,
      height: h,
      thickness: t,
      length: length * 1000,
      function: kind === 'slots' ? text('Perforated', 'Berlubang') : text('Plain', 'Polos'),
      material: text(en, id),
    },
  })),
}))

/** Wiring ducts, conduits and DIN rails. */
export const ductsAndRails: readonly Product[] = [...ducts, ...conduits, ...dinRails]
