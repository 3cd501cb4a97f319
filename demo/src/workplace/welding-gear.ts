import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { currentChart, currentRange } from './current.drawing.ts'
import { both, measure, product } from './prose.ts'
import { earthClamp, electrodeHolder, gasRegulator, weldingMask } from './welding-gear.drawing.ts'

const areas = [
  [200, 25],
  [300, 35],
  [400, 50],
  [500, 70],
  [600, 95],
] as const
export const weldingGear: readonly Product[] = [
  ...(
    [
      [
        'PAS',
        false,
        ['Welding helmet with fixed shade', 'Kedok las kaca tetap'],
        92_000,
        ['DIN 10', 'DIN 11', 'DIN 12'],
      ],
      [
        'AUT',
        true,
        ['Welding helmet, auto-darkening', 'Kedok las otomatis (auto darkening)'],
        460_000,
        ['DIN 9–13', 'DIN 5–13'],
      ],
    ] as const
  ).map(([code, auto, name, price, shades]) =>
    product({
      code: `WELDMASK-${code}`,
      name,
      category: categories.weldingGear,
      brand: 'Helmara',
      popularity: auto ? 560 : 480,
      lead: [
        auto
          ? [
              'The filter is bright for positioning and turns dark in less than a thousandth of a second when the arc strikes; both hands stay free.',
              'Filter terang saat memposisikan dan menggelap kurang dari seperseribu detik saat busur menyala; kedua tangan tetap bebas.',
            ]
          : [
              'Flip-up shell with a mineral glass of 51 × 108 mm. Simple, light, and the glass is cheap to change.',
              'Kedok dengan kaca mineral 51 × 108 mm yang dapat dibuka. Sederhana, ringan, dan kacanya murah diganti.',
            ],
      ],
      points: [
        [
          'Shade 10 up to 100 A, 11 up to 175 A, 12 up to 300 A for stick welding',
          'Tingkat 10 sampai 100 A, 11 sampai 175 A, 12 sampai 300 A untuk las elektroda',
        ],
        ['Wear safety glasses beneath', 'Tetap pakai kacamata safety di dalamnya'],
        ['Change spattered cover lenses in time', 'Ganti kaca pelindung yang penuh percikan'],
      ],
      data: [
        [['Standard', 'Standar'], auto ? 'EN 379' : 'EN 175'],
        [
          ['Shell', 'Cangkang'],
          ['Polyamide', 'Poliamida'],
        ],
        [['Weight', 'Berat'], auto ? '480 g' : '390 g'],
      ],
      pictures: [
        {
          view: 'dimensions',
          draw: () =>
            weldingMask({
              shade: shades[0].slice(4),
              auto,
              title: `${auto ? 'EN 379' : 'EN 175'} · ${shades[0]}`,
            }),
        },
        {
          view: 'chart',
          draw: () =>
            currentChart(
              [
                ['9', 20, 60],
                ['10', 60, 100],
                ['11', 100, 175],
                ['12', 175, 300],
                ['13', 300, 450],
              ],
              'DIN 9–13 · A',
            ),
        },
      ],
      items: shades.map((shade, index) => ({
        sku: `WMK-${code}-${shade.slice(4).replace('–', '')}`,
        name: both([`${name[0]}, shade ${shade}`, `${name[1]}, tingkat gelap ${shade}`]),
        uom: 'pcs' as const,
        price: rupiah(price * (1 + index * 0.4 * (auto ? 1 : 0))),
        weight: auto ? 480 : 390,
        demand: 0.8,
        attributes: { lens_shade: shade, standard: auto ? 'EN 379' : 'EN 175' },
      })),
    }),
  ),
  product({
    code: 'REGULATOR-GAS',
    name: ['Gas regulator with two gauges', 'Regulator gas dua manometer'],
    category: categories.weldingGear,
    brand: 'Perkasara',
    popularity: 520,
    lead: [
      [
        'Brings cylinder pressure down to working pressure and holds it while the cylinder empties. One gauge shows the rest, the other what flows.',
        'Menurunkan tekanan tabung ke tekanan kerja dan menjaganya tetap sampai tabung habis. Satu manometer menunjukkan sisa, satu lagi yang keluar.',
      ],
    ],
    points: [
      [
        'No oil or grease on oxygen parts: danger of fire',
        'Jangan ada oli atau grease pada bagian oksigen: bahaya kebakaran',
      ],
      ['Acetylene never above 1.5 bar', 'Asetilena tidak boleh di atas 1,5 bar'],
      [
        'Fit flashback arrestors behind oxygen and fuel gas',
        'Pasang penahan balik api setelah oksigen dan gas bahan bakar',
      ],
    ],
    data: [
      [['Standard', 'Standar'], 'ISO 2503'],
      [
        ['Body', 'Badan'],
        ['Brass', 'Kuningan'],
      ],
      [['Gauges', 'Manometer'], 'Ø 63 mm'],
    ],
    pictures: [
      {
        view: 'front',
        draw: () => gasRegulator({ high: '0–315 bar', low: '0–16 bar', title: 'ISO 2503 · O₂' }),
      },
      {
        view: 'detail',
        draw: () => gasRegulator({ high: '0–40 bar', low: '0–2.5 bar', title: 'ISO 2503 · C₂H₂' }),
      },
    ],
    items: (
      [
        ['OX', ['Oxygen', 'Oksigen'], 10, 385_000],
        ['AC', ['Acetylene', 'Asetilena'], 1.5, 398_000],
        ['LP', ['Propane (LPG)', 'Propana (LPG)'], 4, 245_000],
        ['AR', ['Argon', 'Argon'], 4, 420_000],
        ['CO', ['Carbon dioxide, heated', 'Karbon dioksida, berpemanas'], 4, 640_000],
        ['N2', ['Nitrogen', 'Nitrogen'], 20, 465_000],
      ] as const
    ).map(([code, gas, bar, price]) => ({
      sku: `REG-${code}`,
      name: both([
        `Gas regulator, ${gas[0].toLowerCase()}, ${bar} bar`,
        `Regulator gas ${gas[1].toLowerCase()}, ${measure(bar)[1]} bar`,
      ]),
      uom: 'pcs' as const,
      price: rupiah(price),
      weight: 1250,
      demand: code === 'OX' || code === 'AC' ? 1 : 0.6,
      attributes: { gas: both(gas), max_pressure: bar },
    })),
  }),
  product({
    code: 'CLAMP-EARTH',
    name: ['Earth clamp for welding', 'Klem massa las'],
    category: categories.weldingGear,
    brand: 'Perkasara',
    popularity: 480,
    lead: [
      [
        'Closes the welding circuit. A weak clamp heats up and the arc becomes unstable, so choose it by the machine’s largest current.',
        'Menutup rangkaian las. Klem lemah menjadi panas dan busur tidak stabil, maka pilih menurut arus terbesar mesin.',
      ],
    ],
    points: [
      [
        'Brass jaws with a copper braid to both sides',
        'Rahang kuningan dengan anyaman tembaga ke kedua sisi',
      ],
      ['Clamp on bright metal close to the seam', 'Jepit pada logam bersih dekat lasan'],
      ['Never through bearings or ropes', 'Jangan mengalirkan arus melalui bearing atau tali kawat'],
    ],
    data: [
      [['Standard', 'Standar'], 'EN 60974-13'],
      [['Duty', 'Siklus kerja'], '60 %'],
    ],
    pictures: [
      { view: 'side', draw: () => earthClamp(500, '500 A · 70 mm²') },
      { view: 'range', draw: () => currentRange(areas, '200–600 A') },
    ],
    items: areas.map(([ampere, area]) => ({
      sku: `ECL-${ampere}`,
      name: both([`Earth clamp ${ampere} A, cable ${area} mm²`, `Klem massa ${ampere} A, kabel ${area} mm²`]),
      uom: 'pcs' as const,
      price: rupiah(22_000 + ampere * 145),
      weight: 180 + ampere * 1.1,
      demand: ampere === 300 || ampere === 500 ? 1 : 0.6,
      attributes: { current: ampere, conductor_area: area },
    })),
  }),
  product({
    code: 'HOLDER-ELECTRODE',
    name: ['Electrode holder, fully insulated', 'Tang las (holder elektroda), terisolasi penuh'],
    category: categories.weldingGear,
    brand: 'Perkasara',
    popularity: 510,
    lead: [
      [
        'Grips the rod in three angles; jaw and lever are covered, so that it may be laid on the work.',
        'Menjepit elektroda pada tiga sudut; rahang dan tuas tertutup isolasi sehingga aman diletakkan pada benda kerja.',
      ],
    ],
    points: [
      [
        'Push the stripped cable fully in, tighten both screws, retighten after a day',
        'Masukkan kabel sampai habis, kencangkan dua sekrup, ulangi setelah sehari',
      ],
      ['Change broken insulation at once', 'Segera ganti isolasi yang sudah pecah'],
      ['For rods up to 6.3 mm from 500 A', 'Untuk elektroda sampai 6,3 mm mulai 500 A'],
    ],
    data: [
      [['Standard', 'Standar'], 'EN 60974-11'],
      [
        ['Insulation', 'Isolasi'],
        ['Glass fibre and phenolic', 'Serat kaca dan fenolik'],
      ],
    ],
    pictures: [
      { view: 'side', draw: () => electrodeHolder(300, '300 A · 35 mm²') },
      { view: 'range', draw: () => currentRange(areas, '200–600 A') },
    ],
    items: areas.map(([ampere, area]) => ({
      sku: `EHD-${ampere}`,
      name: both([
        `Electrode holder ${ampere} A, cable ${area} mm²`,
        `Tang las ${ampere} A, kabel ${area} mm²`,
      ]),
      uom: 'pcs' as const,
      price: rupiah(28_000 + ampere * 165),
      weight: 260 + ampere * 0.7,
      demand: ampere === 300 || ampere === 500 ? 1 : 0.6,
      attributes: { current: ampere, conductor_area: area },
    })),
  }),
]
