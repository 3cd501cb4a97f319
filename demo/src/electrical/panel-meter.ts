import type { Product } from '../catalogue/model.ts'
import { path, rect, stroke } from '../drawing/svg.ts'
import { blockPictures, mark } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { bar, figures, instrument, needle, transformer } from './instrument.drawing.ts'
import { piece, product } from './product.ts'
import { named, text, type Row } from './texts.ts'

const meterData: readonly Row[] = [
  ['accuracy', 'Class 1.5', 'Kelas 1,5'],
  ['cutout', '92 × 92 mm'],
  ['terminals', 'Studs M4', 'Baut M4'],
]

const turns = [50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000] as const

/** Current transformers and panel meters. */
export const meters: readonly Product[] = [
  product(
    'CURRENT-TRANSFORMER',
    ['Current transformer, window type, secondary 5 A', 'Trafo arus (CT) tipe jendela, sekunder 5 A'],
    categories.meters,
    'Arusindra',
    470,
    {
      lead: [
        [
          'Steps feeder current down to 5 A for ammeters and energy meters; cable or bar goes through the window.',
          'Menurunkan arus penyulang menjadi 5 A untuk ampermeter dan meter energi; kabel atau busbar masuk lewat jendelanya.',
        ],
        ['Resin-cast, for 35 mm rail or plate.', 'Cor resin, untuk rel 35 mm atau pelat.'],
      ],
      points: [
        [
          'Never open the secondary under load: deadly voltage arises',
          'Jangan membuka sekunder saat berbeban: timbul tegangan mematikan',
        ],
        ['P1 towards the supply', 'P1 menghadap sumber'],
        ['Choose about 1.2 times the largest current', 'Pilih sekitar 1,2 kali arus terbesar'],
        ['Earth S2', 'Bumikan S2'],
      ],
      data: [
        ['standard', 'IEC 61869-2'],
        ['accuracy', 'Class 1, 0.5 from 150 A', 'Kelas 1; 0,5 mulai 150 A'],
        ['voltage', '0.72 kV', '0,72 kV'],
      ],
    },
    [
      { view: 'front', draw: () => transformer('IEC 61869-2 · 200/5 A', 30) },
      ...blockPictures(bar('200/5 A · Ø 30', 40)).slice(1),
    ],
    turns.flatMap((a) =>
      (a >= 150 && a <= 600 ? ([1, 0.5] as const) : ([1] as const)).map((c) =>
        piece(
          `VCT-${a}-${c === 1 ? '1' : '05'}`,
          named(`Current transformer #0/5 A, class #1`, `Trafo arus #0/5 A, kelas #1`, a, c),
          62_000 + a * 95 + (c < 1 ? 34_000 : 0),
          240 + a * 0.5,
          {
            standard: 'IEC 61869-2',
            function: `${a}/5 A`,
            current: a,
            accuracy: text(`Class ${c}`, `Kelas ${String(c).replace('.', ',')}`),
            inner_diameter: a <= 300 ? 30 : a <= 600 ? 40 : 60,
          },
          { demand: a === 100 || a === 200 ? 0.8 : 0.5 },
        ),
      ),
    ),
  ),
  product(
    'AMMETER-96',
    ['Ammeter 96 × 96 mm, moving iron', 'Ampermeter 96 × 96 mm, besi putar'],
    categories.meters,
    'Arusindra',
    400,
    {
      lead: [
        [
          'Pointer meter for boards and gensets: a glance shows load and balance.',
          'Meter jarum untuk panel dan genset: beban dan keseimbangannya terlihat sekilas.',
        ],
        [
          'Direct up to 60 A, above that over a current transformer.',
          'Langsung sampai 60 A, di atasnya lewat trafo arus.',
        ],
      ],
      points: [
        ['Scale must match the transformer’s ratio', 'Skala harus sesuai rasio trafo arus'],
        ['Set the needle to zero before use', 'Nolkan jarum dengan sekrup di muka sebelum dipakai'],
        ['Twofold overload scale for motors', 'Skala beban lebih dua kali untuk motor'],
      ],
      data: [['standard', 'IEC 60051-2'], ...meterData],
    },
    [
      { view: 'front', draw: () => needle('IEC 60051 · 100/5 A', 'A', 100) },
      ...blockPictures(
        instrument('96 × 96 · 100/5 A', 96, 96, 60, (w, h) => [
          rect(w * 0.06, h * 0.06, w * 0.88, h * 0.88, 'white', 3, 'edge'),
          stroke(
            `M${(w * 0.84).toFixed(1)} ${(h * 0.86).toFixed(1)}L${(w * 0.4).toFixed(1)} ${(h * 0.34).toFixed(1)}`,
            'ink',
            3,
          ),
          path(
            `M${(w * 0.16).toFixed(1)} ${(h * 0.84).toFixed(1)}A${(w * 0.68).toFixed(1)} ${(h * 0.68).toFixed(1)} 0 0 1 ${(w * 0.84).toFixed(1)} ${(h * 0.16).toFixed(1)}`,
            'none',
            'heavy',
          ),
          mark(w * 0.3, h * 0.26, 'A', h * 0.16),
        ]),
      ).slice(1),
    ],
    [
      ...[5, 15, 30, 60].map((a) =>
        piece(`VAM-${a}`, text(`Ammeter 0–${a} A direct`, `Ampermeter 0–${a} A langsung`), 78_000, 230, {
          measuring_range: `0–${a} A`,
          size: '96 × 96 mm',
          connection: text('Direct', 'Langsung'),
        }),
      ),
      ...[50, 100, 150, 200, 300, 400, 600, 1000].map((a) =>
        piece(
          `VAM-${a}-5`,
          text(`Ammeter 0–${a} A for CT ${a}/5`, `Ampermeter 0–${a} A untuk CT ${a}/5`),
          74_000,
          220,
          {
            measuring_range: `0–${a} A`,
            size: '96 × 96 mm',
            connection: text('Transformer x/5 A', 'Trafo arus x/5 A'),
          },
        ),
      ),
    ],
  ),
  product(
    'VOLTMETER-96',
    ['Voltmeter and frequency meter 96 × 96 mm', 'Voltmeter dan meter frekuensi 96 × 96 mm'],
    categories.meters,
    'Arusindra',
    350,
    {
      lead: [
        [
          'Shows the voltage of boards and gensets; with a selector switch one meter reads all phases.',
          'Menunjukkan tegangan panel dan genset; dengan selector switch satu meter membaca semua fasa.',
        ],
        [
          'The frequency meter belongs to gensets, beside the voltmeter.',
          'Meter frekuensi dipasang pada panel genset di samping voltmeter.',
        ],
      ],
      points: [
        ['Fuse its leads by 2 A', 'Amankan kabelnya dengan sekering 2 A'],
        ['500 V scale for 400 V mains', 'Skala 500 V untuk jaringan 400 V'],
        ['DC types: mind the polarity', 'Tipe DC: perhatikan polaritas'],
      ],
      data: [['standard', 'IEC 60051-2'], ...meterData],
    },
    [
      { view: 'front', draw: () => needle('IEC 60051 · 500 V', 'V', 500) },
      ...blockPictures(
        instrument('96 × 96 · 500 V', 96, 96, 60, (w, h) => [
          rect(w * 0.06, h * 0.06, w * 0.88, h * 0.88, 'white', 3, 'edge'),
          stroke(
            `M${(w * 0.84).toFixed(1)} ${(h * 0.86).toFixed(1)}L${(w * 0.3).toFixed(1)} ${(h * 0.46).toFixed(1)}`,
            'ink',
            3,
          ),
          path(
            `M${(w * 0.16).toFixed(1)} ${(h * 0.84).toFixed(1)}A${(w * 0.68).toFixed(1)} ${(h * 0.68).toFixed(1)} 0 0 1 ${(w * 0.84).toFixed(1)} ${(h * 0.16).toFixed(1)}`,
            'none',
            'heavy',
          ),
          mark(w * 0.3, h * 0.26, 'V', h * 0.16),
        ]),
      ).slice(1),
    ],
    (
      [
        ['300', '0–300 V AC'],
        ['500', '0–500 V AC'],
        ['600', '0–600 V AC'],
        ['30D', '0–30 V DC'],
        ['HZ', '45–55 Hz'],
      ] as const
    ).map(([key, range]) =>
      piece(
        `VVM-${key}`,
        key === 'HZ'
          ? text('Frequency meter 45–55 Hz', 'Meter frekuensi 45–55 Hz')
          : text(`Voltmeter ${range} panel`, `Voltmeter panel ${range}`),
        key === 'HZ' ? 168_000 : 76_000,
        225,
        { measuring_range: range, size: '96 × 96 mm' },
      ),
    ),
  ),
  product(
    'POWER-METER',
    ['Digital power meter 96 × 96 mm', 'Power meter digital 96 × 96 mm'],
    categories.meters,
    'Sensoraya',
    380,
    {
      lead: [
        [
          'One meter for volts, amperes, kW, cos φ, kWh and harmonics of three phases.',
          'Satu meter untuk volt, ampere, kW, cos φ, kWh, dan harmonisa tiga fasa.',
        ],
        [
          'Sends its values by RS-485 or Ethernet to a monitoring system.',
          'Mengirim nilainya lewat RS-485 atau Ethernet ke sistem pemantau.',
        ],
      ],
      points: [
        ['Enter the ratio of the transformers first', 'Masukkan rasio trafo arus lebih dahulu'],
        ['Negative kW: a transformer is turned round', 'kW negatif: ada trafo arus terbalik'],
        ['For internal billing, not for trade', 'Untuk pembagian biaya internal, bukan transaksi'],
      ],
      data: [
        ['standard', 'IEC 61557-12'],
        ['accuracy', '0.5 (U, I), 1 (kWh)', '0,5 (U, I), 1 (kWh)'],
        ['supply', '80 to 270 V AC/DC', '80 sampai 270 V AC/DC'],
      ],
    },
    blockPictures(
      instrument('96 × 96 · U I P Q S', 96, 96, 55, (w, h) => [
        rect(w * 0.08, h * 0.08, w * 0.84, h * 0.66, 'black', 4, 'edge'),
        ...[
          ['230.4', 0.2],
          ['12.85', 0.4],
          ['8.61', 0.6],
        ].map(([v, y]) => figures(w * 0.46, h * Number(y), String(v), h * 0.14)),
        ...[0.2, 0.4, 0.6, 0.8].map((x) =>
          rect(w * x - w * 0.07, h * 0.82, w * 0.14, h * 0.09, 'dark', 3, 'edge'),
        ),
      ]),
    ),
    (
      [
        ['B', 'basic', 'dasar', 620_000],
        ['R', 'RS-485', 'RS-485', 850_000],
        ['H', 'RS-485, harmonics', 'RS-485, harmonisa', 1_250_000],
        ['E', 'Ethernet, harmonics', 'Ethernet, harmonisa', 2_150_000],
      ] as const
    ).flatMap(([key, en, id, price]) =>
      (['5 A', '1 A'] as const).map((ct) =>
        piece(
          `VPW-${key}${ct.charAt(0)}`,
          text(`Power meter ${en}, CT ${ct}`, `Meter daya ${id}, CT ${ct}`),
          price,
          310,
          {
            function: text(
              en.charAt(0).toUpperCase() + en.slice(1),
              id.charAt(0).toUpperCase() + id.slice(1),
            ),
            connection: `CT ${ct}`,
            size: '96 × 96 mm',
          },
        ),
      ),
    ),
  ),
]
