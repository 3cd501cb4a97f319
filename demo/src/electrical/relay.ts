import type { Product } from '../catalogue/model.ts'
import { blockPictures } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { contactSymbol } from './contact-symbol.drawing.ts'
import { piece, product } from './product.ts'
import { cubeRelay, slim, socket, solid } from './relay.drawing.ts'
import { cross, tab, text } from './texts.ts'

const coilList = ['12 V DC', '24 V DC', '24 V AC', '110 V AC', '220 V AC'] as const

const coilKey = (coil: string): string => coil.replace(' V ', '').replace('DC', 'D').replace('AC', 'A')

/** Relays and their sockets. */
export const relays: readonly Product[] = [
  product(
    'RELAY-PLUGIN',
    ['Plug-in relay, 2 and 4 changeover contacts, LED', 'Relay colok, 2 dan 4 kontak changeover, LED'],
    categories.relays,
    'Voltaraga',
    690,
    {
      lead: [
        [
          'The general relay of control panels: couples circuits of different voltage and multiplies contacts.',
          'Relay serbaguna panel kontrol: memisahkan rangkaian berbeda tegangan dan memperbanyak kontak.',
        ],
        [
          '8 pins with 2 contacts of 10 A, 14 pins with 4 contacts of 5 A.',
          '8 pin dengan 2 kontak 10 A, 14 pin dengan 4 kontak 5 A.',
        ],
      ],
      points: [
        ['Order the socket as well', 'Pesan juga soketnya'],
        ['DC types have a diode: mind the polarity', 'Tipe DC memakai dioda: perhatikan polaritas'],
        [
          'Coils of contactors above 25 A need an auxiliary contactor',
          'Coil kontaktor di atas 25 A memerlukan kontaktor bantu',
        ],
        ['Test button latches for commissioning', 'Tombol uji dapat dikunci saat komisioning'],
      ],
      data: [
        ['standard', 'IEC 61810-1'],
        ['life', '100,000 operations at full load', '100.000 operasi pada beban penuh'],
        ['coil', '0.9 W DC, 1.2 VA AC', '0,9 W DC, 1,2 VA AC'],
      ],
    },
    [
      ...blockPictures(cubeRelay('21.5 × 28 × 36 · 14 pin', 4)),
      { view: 'symbol', draw: () => contactSymbol('A1 A2 · 2 × 11 12 14', ['CO', 'CO'], 'coil') },
    ],
    cross(
      [
        [2, 8, 10],
        [4, 14, 5],
      ] as const,
      coilList,
      ([poles, pins, current], coil) =>
        piece(
          `VRY${poles}-${coilKey(coil)}`,
          text(
            `Relay ${poles} changeover ${pins} pins ${current} A, ${coil}`,
            `Relay ${poles} kontak changeover ${pins} pin ${current} A, ${coil}`,
          ),
          29_000 + poles * 3_500,
          36,
          { contacts: text(`${poles} CO`, `${poles} kontak changeover`), current, coil },
          { demand: coil.startsWith('24 V DC') || coil.startsWith('220') ? 1 : 0.5 },
        ),
    ),
    {
      tabs: [
        tab(
          ['Choosing the contact', 'Memilih kontak'],
          [
            [
              'The printed current holds for resistive load only.',
              'Arus tercetak hanya berlaku untuk beban resistif.',
            ],
          ],
          [
            ['Contactor coils and solenoids: a third of it', 'Coil kontaktor dan solenoid: sepertiganya'],
            ['Lamps: a tenth, because of the inrush', 'Lampu: sepersepuluh karena arus awal'],
            ['PLC inputs of a few mA: gold-plated contacts', 'Masukan PLC beberapa mA: kontak lapis emas'],
          ],
        ),
      ],
    },
  ),
  product(
    'RELAY-SLIM',
    ['Slim interface relay 6.2 mm with socket', 'Interface relay ramping 6,2 mm dengan soket'],
    categories.relays,
    'Saklarindo',
    480,
    {
      lead: [
        [
          'Isolates PLC inputs and outputs in the width of a terminal; relay and socket come assembled.',
          'Memisahkan masukan dan keluaran PLC selebar satu terminal; relay dan soket sudah terpasang.',
        ],
        ['Plug-in bridges feed a whole row.', 'Jumper colok memasok satu deretan penuh.'],
      ],
      points: [
        ['One changeover contact 6 A', 'Satu kontak changeover 6 A'],
        [
          'Relay replaced by a lever, wires stay',
          'Relay dilepas dengan tuas tanpa membongkar kabel di soket',
        ],
        ['Transistor type for fast pulses', 'Tipe transistor untuk pulsa cepat'],
      ],
      data: [
        ['standard', 'IEC 61810-1'],
        ['mounting', '35 mm rail, EN 60715', 'Rel 35 mm, EN 60715'],
        ['terminals', 'up to 2.5 mm²', 'sampai 2,5 mm²'],
      ],
    },
    [
      ...blockPictures(slim, 50, 22),
      { view: 'symbol', draw: () => contactSymbol('A1 A2 · 11 12 14 · 6 A', ['CO'], 'coil') },
    ],
    cross(
      ['12 V DC', '24 V DC', '24 V AC/DC', '110 V AC/DC', '230 V AC/DC'] as const,
      [
        ['S', 'screw', 'sekrup'],
        ['P', 'push-in', 'push-in'],
      ] as const,
      (coil, [key, en, id]) =>
        piece(
          `VRS-${coil.split(' ')[0]}${coil.includes('AC') ? 'U' : 'D'}-${key}`,
          text(`Interface relay ${coil}, ${en}`, `Interface relay ${coil}, ${id}`),
          88_000 + (key === 'P' ? 8_000 : 0),
          32,
          {
            contacts: text('1 CO', '1 kontak changeover'),
            current: 6,
            coil,
            connection: text(key === 'S' ? 'Screw' : 'Push-in', key === 'S' ? 'Sekrup' : 'Push-in'),
          },
        ),
    ),
  ),
  product(
    'RELAY-SSR',
    ['Solid state relay, single phase, 10 to 80 A', 'Solid state relay (SSR) satu fasa, 10 sampai 80 A'],
    categories.relays,
    'Sensoraya',
    400,
    {
      lead: [
        [
          'Switches heaters every second without wear or noise, driven by a temperature controller.',
          'Menyakelar pemanas setiap detik tanpa aus dan tanpa bunyi, digerakkan oleh pengatur suhu.',
        ],
        [
          'Switches at zero crossing, so that it does not disturb radio.',
          'Menyambung pada titik nol sehingga tidak mengganggu radio.',
        ],
      ],
      points: [
        [
          'Every ampere makes about 1 W of heat: heat sink with paste above 10 A',
          'Setiap ampere menimbulkan sekitar 1 W panas: pakai heatsink dan pasta di atas 10 A',
        ],
        ['Choose twice the heater’s current', 'Pilih dua kali arus pemanas'],
        [
          'When it fails it stays on: add a contactor against overheating',
          'Bila rusak cenderung terhubung: tambahkan kontaktor pengaman suhu',
        ],
      ],
      data: [
        ['voltage', '24 to 480 V AC', '24 sampai 480 V AC'],
        ['temperature', '−30 to +80 °C', '−30 sampai +80 °C'],
      ],
    },
    blockPictures(solid),
    cross([10, 25, 40, 60, 80], ['D', 'A'] as const, (current, key) =>
      piece(
        `VSR-${current}${key}`,
        text(
          `Solid state relay ${current} A, control ${key === 'D' ? '3–32 V DC' : '80–250 V AC'}`,
          `Solid state relay ${current} A, kontrol ${key === 'D' ? '3–32 V DC' : '80–250 V AC'}`,
        ),
        92_000 + current * 2_600,
        105,
        { current, supply: key === 'D' ? '3–32 V DC' : '80–250 V AC', voltage: '24–480 V AC' },
      ),
    ),
  ),
  product(
    'RELAY-SOCKET',
    ['Relay sockets for rail, 8, 11 and 14 pins', 'Soket relay untuk rel, 8, 11, dan 14 pin'],
    categories.relays,
    'Voltaraga',
    520,
    {
      lead: [
        [
          'Carries a plug-in relay or timer on 35 mm rail; the relay is changed in seconds while the wires stay.',
          'Dudukan relay atau timer colok pada rel 35 mm; relay diganti dalam hitungan detik tanpa melepas kabel.',
        ],
        [
          'Flat pins for small relays, round pins for timers.',
          'Pin pipih untuk relay kecil, pin bulat untuk timer.',
        ],
      ],
      points: [
        ['A clip holds the relay against vibration', 'Klip menahan relay dari getaran'],
        ['Finger-safe types cover the screws', 'Tipe aman-sentuh menutup sekrupnya'],
        ['Check the pin pattern before ordering', 'Periksa susunan pin sebelum memesan'],
      ],
      data: [
        ['voltage', '300 V'],
        ['terminals', '2 × 2.5 mm²', '2 × 2,5 mm²'],
      ],
    },
    blockPictures(socket),
    cross(
      [
        ['8', 'flat', 'pipih'],
        ['14', 'flat', 'pipih'],
        ['8R', 'round', 'bulat'],
        ['11R', 'round', 'bulat'],
      ] as const,
      ['S', 'F'] as const,
      ([pins, en, id], key) =>
        piece(
          `VSO-${pins}-${key}`,
          text(
            `Relay socket ${pins.replace('R', '')} ${en} pins${key === 'F' ? ', finger-safe' : ''}`,
            `Soket relay ${pins.replace('R', '')} pin ${id}${key === 'F' ? ', aman-sentuh' : ''}`,
          ),
          13_000 + Number.parseInt(pins, 10) * 900 + (key === 'F' ? 9_000 : 0),
          48,
          {
            ways: Number.parseInt(pins, 10),
            connection: text(
              en === 'flat' ? 'Flat pins' : 'Round pins',
              en === 'flat' ? 'Pin pipih' : 'Pin bulat',
            ),
            function: key === 'F' ? text('Finger-safe', 'Aman-sentuh') : text('Standard', 'Standar'),
          },
        ),
    ),
  ),
]
