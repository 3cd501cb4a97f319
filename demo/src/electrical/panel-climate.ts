import type { Product } from '../catalogue/model.ts'
import { circle, rect } from '../drawing/svg.ts'
import { blockPictures, mark, screws, slits } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { fanBlock } from './enclosure.drawing.ts'
import { piece, product } from './product.ts'
import { cross, text } from './texts.ts'

const fanVolts = ['24 V DC', '220 V AC'] as const

/** Fans, thermostats and heaters of panels. */
export const climate: readonly Product[] = [
  product(
    'FAN-AXIAL',
    ['Axial fan, metal frame, 80 to 172 mm', 'Kipas aksial, rangka logam, 80 sampai 172 mm'],
    categories.climate,
    'Panelka',
    490,
    {
      lead: [
        [
          'Moves air through panels, inverters, welders and chargers; ball bearings for any position.',
          'Mengalirkan udara melalui panel, inverter, mesin las, dan pengisi aki; bearing bola untuk segala posisi.',
        ],
        [
          'Screws through four holes, with guard on request.',
          'Dipasang dengan empat baut, pelindung jari atas permintaan.',
        ],
      ],
      points: [
        [
          'Blow filtered air in at the bottom, let it out at the top',
          'Tiupkan udara bersaring dari bawah, buang di atas',
        ],
        [
          'Air flow given without resistance; behind a filter about 0.6',
          'Aliran udara tanpa hambatan; di balik filter sekitar 0,6 kalinya',
        ],
        [
          'Replace noisy fans before the electronics fail',
          'Ganti kipas yang berisik sebelum elektronik rusak',
        ],
      ],
      data: [
        ['life', '50,000 h at 40 °C', '50.000 jam pada 40 °C'],
        ['temperature', '−10 to +70 °C', '−10 sampai +70 °C'],
      ],
    },
    blockPictures(fanBlock('120 × 120 × 38 · 160 m³/h', 120, 31, false)),
    cross(
      [
        [80, 25, 52],
        [92, 25, 72],
        [120, 38, 160],
        [150, 51, 330],
        [172, 51, 380],
      ] as const,
      fanVolts,
      ([size, depth, flow], volt) =>
        piece(
          `PFA-${size}-${volt.split(' ')[0]}`,
          text(`Axial fan ${size} × ${depth} mm, ${volt}`, `Kipas aksial ${size} × ${depth} mm, ${volt}`),
          42_000 + size * 720,
          size * 4.2,
          { width: size, depth, air_flow: flow, supply: volt },
        ),
    ),
  ),
  product(
    'FAN-FILTER',
    ['Filter fan for panel doors, with mat', 'Kipas filter pintu panel, dengan filter'],
    categories.climate,
    'Panelka',
    420,
    {
      lead: [
        [
          'Presses filtered air into the enclosure, so that dust stays outside; clips into the cut-out without screws.',
          'Menekan udara tersaring ke dalam panel sehingga debu tetap di luar; dijepitkan pada lubang tanpa sekrup.',
        ],
        ['The louvre opens by hand to change the mat.', 'Kisi dibuka dengan tangan untuk mengganti filter.'],
      ],
      points: [
        ['Needs an exit filter of the same size at the top', 'Perlu filter keluar seukuran di bagian atas'],
        [
          'Change the mat when it is grey, in mills monthly',
          'Ganti filter bila sudah kelabu, di pabrik berdebu setiap bulan',
        ],
        ['Thermostat saves mats and fan', 'Termostat menghemat filter dan kipas'],
      ],
      data: [
        ['protection', 'IP54'],
        ['material', 'ABS, RAL 7035'],
        ['temperature', '−10 to +55 °C', '−10 sampai +55 °C'],
      ],
    },
    blockPictures(fanBlock('204 × 204 · 120 m³/h · IP54', 204, 80, true)),
    cross(
      [
        [106, 20],
        [148, 55],
        [204, 120],
        [255, 230],
        [323, 550],
      ] as const,
      ['24 V DC', '110 V AC', '220 V AC', 'filter'] as const,
      ([size, flow], volt) =>
        piece(
          volt === 'filter' ? `PFX-${size}` : `PFF-${size}-${volt.split(' ')[0]}`,
          volt === 'filter'
            ? text(`Exit filter ${size} × ${size} mm`, `Filter keluar ${size} × ${size} mm`)
            : text(
                `Filter fan ${size} × ${size} mm, ${flow} m³/h, ${volt}`,
                `Kipas filter ${size} × ${size} mm, ${flow} m³/h, ${volt}`,
              ),
          (volt === 'filter' ? 32_000 : 165_000) + size * (volt === 'filter' ? 310 : 1_450),
          size * (volt === 'filter' ? 2 : 6),
          {
            width: size,
            function:
              volt === 'filter' ? text('Exit filter', 'Filter keluar') : text('Filter fan', 'Kipas filter'),
            ...(volt === 'filter' ? {} : { air_flow: flow, supply: volt }),
            ingress: 'IP54',
          },
          { demand: volt.startsWith('220') || volt === 'filter' ? 0.7 : 0.35 },
        ),
    ),
  ),
  product(
    'THERMOSTAT-PANEL',
    ['Panel thermostat and hygrostat, rail mounting', 'Termostat dan higrostat panel, pasang rel'],
    categories.climate,
    'Panelka',
    400,
    {
      lead: [
        [
          'Switches fans (closing contact, blue) or heaters (opening contact, red) by the temperature in the panel.',
          'Menyalakan kipas (kontak penutup, biru) atau pemanas (kontak pembuka, merah) menurut suhu panel.',
        ],
        [
          'The hygrostat runs the heater before dew falls on terminals.',
          'Higrostat menyalakan pemanas sebelum embun membasahi terminal.',
        ],
      ],
      points: [
        ['Place it at the top, away from the heater', 'Pasang di atas, jauh dari pemanas'],
        ['35 °C is a good setting for fans', '35 °C setelan yang baik untuk kipas'],
        [
          'Swap of NO and NC makes a fan run in the cold',
          'Tertukarnya NO dan NC membuat kipas berputar saat dingin',
        ],
      ],
      data: [
        ['range', '0 to 60 °C', '0 sampai 60 °C'],
        ['hysteresis', '7 K'],
        ['switching', '10 A 250 V AC'],
      ],
    },
    blockPictures({
      title: '0–60 °C · NO',
      rail: 34,
      blocks: [
        {
          x: 0,
          y: 0,
          z: 0,
          width: 33,
          height: 68,
          depth: 43,
          tone: 'light',
          art: (w, h) => [
            circle(w / 2, h * 0.46, w * 0.36, 'white', 'edge'),
            circle(w / 2, h * 0.46, w * 0.22, 'accent', 'edge'),
            rect(w / 2 - 2, h * 0.34, 4, h * 0.12, 'black', 0, 'none'),
            mark(w / 2, h * 0.74, '0–60 °C', h * 0.075),
            ...slits(3, w * 0.2, h * 0.04, w * 0.6, h * 0.1, 'deep'),
            ...screws(2, w, h * 0.92, w * 0.09),
          ],
        },
      ],
    }),
    (
      [
        ['NO', 'Thermostat NO 0–60 °C', 'Termostat NO 0–60 °C', 72_000, '1NO', '0–60 °C'],
        ['NC', 'Thermostat NC 0–60 °C', 'Termostat NC 0–60 °C', 72_000, '1NC', '0–60 °C'],
        ['TW', 'Twin thermostat NO and NC', 'Termostat ganda NO dan NC', 128_000, '1NO + 1NC', '0–60 °C'],
        ['HY', 'Hygrostat 35–95 %', 'Higrostat 35–95 %', 215_000, '1 CO', '35–95 %'],
      ] as const
    ).map(([key, en, id, price, contacts, range]) =>
      piece(`PTH-${key}`, text(en, id), price, 60, {
        contacts: contacts === '1 CO' ? text('1 CO', '1 kontak changeover') : contacts,
        set_range: range,
      }),
    ),
  ),
  product(
    'PANEL-HEATER',
    ['Panel heater, PTC, 15 to 400 W', 'Pemanas panel PTC, 15 sampai 400 W'],
    categories.climate,
    'Panelka',
    250,
    {
      lead: [
        [
          'Keeps panels outdoors and in cold stores dry, so that condensation neither rusts terminals nor bridges them.',
          'Menjaga panel luar ruang dan gudang dingin tetap kering sehingga embun tidak membuat terminal berkarat atau terhubung singkat.',
        ],
        ['PTC elements limit themselves.', 'Elemen PTC membatasi suhunya sendiri.'],
      ],
      points: [
        [
          'Mount at the bottom with 50 mm of air around',
          'Pasang di bawah dengan ruang 50 mm di sekelilingnya',
        ],
        ['About 20 W for each square metre of panel wall', 'Sekitar 20 W tiap meter persegi dinding panel'],
        ['Above 150 W with fan', 'Di atas 150 W dilengkapi kipas'],
      ],
      data: [
        ['supply', '110 to 250 V AC/DC', '110 sampai 250 V AC/DC'],
        ['housing', 'Aluminium profile', 'Profil aluminium'],
      ],
    },
    blockPictures({
      title: '100 W · 220 V',
      rail: 70,
      blocks: [
        {
          x: 0,
          y: 0,
          z: 0,
          width: 70,
          height: 140,
          depth: 50,
          tone: 'mid',
          art: (w, h) => [
            ...Array.from({ length: 9 }, (_, i) =>
              rect(w * (0.06 + i * 0.1), h * 0.03, w * 0.05, h * 0.94, 'deep', 1, 'none'),
            ),
            rect(w * 0.3, h * 0.4, w * 0.4, h * 0.2, 'white', 2, 'edge'),
            mark(w / 2, h * 0.5, '100 W', h * 0.06),
          ],
        },
      ],
    }),
    [15, 30, 45, 60, 75, 100, 150, 250, 400].map((watt) =>
      piece(
        `PHT-${watt}`,
        text(`Panel heater ${watt} W`, `Pemanas panel ${watt} W`),
        140_000 + watt * 1_350,
        180 + watt * 4,
        { power: watt, supply: '110–250 V AC/DC' },
      ),
    ),
  ),
]
