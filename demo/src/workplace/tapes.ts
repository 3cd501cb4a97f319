import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { both, measure, product, type Pair } from './prose.ts'
import { rollDimensions, rollShaded, type Roll } from './roll.drawing.ts'

type Tape = {
  code: string
  name: Pair
  colours: readonly (readonly [code: string, colour: Pair])[]
  widths: readonly number[]
  metres: number
  thick: number
  core: number
  outer: number
  tone: Roll['tone']
  stripes?: boolean
  hot: number
  /** Rupiah for a roll of 10 mm width. */
  price: number
  popularity: number
  /** Rolls sold at a time. */
  by?: number
  lead: Pair
  points: readonly Pair[]
}

const c = {
  BK: ['BK', ['Black', 'Hitam']],
  WH: ['WH', ['White', 'Putih']],
  RD: ['RD', ['Red', 'Merah']],
  YE: ['YE', ['Yellow', 'Kuning']],
  BU: ['BU', ['Blue', 'Biru']],
  GN: ['GN', ['Green', 'Hijau']],
  GY: ['GY', ['Silver grey', 'Abu-abu perak']],
  CL: ['CL', ['Clear', 'Bening']],
  BN: ['BN', ['Brown', 'Cokelat']],
  CR: ['CR', ['Cream', 'Krem']],
  YB: ['YB', ['Yellow and black', 'Kuning-hitam']],
  RW: ['RW', ['Red and white', 'Merah-putih']],
  AL: ['AL', ['Aluminium', 'Aluminium']],
} as const satisfies Record<string, readonly [string, Pair]>
const prepare: Pair = [
  'Surface dry and free of dust and grease; press on firmly',
  'Permukaan kering, bebas debu dan lemak; tekan kuat',
]
const shelf: Pair = [
  'Use within two years, stored between 10 and 30 °C',
  'Gunakan dalam dua tahun, simpan antara 10 dan 30 °C',
]

const kinds: readonly Tape[] = [
  {
    code: 'ELE',
    name: ['Electrical tape PVC', 'Isolasi listrik PVC'],
    colours: [c.BK, c.RD, c.YE, c.BU, c.GN, c.WH],
    widths: [19],
    metres: 20,
    thick: 0.13,
    core: 38,
    outer: 72,
    tone: 'darkH',
    hot: 90,
    price: 4_300,
    popularity: 870,
    by: 10,
    lead: [
      'For insulating joints up to 600 V, bundling wires and marking phases. It stretches and lies close on uneven joints.',
      'Untuk mengisolasi sambungan sampai 600 V, mengikat kabel, dan menandai fasa. Melar dan rapat pada sambungan tak rata.',
    ],
    points: [
      [
        'Wind half overlapped and without pull on the last turn',
        'Lilit bertumpuk separuh dan tanpa tarikan pada lilitan terakhir',
      ],
      ['Flame retardant, self-extinguishing', 'Menghambat api, padam sendiri'],
      ['Sold in tens', 'Dijual per sepuluh gulung'],
    ],
  },
  {
    code: 'PTF',
    name: ['PTFE thread seal tape', 'Selotip pipa PTFE (seal tape)'],
    colours: [c.WH],
    widths: [12, 19, 25],
    metres: 12,
    thick: 0.1,
    core: 28,
    outer: 48,
    tone: 'white',
    hot: 260,
    price: 2_900,
    popularity: 860,
    by: 10,
    lead: [
      'Seals taper threads of water, air and steam lines; resists nearly every chemical.',
      'Menyekat ulir tirus pipa air, udara, dan uap; tahan hampir semua bahan kimia.',
    ],
    points: [
      [
        'Wind in the direction of the thread, three to five turns, leaving the first pitch free',
        'Lilit searah ulir, tiga sampai lima putaran, sisakan ulir pertama',
      ],
      [
        'Not for parallel threads, which seal on a washer',
        'Bukan untuk ulir lurus, yang menyekat dengan ring',
      ],
      ['Never turn a tightened joint back', 'Jangan memutar balik sambungan yang sudah kencang'],
    ],
  },
  {
    code: 'DUC',
    name: ['Duct tape cloth', 'Lakban kain (duct tape)'],
    colours: [c.GY, c.BK],
    widths: [48, 72],
    metres: 25,
    thick: 0.24,
    core: 76,
    outer: 130,
    tone: 'roundH',
    hot: 70,
    price: 9_800,
    popularity: 640,
    lead: [
      'Strong cloth tape torn by hand: repairs hoses and tarpaulins, fixes cables to the floor, closes ducts.',
      'Lakban kain kuat yang disobek dengan tangan: menambal selang dan terpal, merekatkan kabel ke lantai, menutup saluran udara.',
    ],
    points: [
      prepare,
      ['Take off within a week or the glue remains', 'Lepas dalam seminggu atau lem tertinggal'],
      shelf,
    ],
  },
  {
    code: 'MSK',
    name: ['Masking tape crepe', 'Lakban kertas (masking tape)'],
    colours: [c.CR],
    widths: [12, 18, 24, 36, 48],
    metres: 40,
    thick: 0.14,
    core: 76,
    outer: 110,
    tone: 'light',
    hot: 80,
    price: 4_100,
    popularity: 730,
    by: 6,
    lead: [
      'Crepe paper follows curves when painting edges, and comes off clean after drying in the oven.',
      'Kertas krep mengikuti lengkungan saat mengecat tepi, dan lepas bersih setelah pengeringan oven.',
    ],
    points: [
      [
        'Pull off at 45 degrees while the paint is touch dry',
        'Tarik miring 45 derajat saat cat kering sentuh',
      ],
      ['Up to 80 °C for half an hour', 'Sampai 80 °C selama setengah jam'],
      shelf,
    ],
  },
  {
    code: 'FLR',
    name: ['Floor marking tape PVC', 'Lakban lantai PVC'],
    colours: [c.YE, c.RD, c.GN, c.BU, c.WH, c.BK],
    widths: [48, 72],
    metres: 33,
    thick: 0.15,
    core: 76,
    outer: 112,
    tone: 'accent',
    hot: 60,
    price: 8_200,
    popularity: 590,
    lead: [
      'Marks walkways, storage squares and 5S places on smooth concrete and epoxy; withstands forklift traffic for some months.',
      'Menandai jalur jalan, kotak simpan, dan area 5S pada beton halus dan epoksi; tahan lindasan forklift beberapa bulan.',
    ],
    points: [
      prepare,
      [
        'Roll down and leave a night before driving over it',
        'Tekan dengan rol dan biarkan semalam sebelum dilindas',
      ],
      [
        'Yellow for ways, red for scrap and fire places, green for safety',
        'Kuning untuk jalur, merah untuk barang cacat dan APAR, hijau untuk keselamatan',
      ],
    ],
  },
  {
    code: 'HAZ',
    name: ['Hazard marking tape striped', 'Lakban bahaya bergaris'],
    colours: [c.YB, c.RW],
    widths: [48, 72],
    metres: 33,
    thick: 0.15,
    core: 76,
    outer: 112,
    tone: 'accent',
    stripes: true,
    hot: 60,
    price: 9_400,
    popularity: 480,
    lead: [
      'Diagonal stripes for edges, pillars, low beams and machine zones that stay dangerous.',
      'Garis miring untuk tepi, tiang, balok rendah, dan zona mesin yang tetap berbahaya.',
    ],
    points: [
      prepare,
      [
        'Yellow and black warns; red and white forbids entry',
        'Kuning-hitam memperingatkan; merah-putih melarang masuk',
      ],
      shelf,
    ],
  },
  {
    code: 'DBF',
    name: ['Double-sided foam tape', 'Lakban busa dua sisi (double tape)'],
    colours: [c.WH, c.BK],
    widths: [12, 18, 24],
    metres: 8,
    thick: 1.6,
    core: 76,
    outer: 140,
    tone: 'white',
    hot: 80,
    price: 7_700,
    popularity: 610,
    lead: [
      'Foam of 1.6 mm evens out rough faces: nameplates, cable ducts, mirrors, trim.',
      'Busa 1,6 mm menutup permukaan kasar: pelat nama, saluran kabel, cermin, lis.',
    ],
    points: [
      prepare,
      ['Full strength after 24 hours', 'Kekuatan penuh setelah 24 jam'],
      ['About 60 cm² for each kilogram that hangs', 'Sekitar 60 cm² untuk setiap kilogram beban gantung'],
    ],
  },
  {
    code: 'DBT',
    name: ['Double-sided tissue tape', 'Lakban kertas dua sisi (double tape)'],
    colours: [c.WH],
    widths: [6, 12, 18, 24, 48],
    metres: 20,
    thick: 0.1,
    core: 76,
    outer: 98,
    tone: 'white',
    hot: 70,
    price: 3_300,
    popularity: 540,
    by: 6,
    lead: [
      'Thin tape for splicing paper and film, samples, labels and carpet edges.',
      'Lakban tipis untuk menyambung kertas dan film, sampel, label, dan tepi karpet.',
    ],
    points: [prepare, ['Not for hanging loads', 'Bukan untuk beban gantung'], shelf],
  },
  {
    code: 'ALU',
    name: ['Aluminium foil tape', 'Lakban aluminium foil'],
    colours: [c.AL],
    widths: [48, 72, 96],
    metres: 40,
    thick: 0.08,
    core: 76,
    outer: 118,
    tone: 'roundH',
    hot: 120,
    price: 8_900,
    popularity: 430,
    lead: [
      'Closes joints of ventilation ducts and insulation, shields cables and reflects heat.',
      'Menutup sambungan saluran udara dan isolasi, melindungi kabel dari gangguan, dan memantulkan panas.',
    ],
    points: [
      ['Rub down with a plastic squeegee', 'Gosok dengan skrap plastik'],
      ['From −20 to +120 °C', 'Dari −20 sampai +120 °C'],
      shelf,
    ],
  },
  {
    code: 'OPP',
    name: ['Packing tape OPP', 'Lakban kemasan OPP'],
    colours: [c.CL, c.BN],
    widths: [48, 72],
    metres: 90,
    thick: 0.045,
    core: 76,
    outer: 116,
    tone: 'dark',
    hot: 60,
    price: 3_000,
    popularity: 820,
    by: 6,
    lead: [
      'Closes cartons up to about 20 kg, by hand or with the dispenser.',
      'Menutup karton sampai sekitar 20 kg, dengan tangan atau alat pemotong.',
    ],
    points: [
      ['Two strips across each other on heavy cartons', 'Dua lapis menyilang pada karton berat'],
      ['Clear tape lets the print show', 'Lakban bening membiarkan cetakan terbaca'],
      ['Cool store: the glue yellows in the sun', 'Simpan sejuk: lem menguning bila kena matahari'],
    ],
  },
  {
    code: 'KAP',
    name: ['Polyimide tape for heat', 'Lakban poliimida tahan panas'],
    colours: [['AM', ['Amber', 'Kuning sawo']]],
    widths: [6, 10, 12, 19, 25],
    metres: 33,
    thick: 0.06,
    core: 76,
    outer: 92,
    tone: 'accent',
    hot: 260,
    price: 42_000,
    popularity: 310,
    lead: [
      'Masks gold fingers in solder baths, insulates coils and fixes thermocouples in ovens.',
      'Melindungi jalur emas pada bak solder, mengisolasi kumparan, dan menahan termokopel dalam oven.',
    ],
    points: [
      ['Leaves no glue behind at 260 °C', 'Tidak meninggalkan lem pada 260 °C'],
      ['Breakdown voltage 6 kV', 'Tegangan tembus 6 kV'],
      shelf,
    ],
  },
]

export const tapes: readonly Product[] = kinds.map((tape) => {
  const {
    code,
    name,
    colours,
    widths,
    metres,
    thick,
    core,
    outer,
    tone,
    stripes = false,
    hot,
    price,
    popularity,
    by,
    lead,
    points,
  } = tape
  const width = widths[Math.floor(widths.length / 2)] ?? 48
  const roll: Roll = {
    outer,
    core,
    width,
    tone,
    stripes,
    face: tone === 'darkH' ? 'deep' : tone === 'accent' ? 'light' : 'mid',
    title: `${width} mm × ${metres} m × ${thick} mm`,
  }
  return product({
    code: `TAPE-${code}`,
    name,
    category: categories.tapes,
    brand: code === 'FLR' || code === 'HAZ' ? 'Sigapra' : 'Lekatra',
    popularity,
    lead: [
      lead,
      [
        'Wound on a cardboard core; other widths are slit to order from about a hundred rolls.',
        'Digulung pada inti karton; lebar lain dipotong sesuai pesanan mulai sekitar seratus gulungan.',
      ],
    ],
    points,
    data: [
      [['Thickness', 'Tebal'], measure(thick, 'mm')],
      [['Roll', 'Gulungan'], `${metres} m`],
      [['Core', 'Inti'], `Ø ${core} mm`],
      [
        ['Temperature', 'Suhu'],
        [`up to ${hot} °C`, `sampai ${hot} °C`],
      ],
    ],
    pictures: [
      { view: 'dimensions', draw: () => rollDimensions(roll) },
      { view: 'shaded', draw: () => rollShaded(roll) },
    ],
    items: colours.flatMap(([letters, colour]) =>
      widths.map((width) => ({
        sku: `TPE-${code}-${width}-${letters}`,
        name: both([
          `${name[0]} ${width} mm × ${metres} m, ${colour[0].toLowerCase()}`,
          `${name[1]} ${width} mm × ${metres} m, ${colour[1].toLowerCase()}`,
        ]),
        uom: 'roll' as const,
        price: rupiah((price * width) / 12 + 900),
        weight: Math.max(8, (outer ** 2 - core ** 2) * 0.00075 * width * 0.9),
        ...(by === undefined ? {} : { minimum: by, multiple: by }),
        demand: letters === 'BK' || letters === 'YE' || letters === 'CL' ? 1 : 0.6,
        attributes: {
          colour: both(colour),
          width,
          roll_length: metres,
          thickness: thick,
          max_temperature: hot,
        },
      })),
    ),
  })
})
