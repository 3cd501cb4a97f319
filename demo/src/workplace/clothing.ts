import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { garmentBoth, garmentFront, type Garment } from './clothing.drawing.ts'
import { both, product, type Pair } from './prose.ts'

type Range = {
  code: string
  sku: string
  name: Pair
  kind: Garment['kind']
  tone: Garment['tone']
  bands?: boolean
  category: 'coveralls' | 'vests' | 'aprons'
  standard: string
  material: Pair
  colours: readonly (readonly [code: string, colour: Pair])[]
  sizes: readonly string[]
  /** Chest and length in mm of size L. */
  width: number
  length: number
  price: number
  mass: number
  popularity: number
  lead: readonly Pair[]
  points: readonly Pair[]
}

const navy = ['NV', ['Navy', 'Biru dongker']] as const
const orange = ['OR', ['Orange', 'Oranye']] as const
const white = ['WH', ['White', 'Putih']] as const
const yellow = ['YE', ['Fluorescent yellow', 'Kuning stabilo']] as const
const orangeLight = ['OR', ['Fluorescent orange', 'Oranye stabilo']] as const
const plain = ['M', 'L', 'XL', 'XXL'] as const
const names = ['M', 'L', 'XL', '2XL', '3XL'] as const
const steps: Record<string, number> = { S: -2, M: -1, L: 0, XL: 1, XXL: 2, '2XL': 2, '3XL': 3 }
const washing: Pair = [
  'Wash at 40 °C, up to 25 times; reflective bands turned inwards',
  'Cuci pada 40 °C, sampai 25 kali; pita pantul dibalik ke dalam',
]

const ranges: readonly Range[] = [
  {
    code: 'COVERALL-COTTON',
    sku: 'CVC',
    name: ['Coverall cotton twill', 'Wearpack katun drill (coverall)'],
    kind: 'coverall',
    tone: 'deep',
    category: 'coveralls',
    standard: 'EN ISO 13688',
    material: ['Cotton twill 240 g/m²', 'Katun drill 240 g/m²'],
    colours: [navy, orange],
    sizes: names,
    width: 580,
    length: 1560,
    price: 245_000,
    mass: 980,
    popularity: 640,
    lead: [
      [
        'One-piece work suit with two-way zip, chest pockets with flaps and an elastic waist. The usual wear of workshops and maintenance crews.',
        'Wearpack dengan ritsleting dua arah, saku dada berpenutup, dan karet pinggang. Pakaian umum bengkel dan tim perawatan.',
      ],
    ],
    points: [
      [
        'Room for a knee when kneeling: choose the size by height, not by chest alone',
        'Ada ruang gerak saat jongkok: pilih nomor menurut tinggi badan, bukan lingkar dada saja',
      ],
      ['Shrinks at most 3 % in the first wash', 'Susut maksimal 3 % pada cucian pertama'],
      ['Company name can be embroidered on request', 'Nama perusahaan dapat dibordir sesuai permintaan'],
    ],
  },
  {
    code: 'COVERALL-REFLECT',
    sku: 'CVR',
    name: ['Coverall cotton twill with reflective bands', 'Wearpack katun drill dengan pita reflektif'],
    kind: 'coverall',
    tone: 'accent',
    bands: true,
    category: 'coveralls',
    standard: 'EN ISO 20471',
    material: ['Cotton twill 240 g/m²', 'Katun drill 240 g/m²'],
    colours: [orange, navy],
    sizes: names,
    width: 580,
    length: 1560,
    price: 325_000,
    mass: 1060,
    popularity: 510,
    lead: [
      [
        'Work suit for mines, ports and night shifts outdoors, with 50 mm bands around chest and legs.',
        'Baju kerja untuk tambang, pelabuhan, dan sif malam di luar ruangan, dengan pita 50 mm melingkari dada dan kaki.',
      ],
    ],
    points: [
      washing,
      ['Replace when the bands have lost their shine', 'Ganti bila pita sudah tidak memantul'],
      ['Two-way zip under a flap', 'Ritsleting dua arah di balik penutup'],
    ],
  },
  {
    code: 'COVERALL-FR',
    sku: 'CVF',
    name: ['Coverall flame retardant', 'Wearpack tahan api'],
    kind: 'coverall',
    tone: 'dark',
    bands: true,
    category: 'coveralls',
    standard: 'EN ISO 11612',
    material: ['Cotton FR 310 g/m²', 'Katun tahan api 310 g/m²'],
    colours: [navy, orange],
    sizes: names,
    width: 590,
    length: 1570,
    price: 865_000,
    mass: 1350,
    popularity: 260,
    lead: [
      [
        'For oil and gas, furnaces and welding shops: the cloth chars and goes out by itself instead of burning on.',
        'Untuk migas, tungku, dan bengkel las: kain menjadi arang lalu padam sendiri, tidak terus terbakar.',
      ],
    ],
    points: [
      [
        'Wash without softener and bleach, which take away the protection',
        'Cuci tanpa pelembut dan pemutih yang menghilangkan perlindungan',
      ],
      [
        'Wear closed to the neck, over cotton underwear',
        'Pakai tertutup sampai leher, di atas pakaian dalam katun',
      ],
      ['Arc rating on request', 'Nilai ketahanan busur listrik sesuai permintaan'],
    ],
  },
  {
    code: 'COVERALL-DISP-56',
    sku: 'CVD',
    name: ['Disposable coverall with hood, type 5/6', 'Coverall sekali pakai bertudung, tipe 5/6'],
    kind: 'hooded',
    tone: 'white',
    category: 'coveralls',
    standard: 'EN ISO 13982-1',
    material: ['SMS polypropylene 55 g/m²', 'Polipropilena SMS 55 g/m²'],
    colours: [white, ['BU', ['Blue', 'Biru']]],
    sizes: names,
    width: 620,
    length: 1650,
    price: 46_500,
    mass: 190,
    popularity: 570,
    lead: [
      [
        'Against dust and light splash: spray painting, insulation, asbestos removal, cleaning of filters.',
        'Terhadap debu dan percikan ringan: pengecatan semprot, pekerjaan isolasi, pembongkaran asbes, pembersihan filter.',
      ],
    ],
    points: [
      [
        'Elastic at hood, wrists, waist and ankles',
        'Karet pada tudung, pergelangan, pinggang, dan mata kaki',
      ],
      ['Worn once; dispose of with the dust it caught', 'Sekali pakai; buang bersama debu yang menempel'],
      ['Not for liquids under pressure', 'Bukan untuk cairan bertekanan'],
    ],
  },
  {
    code: 'RAIN-SUIT',
    sku: 'RNS',
    name: ['Rain jacket and trousers with reflective bands', 'Setelan jas hujan dengan pita pantul'],
    kind: 'jacket',
    tone: 'accent',
    bands: true,
    category: 'coveralls',
    standard: 'EN 343',
    material: ['PVC on polyester', 'PVC lapis poliester'],
    colours: [yellow, navy],
    sizes: plain,
    width: 620,
    length: 780,
    price: 168_000,
    mass: 1150,
    popularity: 530,
    lead: [
      [
        'Welded seams, storm flap over the zip and a hood that rolls into the collar. Jacket and trousers come as one set.',
        'Jahitan dilas, penutup ritsleting, dan tudung yang tergulung ke kerah. Jaket dan celana dalam satu set.',
      ],
    ],
    points: [
      [
        'Dry hanging before folding: mould stains',
        'Keringkan dengan digantung sebelum dilipat: jamur meninggalkan noda',
      ],
      ['Cut wide, to be worn over work clothes', 'Potongan lebar, dipakai di atas pakaian kerja'],
      ['Sold as a set', 'Dijual per set'],
    ],
  },
  {
    code: 'VEST-CLASS2',
    sku: 'HVM',
    name: ['High-visibility vest polyester, class 2', 'Rompi safety poliester, kelas 2'],
    kind: 'vest',
    tone: 'accent',
    bands: true,
    category: 'vests',
    standard: 'EN ISO 20471',
    material: ['Polyester 120 g/m²', 'Poliester 120 g/m²'],
    colours: [yellow, orangeLight],
    sizes: names,
    width: 600,
    length: 680,
    price: 42_000,
    mass: 140,
    popularity: 780,
    lead: [
      [
        'Two bands around the body and two over the shoulders: seen from every side by forklift drivers and traffic.',
        'Dua pita melingkari badan dan dua di bahu: terlihat dari segala arah oleh pengemudi forklift dan lalu lintas.',
      ],
    ],
    points: [
      washing,
      ['Wear closed', 'Pakai dalam keadaan tertutup'],
      ['Printing of a logo from 24 pieces', 'Cetak logo mulai 24 pcs'],
    ],
  },
  {
    code: 'VEST-MESH',
    sku: 'HVN',
    name: ['High-visibility vest mesh with zip and pockets', 'Rompi safety jala dengan ritsleting dan saku'],
    kind: 'vest',
    tone: 'accent',
    bands: true,
    category: 'vests',
    standard: 'EN ISO 20471',
    material: ['Polyester mesh 110 g/m²', 'Jala poliester 110 g/m²'],
    colours: [yellow, orangeLight],
    sizes: names,
    width: 600,
    length: 680,
    price: 68_500,
    mass: 170,
    popularity: 660,
    lead: [
      [
        'Open mesh for hot sites, with zip, pen pocket, badge window and a pocket for the radio.',
        'Jala terbuka untuk proyek yang panas, dengan ritsleting, saku pena, jendela kartu, dan saku radio.',
      ],
    ],
    points: [
      washing,
      [
        'Not near rotating machines: the mesh catches',
        'Jangan dipakai dekat mesin berputar: jala mudah tersangkut',
      ],
      ['Printing of a logo from 24 pieces', 'Cetak logo mulai 24 pcs'],
    ],
  },
  {
    code: 'APRON-LEATHER',
    sku: 'APL',
    name: ['Welding apron split leather', 'Apron las kulit belah'],
    kind: 'apron',
    tone: 'dark',
    category: 'aprons',
    standard: 'EN ISO 11611',
    material: ['Split cowhide', 'Kulit sapi belah'],
    colours: [
      ['YE', ['Yellow', 'Kuning']],
      ['GY', ['Grey', 'Abu-abu']],
    ],
    sizes: ['M', 'L', 'XL'],
    width: 600,
    length: 900,
    price: 138_000,
    mass: 980,
    popularity: 390,
    lead: [
      [
        'Covers chest and thighs during welding and grinding; cross straps take the weight from the neck.',
        'Menutup dada dan paha saat mengelas dan menggerinda; tali silang mengurangi beban di leher.',
      ],
    ],
    points: [
      ['Sewn with aramid thread', 'Dijahit dengan benang aramid'],
      ['Brush off; do not wash', 'Bersihkan dengan sikat; jangan dicuci'],
      ['Replace leather that has turned hard', 'Ganti kulit yang sudah mengeras'],
    ],
  },
  {
    code: 'APRON-PVC',
    sku: 'APP',
    name: ['Chemical apron PVC', 'Apron kimia PVC'],
    kind: 'apron',
    tone: 'light',
    category: 'aprons',
    standard: 'EN ISO 13688',
    material: ['PVC on nylon 0.4 mm', 'PVC lapis nilon 0,4 mm'],
    colours: [white, ['GN', ['Green', 'Hijau']]],
    sizes: ['M', 'L', 'XL'],
    width: 700,
    length: 1100,
    price: 64_000,
    mass: 420,
    popularity: 420,
    lead: [
      [
        'For plating, washing bays, fish and meat: liquids run off, and a hose rinses it clean.',
        'Untuk pelapisan, area cuci, ikan, dan daging: cairan mengalir lepas, dan apron bersih cukup disiram.',
      ],
    ],
    points: [
      ['Resists diluted acids, alkalis and fat', 'Tahan asam encer, basa, dan lemak'],
      ['Not for solvents', 'Bukan untuk pelarut'],
      ['Hang up open to dry', 'Gantung terbuka sampai kering'],
    ],
  },
]

const notes = {
  coveralls: [
    'Measure the chest over a shirt: the garment is about 12 cm wider all round.',
    'Ukur lingkar dada di atas kemeja: pakaian ini sekitar 12 cm lebih longgar.',
  ],
  vests: [
    'Buy one size above the jacket that is worn beneath.',
    'Pilih satu nomor di atas jaket yang dipakai di dalamnya.',
  ],
  aprons: [
    'The length is measured from the bib to the hem; it should end below the knee but above the shoe.',
    'Panjang dihitung dari dada sampai tepi bawah; sebaiknya berakhir di bawah lutut namun di atas sepatu.',
  ],
} as const satisfies Record<Range['category'], Pair>

export const clothing: readonly Product[] = ranges.map((range) => {
  const {
    code,
    sku,
    name,
    kind,
    tone,
    bands = false,
    standard,
    material,
    colours,
    width,
    length,
    price,
    mass,
  } = range
  const drawn: Garment = { kind, tone, bands, width, length, size: 'L', title: `${standard} · L` }
  return product({
    code,
    name,
    category: categories[range.category],
    ...(code === 'COVERALL-FR' ? { displayAddToCart: false } : {}),
    brand: range.category === 'vests' || kind === 'hooded' ? 'Sigapra' : 'Lindungka',
    popularity: range.popularity,
    lead: [...range.lead, notes[range.category]],
    points: range.points,
    data: [
      [['Standard', 'Standar'], standard],
      [['Material', 'Bahan'], material],
      [['Width, size L', 'Lebar, nomor L'], `${width} mm`],
      [['Length, size L', 'Panjang, nomor L'], `${length} mm`],
    ],
    pictures: [
      { view: 'dimensions', draw: () => garmentFront(drawn) },
      { view: 'shaded', draw: () => garmentBoth(drawn) },
    ],
    items: colours.flatMap(([letter, colour]) =>
      range.sizes.map((size) => {
        const step = steps[size] ?? 0
        return {
          sku: `${sku}-${letter}-${size}`,
          name: both([
            `${name[0]}, ${colour[0].toLowerCase()}, ${size}`,
            `${name[1]}, ${colour[1].toLowerCase()}, ${size}`,
          ]),
          uom: code === 'RAIN-SUIT' ? ('set' as const) : ('pcs' as const),
          price: rupiah(price * (step > 1 ? 1.08 : 1)),
          weight: mass * (1 + step * 0.05),
          demand: step === 0 || step === 1 ? 1 : 0.5,
          attributes: {
            standard,
            size,
            colour: both(colour),
            material: both(material),
            width: width + step * 40,
            length: length + step * 20,
          },
        }
      }),
    ),
  })
})
