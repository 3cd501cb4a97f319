import type { Product } from '../catalogue/model.ts'
import { both, measure } from './prose.ts'
import { type Roll, rollDimensions, rollShaded } from './roll.drawing.ts'
import { binSide, carton, storageBin } from './storage.drawing.ts'
import { choice, make } from './wares.ts'

const film: Roll = {
  outer: 100,
  core: 76,
  width: 500,
  tone: 'roundH',
  face: 'light',
  title: '500 mm × 300 m × 0.017 mm',
}
const strap: Roll = {
  outer: 360,
  core: 200,
  width: 150,
  tone: 'dark',
  face: 'mid',
  title: '15.5 mm × 0.8 mm · 10 kg',
}
export const storageAndPackaging: readonly Product[] = [
  make(
    {
      code: 'STRETCH-FILM',
      name: ['Stretch film for hand wrapping', 'Plastik wrapping (stretch film) tangan'],
      at: 'films',
      brand: 'Palandra',
      popularity: 680,
      lead: [
        [
          'Holds cartons on the pallet and keeps rain and dust off. Three turns below, two above, with half overlap.',
          'Menahan karton pada palet serta melindungi dari hujan dan debu. Tiga putaran di bawah, dua di atas, bertumpuk separuh.',
        ],
      ],
      points: [
        ['Black film hides the goods', 'Plastik hitam menyembunyikan isi'],
        ['Stretches two and a half times its length', 'Melar dua setengah kali panjangnya'],
        [
          'Catch the pallet’s corner with the first turn',
          'Kaitkan ujung plastik ke sudut palet pada putaran pertama, lalu tarik merata',
        ],
      ],
      data: [
        [['Material', 'Bahan'], 'LLDPE'],
        [['Core', 'Inti'], 'Ø 76 mm'],
      ],
      pictures: [
        { view: 'dimensions', draw: () => rollDimensions(film) },
        { view: 'shaded', draw: () => rollShaded(film) },
      ],
    },
    (
      [
        ['CL', ['clear', 'bening']],
        ['BK', ['black', 'hitam']],
      ] as const
    ).flatMap(([letters, colour]) =>
      (
        [
          [17, 300],
          [20, 250],
          [23, 220],
        ] as const
      ).map(([micron, metres]) => ({
        sku: `STF-${letters}-${micron}`,
        tail: [
          `${colour[0]}, ${micron} µm × ${metres} m`,
          `${colour[1]}, ${micron} µm × ${metres} m`,
        ] as const,
        uom: 'roll' as const,
        price: micron * metres * 13.5,
        weight: micron * metres * 0.46 + 300,
        by: 6,
        demand: letters === 'CL' ? 1 : 0.6,
        attributes: { colour: choice(colour), width: 500, thickness: micron / 1000, roll_length: metres },
      })),
    ),
  ),
  make(
    {
      code: 'STRAP-PP',
      name: ['Strapping band polypropylene', 'Tali pengikat (strapping band) polipropilena'],
      at: 'films',
      brand: 'Palandra',
      popularity: 490,
      lead: [
        [
          'For cartons and light pallets, closed by hand with clips or on the machine by heat.',
          'Untuk karton dan palet ringan, dikunci dengan klip secara manual atau dipanaskan pada mesin.',
        ],
        [
          'Loses tension sooner than polyester when the load settles: for heavy goods take PET.',
          'Lebih cepat kendur daripada poliester bila muatan menyusut: untuk barang berat gunakan PET.',
        ],
      ],
      points: [
        ['Protect edges with corner pieces', 'Lindungi tepi barang dengan siku karton'],
        [
          'Hold both ends while cutting: they spring back',
          'Tahan kedua ujung saat memotong karena bisa terpental',
        ],
        ['Roll of 10 kg', 'Gulungan 10 kg'],
      ],
      data: [
        [['Material', 'Bahan'], 'PP'],
        [['Core', 'Inti'], 'Ø 200 mm'],
      ],
      pictures: [
        { view: 'dimensions', draw: () => rollDimensions(strap) },
        { view: 'shaded', draw: () => rollShaded(strap) },
      ],
    },
    ([9, 12, 15.5, 19] as const).flatMap((width) =>
      (
        [
          ['YE', ['yellow', 'kuning']],
          ['WH', ['white', 'putih']],
        ] as const
      ).map(([letters, colour]) => ({
        sku: `SPP-${width * 10}-${letters}`,
        tail: [`${width} mm, ${colour[0]}`, `${measure(width)[1]} mm, ${colour[1]}`] as const,
        uom: 'roll' as const,
        price: 268_000 + width * 900,
        weight: 10_400,
        demand: width === 15.5 ? 1 : 0.6,
        attributes: { width, colour: choice(colour), pack_mass: 10 },
      })),
    ),
  ),
  make(
    {
      code: 'CARTON-PLAIN',
      name: ['Corrugated carton, plain', 'Kardus polos (karton gelombang)'],
      at: 'films',
      brand: 'Palandra',
      popularity: 560,
      lead: [
        [
          'Brown folding carton for dispatch and store, delivered flat. Single wall up to about 15 kg, double wall up to 30 kg.',
          'Kardus lipat cokelat untuk pengiriman dan gudang, dikirim dalam keadaan rata. Dinding tunggal sampai sekitar 15 kg, dinding ganda sampai 30 kg.',
        ],
      ],
      points: [
        ['Inside dimensions, length × width × height', 'Ukuran dalam, panjang × lebar × tinggi'],
        ['Close with two strips of tape below', 'Tutup bagian bawah dengan dua lapis lakban'],
        ['Sold in bundles of 20', 'Dijual per ikat isi 20'],
      ],
      data: [
        [
          ['Wall', 'Dinding'],
          ['single B flute, double BC flute', 'tunggal flute B, ganda flute BC'],
        ],
      ],
      pictures: [
        { view: 'shaded', draw: () => carton(400, 300, 300, false, '400 × 300 × 300') },
        { view: 'detail', draw: () => carton(400, 300, 300, true, '400 × 300 × 300') },
      ],
    },
    (
      [
        [200, 150, 100],
        [300, 200, 200],
        [400, 300, 200],
        [400, 300, 300],
        [500, 400, 300],
        [600, 400, 400],
      ] as const
    ).flatMap(([length, width, height]) =>
      (
        [
          ['S', ['single wall', 'dinding tunggal'], 1],
          ['D', ['double wall', 'dinding ganda'], 1.6],
        ] as const
      )
        .slice(0, length < 300 ? 1 : 2)
        .map(([letters, word, factor]) => ({
          sku: `CTN-${length}X${width}X${height}-${letters}`,
          tail: [
            `${length} × ${width} × ${height} mm, ${word[0]}`,
            `${length} × ${width} × ${height} mm, ${word[1]}`,
          ] as const,
          price: (900 + (length * width + 2 * height * (length + width)) * 0.0105) * factor,
          weight: (length * width * 2 + 2 * height * (length + width)) * 0.00048 * factor,
          by: 20,
          attributes: { length, width, height, function: choice(word) },
        })),
    ),
  ),
  make(
    {
      code: 'BIN-STACK',
      name: ['Stacking storage bin, open front', 'Bak komponen susun, depan terbuka'],
      at: 'bins',
      brand: 'Palandra',
      popularity: 510,
      lead: [
        [
          'For screws, fittings and spare parts on shelves, walls and benches. Bins stack on each other and hang on louvred panels.',
          'Untuk sekrup, fitting, dan suku cadang di rak, dinding, dan meja kerja. Bak dapat ditumpuk dan digantung pada panel.',
        ],
      ],
      points: [
        [
          'Label holder at the front, with a strip of card',
          'Tempat label di bagian depan, lengkap dengan kartu',
        ],
        ['Resists oil and most acids', 'Tahan minyak dan kebanyakan asam'],
        ['From −10 to +80 °C', 'Tahan suhu dari −10 sampai +80 °C'],
      ],
      data: [
        [
          ['Material', 'Bahan'],
          ['Polypropylene', 'Polipropilena'],
        ],
      ],
      pictures: [
        { view: 'shaded', draw: () => storageBin(145, 230, 130, '145 × 230 × 130') },
        { view: 'dimensions', draw: () => binSide(230, 130, '145 × 230 × 130') },
      ],
    },
    (
      [
        [100, 100, 60, 0.4],
        [100, 160, 75, 1],
        [145, 230, 130, 3.5],
        [200, 340, 155, 8],
        [300, 490, 185, 22],
      ] as const
    ).flatMap(([width, depth, height, price]) =>
      (
        [
          ['YE', ['Yellow', 'Kuning']],
          ['BU', ['Blue', 'Biru']],
          ['RD', ['Red', 'Merah']],
        ] as const
      ).map(([letters, colour]) => ({
        sku: `BIN-${width}X${depth}-${letters}`,
        tail: [
          `${width} × ${depth} × ${height} mm, ${colour[0].toLowerCase()}`,
          `${width} × ${depth} × ${height} mm, ${colour[1].toLowerCase()}`,
        ] as const,
        price: 6_500 + price * 5_800,
        weight: width * depth * height * 0.00013 + 40,
        demand: width === 145 ? 1 : 0.6,
        attributes: { width, length: depth, height, colour: both(colour) },
      })),
    ),
  ),
]
