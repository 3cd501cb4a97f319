import type { Product } from '../catalogue/model.ts'
import { both } from './prose.ts'
import { rollDimensions, rollShaded } from './roll.drawing.ts'
import { cone, safetySign } from './site.drawing.ts'
import { choice, make } from './wares.ts'

const bolt = '<path d="M412 210L360 330H396L380 420L446 290H408L432 210Z" fill="#16191d" stroke="none"/>'
const flame =
  '<path d="M400 430C340 410 350 330 384 290C384 320 402 320 404 240C450 300 464 400 400 430Z" fill="#16191d" stroke="none"/>'
const helmet =
  '<path d="M300 300A100 100 0 0 1 500 300ZM280 308H520V330H280Z" fill="#ffffff" stroke="none"/><circle cx="400" cy="360" r="46" fill="#ffffff" stroke="none"/>'
const spectacles =
  '<path d="M280 250H520L512 300Q500 340 450 340Q412 336 406 290H394Q388 336 350 340Q300 340 288 300Z" fill="#ffffff" stroke="none"/>'
const smoke =
  '<path d="M250 300H480V330H250ZM490 300H510V330H490ZM500 280q30 -20 0 -50q-20 -20 10 -40" fill="none" stroke="#16191d" stroke-width="14"/>'
const signKinds = [
  {
    code: 'W',
    kind: 'warning',
    art: bolt,
    also: flame,
    name: ['Safety sign, warning', 'Rambu K3 peringatan'],
    lead: [
      'Yellow triangle for hazards: place it where it is seen before the danger.',
      'Segitiga kuning untuk bahaya: pasang di tempat yang terlihat sebelum bahaya tercapai.',
    ],
    list: [
      ['W001', ['general warning', 'peringatan umum']],
      ['W012', ['electricity', 'listrik']],
      ['W021', ['flammable', 'mudah terbakar']],
      ['W015', ['overhead load', 'beban gantung']],
      ['W014', ['forklift traffic', 'lalu lintas forklift']],
    ],
  },
  {
    code: 'M',
    kind: 'mandatory',
    art: helmet,
    also: spectacles,
    name: ['Safety sign, mandatory', 'Rambu K3 wajib'],
    lead: [
      'Round sign for what must be worn or done; at each door of the area, at eye level.',
      'Rambu bulat untuk hal yang wajib dipakai atau dilakukan; di setiap pintu area, setinggi mata.',
    ],
    list: [
      ['M014', ['head protection', 'pelindung kepala']],
      ['M004', ['eye protection', 'pelindung mata']],
      ['M003', ['ear protection', 'pelindung telinga']],
      ['M008', ['safety shoes', 'sepatu safety']],
      ['M009', ['gloves', 'sarung tangan']],
    ],
  },
  {
    code: 'P',
    kind: 'prohibition',
    art: smoke,
    also: flame,
    name: ['Safety sign, prohibition', 'Rambu K3 larangan'],
    lead: [
      'Ring with a slash for what is forbidden; replace it when the colours have faded.',
      'Lingkaran bergaris miring untuk larangan; ganti bila warnanya pudar.',
    ],
    list: [
      ['P002', ['no smoking', 'dilarang merokok']],
      ['P003', ['no open flame', 'dilarang menyalakan api']],
      ['P004', ['no thoroughfare', 'dilarang lewat']],
      ['P010', ['do not touch', 'dilarang menyentuh']],
    ],
  },
] as const
export const siteSafety: readonly Product[] = [
  make(
    {
      code: 'CONE-TRAFFIC',
      name: ['Traffic cone with reflective band', 'Traffic cone dengan pita pantul'],
      at: 'cones',
      brand: 'Sigapra',
      popularity: 540,
      lead: [
        [
          'Closes off spills, trenches, loading bays and lanes. The soft PVC stands up again after being run over.',
          'Menutup tumpahan, galian, area muat, dan jalur. PVC lunak berdiri kembali setelah terlindas.',
        ],
      ],
      points: [
        ['Heavy rubber base against wind', 'Alas karet berat agar tidak tertiup angin'],
        ['Stacks without sticking', 'Dapat ditumpuk tanpa lengket'],
        [
          '70 cm and more on public roads, by day and by night',
          '70 cm ke atas untuk jalan umum, siang maupun malam',
        ],
        [
          'Wash with water and soap to keep the band bright',
          'Cuci dengan air sabun agar pita tetap memantul',
        ],
      ],
      data: [
        [
          ['Material', 'Bahan'],
          ['PVC, rubber base', 'PVC, alas karet'],
        ],
      ],
      pictures: [
        { view: 'dimensions', draw: () => cone(750, 390, '750 mm') },
        { view: 'detail', draw: () => cone(450, 280, '450 mm') },
      ],
    },
    (
      [
        [300, 210, 700],
        [450, 280, 1300],
        [700, 370, 2900],
        [750, 390, 3600],
        [900, 440, 4800],
      ] as const
    ).map(([height, width, weight]) => ({
      sku: `TCN-${height}`,
      tail: [`${height} mm`, `${height} mm`] as const,
      price: 14_000 + weight * 29,
      weight,
      demand: height >= 700 ? 1 : 0.6,
      attributes: { height, width },
    })),
  ),
  make(
    {
      code: 'BARRIER-TAPE',
      name: ['Barrier tape polyethylene', 'Pita pembatas polietilena (police line)'],
      at: 'cones',
      brand: 'Sigapra',
      popularity: 560,
      lead: [
        [
          'Closes an area in a minute: accidents, wet paint, open pits, lifting work. Printed on both sides and not adhesive.',
          'Menutup area dalam semenit: kecelakaan, cat basah, lubang terbuka, pekerjaan angkat. Tercetak dua sisi dan tanpa perekat.',
        ],
      ],
      points: [
        ['Does not hold a person: fence deep pits', 'Tidak menahan orang: pasang pagar pada lubang dalam'],
        ['Take it down when the danger is over', 'Lepas dan gulung kembali bila bahaya sudah berlalu'],
        ['Prints of your own from 100 rolls', 'Cetakan dan bahasa sendiri mulai 100 gulungan'],
      ],
      data: [
        [
          ['Thickness', 'Tebal'],
          ['0.05 mm', '0,05 mm'],
        ],
        [['Width', 'Lebar'], '75 mm'],
      ],
      pictures: [
        {
          view: 'dimensions',
          draw: () =>
            rollDimensions({
              outer: 150,
              core: 38,
              width: 75,
              tone: 'accent',
              stripes: true,
              title: '75 mm × 300 m',
            }),
        },
        {
          view: 'shaded',
          draw: () =>
            rollShaded({
              outer: 150,
              core: 38,
              width: 75,
              tone: 'accent',
              stripes: true,
              title: '75 mm × 300 m',
            }),
        },
      ],
    },
    (
      [
        ['YB', ['yellow and black', 'kuning-hitam']],
        ['RW', ['red and white', 'merah-putih']],
      ] as const
    ).flatMap(([letters, colour]) =>
      [100, 300, 500].map((metres) => ({
        sku: `BTP-${letters}-${metres}`,
        tail: [`${colour[0]}, ${metres} m`, `${colour[1]}, ${metres} m`] as const,
        uom: 'roll' as const,
        price: 9_000 + metres * 118,
        weight: metres * 3.5,
        attributes: { colour: choice(colour), width: 75, roll_length: metres },
      })),
    ),
  ),
  ...signKinds.map(({ code, kind, art, also, name, lead, list }) =>
    make(
      {
        code: `SIGN-${code}`,
        name,
        at: 'cones',
        brand: 'Helmara',
        popularity: 380,
        lead: [
          lead,
          [
            'Printed on aluminium of 1 mm with rounded corners and four holes.',
            'Dicetak pada aluminium 1 mm dengan sudut bulat dan empat lubang.',
          ],
        ],
        points: [
          [
            'Seen from a distance of about 40 times its height',
            'Terlihat dari jarak sekitar 40 kali tingginya',
          ],
          ['For outdoors, five years', 'Untuk luar ruangan, warna bertahan sekitar lima tahun'],
          ['Text of your own on request', 'Teks dan ukuran sendiri sesuai permintaan'],
        ],
        data: [
          [['Standard', 'Standar'], 'ISO 7010'],
          [
            ['Material', 'Bahan'],
            ['Aluminium 1 mm', 'Aluminium 1 mm'],
          ],
        ],
        pictures: [
          {
            view: 'front',
            draw: () =>
              safetySign(kind, art, 200, `ISO 7010 · ${list[kind === 'warning' ? 1 : 0]?.[0] ?? ''}`),
          },
          {
            view: 'detail',
            draw: () =>
              safetySign(kind, also, 300, `ISO 7010 · ${list[kind === 'warning' ? 2 : 1]?.[0] ?? ''}`),
          },
        ],
      },
      list.flatMap(([symbol, word]) =>
        [200, 300].map((side) => ({
          sku: `SGN-${symbol}-${side}`,
          tail: [`${symbol} ${word[0]}, ${side} mm`, `${symbol} ${word[1]}, ${side} mm`] as const,
          price: side === 200 ? 46_000 : 78_000,
          weight: side === 200 ? 110 : 245,
          attributes: {
            standard: 'ISO 7010',
            symbol: both([`${symbol} ${word[0]}`, `${symbol} ${word[1]}`]),
            width: side,
          },
        })),
      ),
    ),
  ),
]
