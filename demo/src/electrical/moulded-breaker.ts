import type { Product } from '../catalogue/model.ts'
import { blockPictures } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { piece, product } from './product.ts'
import { moulded, rotarySwitch } from './switchgear.drawing.ts'
import { cross, tab, text, type Pair } from './texts.ts'

const frames = [
  {
    frame: 100,
    currents: [16, 20, 25, 32, 40, 50, 63, 80, 100],
    box: [75, 130, 68],
    capacity: [18, 36],
    price: 480_000,
    mass: 900,
  },
  {
    frame: 160,
    currents: [63, 80, 100, 125, 160],
    box: [90, 155, 86],
    capacity: [25, 36, 50],
    price: 980_000,
    mass: 1650,
  },
  {
    frame: 250,
    currents: [125, 160, 200, 225, 250],
    box: [105, 165, 86],
    capacity: [25, 36, 50],
    price: 1_450_000,
    mass: 1950,
  },
  {
    frame: 400,
    currents: [250, 315, 350, 400],
    box: [140, 257, 110],
    capacity: [36, 50],
    price: 3_850_000,
    mass: 5600,
  },
  {
    frame: 630,
    currents: [400, 500, 630],
    box: [140, 257, 110],
    capacity: [36, 50],
    price: 6_200_000,
    mass: 6200,
  },
] as const

const mccbs: readonly Product[] = frames.flatMap((of, order) =>
  ([3, 4] as const)
    .filter((poles) => poles === 3 || of.frame <= 250)
    .map((poles) => {
      const [w, h, d] = of.box
      return product(
        `MCCB-${of.frame}-${poles}P`,
        [
          `Moulded case circuit breaker (MCCB), ${poles} poles, frame ${of.frame} A`,
          `MCCB, ${poles} kutub, rangka ${of.frame} A`,
        ],
        categories.mouldedBreakers,
        order % 2 === 0 ? 'Saklarindo' : 'Voltaraga',
        560 - order * 70 - (poles === 4 ? 150 : 0),
        {
          lead: [
            of.frame <= 100
              ? [
                  'Feeder breaker for workshop boards and large machines, where the fault current is too high for an MCB.',
                  'Breaker penyulang untuk panel bengkel dan mesin besar, saat arus gangguan terlalu tinggi bagi MCB.',
                ]
              : of.frame <= 250
                ? [
                    'Main breaker of sub-boards, gensets and chillers; copper bars or lugs connect to its front.',
                    'Breaker utama panel cabang, genset, dan chiller; busbar tembaga atau skun disambung di bagian depan.',
                  ]
                : [
                    'Main breaker behind transformers and large gensets, with terminals for busbars.',
                    'Breaker utama di belakang trafo dan genset besar, dengan terminal untuk busbar.',
                  ],
            poles === 4
              ? [
                  'The fourth pole opens the neutral, as changeover between mains and genset requires.',
                  'Kutub keempat memutus netral, sesuai kebutuhan peralihan PLN dan genset.',
                ]
              : [
                  'Three poles for networks whose neutral stays connected.',
                  'Tiga kutub untuk jaringan yang netralnya tetap tersambung.',
                ],
          ],
          points: [
            [
              'Thermal trip adjustable from 0.8 to 1 times the rating, magnetic trip at about 10 times',
              'Trip termal dapat disetel 0,8 sampai 1 kali arus nominal, trip magnetik sekitar 10 kali',
            ],
            [
              'Choose the breaking capacity above the fault current of the place',
              'Pilih kapasitas pemutusan di atas arus gangguan di lokasi',
            ],
            [
              'Tighten with a torque wrench and check again after a year',
              'Kencangkan dengan kunci momen dan periksa lagi setelah setahun',
            ],
            [
              'Shunt trip, auxiliary and alarm contact are added under the cover',
              'Kumparan trip, kontak bantu, dan kontak alarm dipasang di balik tutup',
            ],
          ],
          data: [
            ['standard', 'IEC 60947-2'],
            ['voltage', 'Ue 690 V, Ui 800 V'],
            ['torque', of.frame <= 100 ? '6 Nm' : of.frame <= 250 ? '12 Nm' : '28 Nm'],
            ['temperature', '−25 to +70 °C', '−25 sampai +70 °C'],
          ],
        },
        blockPictures(
          moulded(
            `IEC 60947-2 · ${poles}P · ${of.frame} A · ${of.capacity[1]} kA`,
            `${of.frame} A`,
            poles === 4 ? Math.round((w * 4) / 3) : w,
            h,
            d,
            poles,
          ),
        ),
        cross(of.currents, of.capacity, (current, capacity) =>
          piece(
            `VMC${of.frame}-${poles}P-${current}-${capacity}`,
            text(
              `MCCB ${poles}P ${current} A ${capacity} kA, frame ${of.frame}`,
              `MCCB ${poles}P ${current} A ${capacity} kA, rangka ${of.frame}`,
            ),
            of.price * (0.85 + current / of.frame / 5) * (0.8 + capacity / 130) * (poles === 4 ? 1.3 : 1),
            of.mass * (poles === 4 ? 1.32 : 1),
            {
              standard: 'IEC 60947-2',
              current,
              poles: `${poles}P`,
              breaking_capacity: capacity,
              frame_size: `${of.frame} A`,
              voltage: '690 V AC',
            },
            { demand: capacity === 36 ? 0.7 : 0.4 },
          ),
        ),
        {
          tkdn: 32,
          ...(of.frame === 630 ? { displayPrice: false } : {}),
          ...(of.frame === 400 ? { displayAddToCart: false } : {}),
          ...(of.frame === 100 && poles === 3
            ? {
                tabs: [
                  tab(
                    ['Mounting and wiring', 'Pemasangan dan pengawatan'],
                    [
                      [
                        'A breaker vents hot gas from the top when it clears a fault.',
                        'Saat memutus gangguan, breaker menyemburkan gas panas dari sisi atas.',
                      ],
                    ],
                    [
                      [
                        'Keep 50 mm free above it, and fit the phase barriers',
                        'Sisakan 50 mm di atasnya dan pasang sekat fasa',
                      ],
                      [
                        'Feed from above; feeding from below is allowed if the plate says so',
                        'Masukan dari atas; dari bawah boleh bila tertulis pada pelat nama',
                      ],
                      [
                        'Cables at full section for the first metre: they carry its heat away',
                        'Kabel berpenampang penuh pada meter pertama karena ikut membuang panas',
                      ],
                    ],
                  ),
                ],
              }
            : {}),
        },
      )
    }),
)

type Rotary = {
  code: string
  prefix: string
  name: Pair
  short: Pair
  currents: readonly number[]
  kinds: readonly Pair[]
  keys: readonly string[]
  words: readonly string[]
  lead: readonly Pair[]
  points: readonly Pair[]
  brand: Product['brand']
  popularity: number
  price: number
}
const rotaries: readonly Rotary[] = [
  {
    code: 'SWITCH-DISCONNECTOR',
    prefix: 'VSD',
    name: ['Switch disconnector, rotary, red-yellow handle', 'Switch disconnector putar, tuas merah-kuning'],
    short: ['Switch disconnector', 'Switch disconnector'],
    currents: [16, 25, 32, 40, 63, 80, 100, 125],
    kinds: [
      ['door mounting', 'pasang pintu'],
      ['base mounting with shaft', 'pasang dasar dengan poros'],
    ],
    keys: ['D', 'B'],
    words: ['0', 'I'],
    lead: [
      [
        'The main switch of a machine: cuts it off for work and in an emergency, and takes up to three padlocks.',
        'Main switch mesin: memutus saat perbaikan dan keadaan darurat, serta dapat dipasangi tiga gembok.',
      ],
      [
        'With a shaft the switch sits on the plate while the handle stays in the door and keeps it shut when on.',
        'Dengan poros, switch dipasang di pelat sedangkan tuas di pintu dan mengunci pintu saat posisi hidup.',
      ],
    ],
    points: [
      ['Choose 1.25 times the sum of all loads', 'Pilih 1,25 kali jumlah seluruh beban'],
      ['Terminals that stay live need a cover', 'Terminal yang tetap bertegangan wajib ditutup'],
      [
        'Red-yellow only where it serves as emergency stop',
        'Merah-kuning hanya bila berfungsi sebagai emergency switch',
      ],
    ],
    brand: 'Saklarindo',
    popularity: 430,
    price: 150_000,
  },
  {
    code: 'CHANGEOVER-SWITCH',
    prefix: 'VCO',
    name: ['Changeover switch I-0-II, rotary (genset)', 'Changeover switch (COS) I-0-II, genset'],
    short: ['Changeover switch', 'Changeover switch (COS)'],
    currents: [20, 32, 63, 100, 125, 160],
    kinds: [
      ['3 poles', '3 kutub'],
      ['4 poles', '4 kutub'],
    ],
    keys: ['3P', '4P'],
    words: ['I', '0', 'II'],
    lead: [
      [
        'Leads the load to mains or to the genset by hand, never to both.',
        'Memindahkan beban ke PLN atau genset secara manual, tidak pernah ke keduanya.',
      ],
      [
        'The middle position is off and safe for maintenance.',
        'Posisi tengah mati dan aman untuk perawatan.',
      ],
    ],
    points: [
      [
        'Take four poles where the genset has its own earthed neutral',
        'Gunakan empat kutub bila netral genset dibumikan sendiri',
      ],
      ['Switch without load where that is possible', 'Pindahkan tanpa beban bila memungkinkan'],
      ['Label both sources at the handle', 'Beri label kedua sumber di dekat tuas'],
    ],
    brand: 'Voltaraga',
    popularity: 490,
    price: 210_000,
  },
]
const rotarySwitches: readonly Product[] = rotaries.map((of) =>
  product(
    of.code,
    of.name,
    categories.mouldedBreakers,
    of.brand,
    of.popularity,
    {
      lead: of.lead,
      points: of.points,
      data: [
        ['standard', 'IEC 60947-3'],
        ['switching', 'AC-22A, AC-23A'],
        ['protection', 'IP65 at the handle', 'IP65 pada tuas'],
      ],
    },
    blockPictures(
      rotarySwitch(`IEC 60947-3 · ${of.words.join('-')} · ${of.currents[2]} A`, 65, 65, 95, of.words),
    ),
    of.currents.flatMap((current) =>
      of.kinds.map((kind, index) =>
        piece(
          `${of.prefix}-${current}-${of.keys[index]}`,
          text(`${of.short[0]} ${current} A, ${kind[0]}`, `${of.short[1]} ${current} A, ${kind[1]}`),
          of.price + current * (of.price / 38) * (index === 1 ? 1.25 : 1),
          180 + current * 5,
          {
            standard: 'IEC 60947-3',
            current,
            poles: of.prefix === 'VCO' ? (of.keys[index] ?? '3P') : '3P',
            ...(of.prefix === 'VSD'
              ? {
                  function: text(
                    kind[0].charAt(0).toUpperCase() + kind[0].slice(1),
                    kind[1].charAt(0).toUpperCase() + kind[1].slice(1),
                  ),
                }
              : {}),
            voltage: '690 V AC',
          },
        ),
      ),
    ),
  ),
)

/** Moulded case breakers and rotary switches. */
export const mouldedBreakers: readonly Product[] = [...mccbs, ...rotarySwitches]
