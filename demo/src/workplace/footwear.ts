import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { shoeDimensions, shoePair, shoeSole, type Shoe } from './footwear.drawing.ts'
import { both, product, type Pair } from './prose.ts'

type Range = {
  code: string
  sku: string
  name: Pair
  kind: Shoe['kind']
  upper: Shoe['upper']
  shaft: number
  protection: string
  material: Pair
  colour: Pair
  sizes: readonly [from: number, to: number]
  price: number
  mass: number
  popularity: number
  sni?: boolean
  lead: readonly Pair[]
  points: readonly Pair[]
}

const sole: Pair = [
  'PU dual-density sole, resists oil; tested for slip on ceramic and on a metal floor',
  'Sol PU dua lapis, tahan minyak; diuji licin pada keramik dan lantai logam',
]
const cap: Pair = [
  'Toe cap stands 200 J; replace the pair after a heavy blow',
  'Pelindung jari tahan 200 J; setelah kejatuhan benda berat sepatu diganti',
]
const fit: Pair = [
  'Order by the length of the foot: 42 fits about 268 mm',
  'Pilih menurut panjang telapak: 42 cocok untuk sekitar 268 mm',
]
const wash: Pair = [
  'Rinse and dry upright, away from sun and stove',
  'Bilas lalu keringkan tegak, jauh dari matahari dan tungku',
]
const leather: Pair = ['Grain leather', 'Kulit sapi halus']
const black: Pair = ['Black', 'Hitam']

const ranges: readonly Range[] = [
  {
    code: 'SHOE-LOW-S1P',
    sku: 'SFL',
    name: ['Safety shoes low cut, S1P', 'Sepatu safety pendek, S1P'],
    kind: 'laced',
    upper: 'black',
    shaft: 92,
    protection: 'S1P',
    material: leather,
    colour: black,
    sizes: [38, 46],
    price: 285_000,
    mass: 1150,
    popularity: 720,
    sni: true,
    lead: [
      [
        'Light laced shoe for assembly, warehouse and drivers, with a midsole that stops nails.',
        'Sepatu bertali ringan untuk perakitan, gudang, dan pengemudi, dengan lapisan tengah penahan paku.',
      ],
    ],
    points: [
      cap,
      sole,
      fit,
      [
        'Not for wet floors: the upper is perforated at the collar',
        'Bukan untuk lantai basah: bagian kerah berlubang angin',
      ],
    ],
  },
  {
    code: 'SHOE-MID-S3',
    sku: 'SFM',
    name: ['Safety shoes ankle height, S3', 'Sepatu safety setinggi mata kaki, S3'],
    kind: 'laced',
    upper: 'black',
    shaft: 132,
    protection: 'S3',
    material: leather,
    colour: black,
    sizes: [38, 46],
    price: 365_000,
    mass: 1320,
    popularity: 860,
    sni: true,
    lead: [
      [
        'The plant standard: water-repellent leather over the ankle, padded collar and tongue, midsole against nails.',
        'Sepatu standar pabrik: kulit menolak air setinggi mata kaki, kerah dan lidah berbusa, lapisan tengah penahan paku.',
      ],
    ],
    points: [
      cap,
      sole,
      fit,
      ['Care with wax once a week in wet areas', 'Rawat dengan semir sekali seminggu bila sering basah'],
    ],
  },
  {
    code: 'SHOE-ZIP-S3',
    sku: 'SFZ',
    name: ['Safety boots with side zip, S3', 'Sepatu safety tinggi dengan ritsleting, S3'],
    kind: 'zip',
    upper: 'black',
    shaft: 165,
    protection: 'S3',
    material: leather,
    colour: black,
    sizes: [39, 45],
    price: 445_000,
    mass: 1480,
    popularity: 520,
    sni: true,
    lead: [
      [
        'Tall boot that is put on and off several times in a shift, at plant gates and clean areas, without touching a lace.',
        'Sepatu tinggi yang mudah dilepas-pakai beberapa kali satu sif, di gerbang pabrik maupun area bersih, tanpa membuka tali.',
      ],
    ],
    points: [
      cap,
      [
        'Brass zip behind a leather flap with hook and loop',
        'Ritsleting kuningan di balik penutup kulit dengan perekat',
      ],
      sole,
      fit,
    ],
  },
  {
    code: 'SHOE-WELDER',
    sku: 'SFW',
    name: ['Welder’s safety boots with quick release, HRO', 'Sepatu las lepas cepat, HRO'],
    kind: 'welder',
    upper: 'black',
    shaft: 170,
    protection: 'S3 HRO',
    material: leather,
    colour: black,
    sizes: [39, 45],
    price: 610_000,
    mass: 1620,
    popularity: 300,
    lead: [
      [
        'A leather flap covers the laces, so that spatter rolls off, and a buckle opens the boot with one pull when something gets in.',
        'Penutup kulit melindungi tali sehingga percikan las jatuh, dan satu tarikan gesper membuka sepatu bila ada yang masuk.',
      ],
    ],
    points: [
      ['Rubber outsole HRO: 300 °C for one minute', 'Sol luar karet HRO: 300 °C selama satu menit'],
      cap,
      fit,
    ],
  },
  {
    code: 'SHOE-SLIP-S2',
    sku: 'SFS',
    name: ['Safety slip-on shoes white, S2', 'Sepatu safety putih tanpa tali, S2'],
    kind: 'slip',
    upper: 'white',
    shaft: 88,
    protection: 'S2',
    material: ['Microfibre', 'Mikrofiber'],
    colour: ['White', 'Putih'],
    sizes: [37, 44],
    price: 315_000,
    mass: 980,
    popularity: 360,
    lead: [
      [
        'For food plants, pharmacy and kitchens: closed, washable, with no lace or hook that could fall into the product.',
        'Untuk pabrik makanan, farmasi, dan dapur: tertutup, dapat dicuci, tanpa tali atau kait yang bisa jatuh ke produk.',
      ],
    ],
    points: [
      cap,
      ['Washable at 30 °C', 'Dapat dicuci pada 30 °C'],
      ['Sole SRC, for floors with soap and fat', 'Sol SRC, untuk lantai bersabun dan berlemak'],
      fit,
    ],
  },
  {
    code: 'SHOE-ESD',
    sku: 'SFE',
    name: ['Safety shoes ESD, low cut, S1', 'Sepatu safety ESD pendek, S1'],
    kind: 'laced',
    upper: 'deep',
    shaft: 90,
    protection: 'S1 ESD',
    material: ['Microfibre and mesh', 'Mikrofiber dan jala'],
    colour: ['Grey', 'Abu-abu'],
    sizes: [38, 45],
    price: 420_000,
    mass: 1020,
    popularity: 270,
    lead: [
      [
        'Discharges the wearer to an earthed floor at electronics lines and in solvent rooms; cool mesh upper.',
        'Melepas muatan listrik statis ke lantai yang dibumikan di lini elektronik dan ruang pelarut; bagian atas dari jala yang sejuk.',
      ],
    ],
    points: [
      [
        'Test at the gate every day: below 35 MΩ by IEC 61340-5-1',
        'Uji di pintu masuk setiap hari: di bawah 35 MΩ menurut IEC 61340-5-1',
      ],
      ['Composite toe cap, free of metal', 'Pelindung jari komposit, tanpa logam'],
      ['No insoles or thick socks that insulate', 'Tanpa sol dalam atau kaus kaki tebal yang mengisolasi'],
      fit,
    ],
  },
  {
    code: 'BOOT-PVC-S5',
    sku: 'RBS5',
    name: ['PVC safety boots, toe cap and midsole, S5', 'Sepatu bot PVC, pelindung jari dan telapak, S5'],
    kind: 'rubber',
    upper: 'deep',
    shaft: 380,
    protection: 'S5',
    material: ['PVC, nitrile modified', 'PVC modifikasi nitril'],
    colour: ['Green', 'Hijau'],
    sizes: [39, 46],
    price: 245_000,
    mass: 2350,
    popularity: 480,
    lead: [
      [
        'For concrete work, mining, slurry and chemical yards. Moulded in one piece, without a seam that could leak.',
        'Untuk pengecoran beton, tambang, lumpur, dan area kimia. Dicetak utuh tanpa sambungan yang bisa bocor.',
      ],
    ],
    points: [
      cap,
      [
        'Resists mineral oil, manure and diluted acids',
        'Tahan minyak mineral, kotoran ternak, dan asam encer',
      ],
      wash,
      fit,
    ],
  },
  {
    code: 'BOOT-PVC-S4',
    sku: 'RBF4',
    name: ['PVC boots white for food plants, S4', 'Sepatu bot PVC putih untuk pabrik makanan, S4'],
    kind: 'rubber',
    upper: 'white',
    shaft: 350,
    protection: 'S4',
    material: ['PVC, nitrile modified', 'PVC modifikasi nitril'],
    colour: ['White', 'Putih'],
    sizes: [37, 45],
    price: 218_000,
    mass: 1950,
    popularity: 410,
    lead: [
      [
        'For fish, meat, dairy and drink plants. The white upper shows dirt, the sole gives drops of fat a way out.',
        'Untuk pabrik ikan, daging, susu, dan minuman. Bagian atas putih memperlihatkan kotoran, alur sol membuang lemak.',
      ],
    ],
    points: [cap, ['Resists animal fat and disinfectants', 'Tahan lemak hewan dan disinfektan'], wash, fit],
  },
  {
    code: 'BOOT-RUBBER-PLAIN',
    sku: 'RBP',
    name: ['Rubber boots without toe cap', 'Sepatu bot karet tanpa pelindung jari'],
    kind: 'rubber',
    upper: 'black',
    shaft: 330,
    protection: 'OB',
    material: ['PVC', 'PVC'],
    colour: black,
    sizes: [38, 44],
    price: 78_000,
    mass: 1600,
    popularity: 620,
    lead: [
      [
        'Simple boot for cleaning, gardens and visitors on wet ground; no protection against falling parts.',
        'Sepatu bot sederhana untuk pembersihan, taman, dan tamu di area basah; tidak melindungi dari benda jatuh.',
      ],
    ],
    points: [
      ['Not for areas where safety shoes are prescribed', 'Bukan untuk area wajib sepatu safety'],
      wash,
      fit,
    ],
  },
]

export const footwear: readonly Product[] = ranges.map((range) => {
  const {
    code,
    sku,
    name,
    kind,
    upper,
    shaft,
    protection,
    material,
    colour,
    price,
    mass,
    sni = false,
  } = range
  const standard = protection === 'OB' ? 'EN ISO 20347' : sni ? 'SNI 7079, EN ISO 20345' : 'EN ISO 20345'
  const shoe: Shoe = {
    shaft,
    length: 296,
    kind,
    upper,
    cap: protection !== 'OB',
    title: `${protection === 'OB' ? 'EN ISO 20347' : 'EN ISO 20345'} · ${protection} · 42`,
  }
  const sizes = Array.from(
    { length: range.sizes[1] - range.sizes[0] + 1 },
    (_, index) => range.sizes[0] + index,
  )
  return product({
    code,
    name,
    category: categories[kind === 'rubber' ? 'boots' : 'shoes'],
    brand: kind === 'rubber' ? 'Lindungka' : kind === 'slip' ? 'Lindungka' : 'Sigapra',
    popularity: range.popularity,
    ...(code === 'SHOE-MID-S3' ? { featured: true } : {}),
    ...(sni ? { sni: 'SNI 7079:2009', tkdn: 42.6 } : {}),
    lead: [
      ...range.lead,
      kind === 'rubber'
        ? [
            'Boots are bought one size larger when thick socks are worn.',
            'Bot dipilih satu nomor lebih besar bila memakai kaus kaki tebal.',
          ]
        : [
            'Sizes run in whole European numbers; wear a new pair for an hour a day in the first week.',
            'Nomor memakai ukuran Eropa bulat; sepatu baru dipakai satu jam sehari pada minggu pertama.',
          ],
    ],
    points: range.points,
    data: [
      [['Standard', 'Standar'], standard],
      [['Class', 'Kelas'], protection],
      [['Upper', 'Bagian atas'], material],
      [['Height, size 42', 'Tinggi, nomor 42'], `${shaft} mm`],
    ],
    ...(code === 'SHOE-MID-S3'
      ? {
          tabs: [
            {
              title: ['Classes of EN ISO 20345', 'Kelas EN ISO 20345'] as const,
              lead: [['What the letters on the tongue say.', 'Arti huruf pada lidah sepatu.']] as const,
              points: [
                ['SB: toe cap 200 J only', 'SB: hanya pelindung jari 200 J'],
                [
                  'S1: closed heel, antistatic, energy taken up by the heel',
                  'S1: tumit tertutup, antistatik, tumit menyerap energi',
                ],
                ['S1P: S1 plus a midsole against nails', 'S1P: S1 ditambah lapisan penahan paku'],
                [
                  'S2: S1 plus an upper that keeps water out for an hour',
                  'S2: S1 ditambah bagian atas yang menahan air selama satu jam',
                ],
                [
                  'S3: S2 plus midsole and cleated sole',
                  'S3: S2 ditambah lapisan penahan paku dan sol bergerigi',
                ],
                [
                  'S4 and S5: moulded boots, without or with midsole',
                  'S4 dan S5: sepatu bot cetak, tanpa atau dengan penahan paku',
                ],
              ] as const,
            },
          ],
        }
      : {}),
    pictures: [
      { view: 'dimensions', draw: () => shoeDimensions(shoe) },
      { view: 'shaded', draw: () => shoePair(shoe) },
      { view: 'detail', draw: () => shoeSole(shoe) },
    ],
    items: sizes.map((size) => ({
      sku: `${sku}-${size}`,
      name: both([`${name[0]}, size ${size}`, `${name[1]}, nomor ${size}`]),
      uom: 'pair' as const,
      price: rupiah(price),
      weight: mass * (1 + (size - 42) * 0.025),
      demand: size >= 40 && size <= 43 ? 1 : size === 39 || size === 44 ? 0.7 : 0.3,
      attributes: {
        standard,
        shoe_size: String(size),
        protection,
        material: both(material),
        colour: both(colour),
        height: shaft,
      },
    })),
  })
})
