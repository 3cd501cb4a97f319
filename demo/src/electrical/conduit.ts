import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { description, named, text, type Pair, type Row } from './texts.ts'
import { rings, turnedPictures } from './turned.drawing.ts'

const pvcFire: Row = ['fire', 'Self-extinguishing, UL 94 V-0', 'Padam sendiri, UL 94 V-0']

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
  tkdn?: number
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
        'Isi maksimal 40 % rongga, maksimal dua tekukan antar kotak',
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
    tkdn: 48.5,
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
        'Pita baja berpilin dengan lapisan PVC halus: satu meter terakhir dari pipa ke motor, terlindung dari minyak, geram, dan injakan.',
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
        'Ikut bergerak bersama robot, pintu, dan sumbu mesin, serta tahan minyak, geram panas, dan jutaan tekukan.',
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

/** Conduits, rigid and flexible. */
export const conduits: readonly Product[] = pipes.map((of): Product => {
  const [shown, inside, outside] = of.rows[2] ?? ['25', 21.6, 25]
  const inch = of.prefix === 'CSF'
  return {
    code: of.code,
    name: text(...of.name),
    description: description(of.lead, of.points, of.data),
    category: categories.ducts,
    brand: of.brand,
    popularity: of.popularity,
    ...(of.tkdn === undefined ? {} : { tkdn: of.tkdn }),
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
        ...(of.uom === 'roll' ? { roll_length: of.length } : {}),
        ...(of.uom === 'pcs' ? { length: of.length * 1000 } : {}),
        material: text(...of.material),
      },
    })),
  }
})
