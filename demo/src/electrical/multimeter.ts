import type { Product } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { handheld, leads } from './instrument.drawing.ts'
import { piece, product } from './product.ts'
import { text, type Pair } from './texts.ts'

const tools: readonly {
  code: string
  name: Pair
  clamp: boolean
  rows: readonly (readonly [sku: string, en: string, id: string, price: number, range: string])[]
  lead: readonly Pair[]
  points: readonly Pair[]
  popularity: number
  words: string
}[] = [
  {
    code: 'MULTIMETER',
    name: ['Digital multimeter, CAT III', 'Multimeter digital, CAT III'],
    clamp: false,
    words: '230.4',
    popularity: 530,
    rows: [
      ['VDM-10', 'Multimeter 2000 counts', 'Multimeter 2000 hitungan', 165_000, '600 V'],
      [
        'VDM-20',
        'Multimeter 4000 counts, auto range',
        'Multimeter 4000 hitungan, rentang otomatis',
        320_000,
        '600 V',
      ],
      ['VDM-30', 'Multimeter 6000 counts, true RMS', 'Multimeter 6000 hitungan, true RMS', 640_000, '1000 V'],
      [
        'VDM-40',
        'Multimeter 6000 counts, true RMS, temperature',
        'Multimeter 6000 hitungan, true RMS, suhu',
        890_000,
        '1000 V',
      ],
      [
        'VDM-50',
        'Multimeter 20000 counts, true RMS, logger',
        'Multimeter 20000 hitungan, true RMS, perekam',
        1_750_000,
        '1000 V',
      ],
    ],
    lead: [
      [
        'Measures voltage, current, resistance, capacity and continuity for fitters and service.',
        'Mengukur tegangan, arus, tahanan, kapasitas, dan kontinuitas untuk teknisi instalasi dan servis.',
      ],
      [
        'True RMS types read inverters and dimmers correctly.',
        'Tipe true RMS membaca inverter dan dimmer dengan benar.',
      ],
    ],
    points: [
      [
        'Test it on a live point before and after proving dead',
        'Uji pada titik bertegangan sebelum dan sesudah memastikan padam',
      ],
      ['Replace the fuse only by the same ceramic one', 'Ganti sekering hanya dengan keramik yang sama'],
      ['Leads and 9 V battery included', 'Termasuk kabel ukur dan baterai 9 V'],
    ],
  },
  {
    code: 'CLAMP-METER',
    name: ['Clamp meter, AC and AC/DC', 'Tang ampere (clamp meter), AC dan AC/DC'],
    clamp: true,
    words: '42.6',
    popularity: 500,
    rows: [
      ['VCL-10', 'Clamp meter 400 A AC', 'Tang ampere 400 A AC', 245_000, '400 A AC'],
      ['VCL-20', 'Clamp meter 600 A AC, true RMS', 'Tang ampere 600 A AC, true RMS', 520_000, '600 A AC'],
      [
        'VCL-30',
        'Clamp meter 600 A AC/DC, true RMS',
        'Tang ampere 600 A AC/DC, true RMS',
        890_000,
        '600 A AC/DC',
      ],
      [
        'VCL-40',
        'Clamp meter 1000 A AC/DC, true RMS, inrush',
        'Tang ampere 1000 A AC/DC, true RMS, arus awal',
        1_450_000,
        '1000 A AC/DC',
      ],
      ['VCL-50', 'Leakage clamp meter 60 A AC', 'Tang ampere arus bocor 60 A AC', 1_950_000, '60 A AC'],
    ],
    lead: [
      [
        'Reads the current of a running motor without opening the circuit.',
        'Membaca arus motor yang sedang berjalan tanpa memutus rangkaian.',
      ],
      [
        'AC/DC types serve batteries, solar panels and welding too.',
        'Tipe AC/DC dipakai juga untuk aki, panel surya, dan mesin las.',
      ],
    ],
    points: [
      ['One conductor only in the jaws', 'Hanya satu penghantar di dalam rahang'],
      ['Two turns double the figure of small currents', 'Dua lilitan melipatduakan angka arus kecil'],
      [
        'Close the jaws fully and keep their faces clean',
        'Tutup rahang sampai rapat dan jaga permukaannya tetap bersih',
      ],
    ],
  },
]

/** Multimeters and clamp meters. */
export const instruments: readonly Product[] = tools.map((of) =>
  product(
    of.code,
    of.name,
    categories.instruments,
    'Sensoraya',
    of.popularity,
    {
      lead: of.lead,
      points: of.points,
      data: [
        ['standard', 'IEC 61010-1'],
        ['protection', of.clamp ? 'CAT III 600 V' : 'CAT III 600 V / 1000 V'],
        ['temperature', '0 to +50 °C', '0 sampai +50 °C'],
      ],
    },
    [
      { view: 'front', draw: () => handheld(`CAT III · ${of.rows[2]?.[4] ?? ''}`, of.clamp, of.words) },
      { view: 'detail', draw: () => leads('CAT III 1000 V · Ø 4') },
    ],
    of.rows.map(([sku, en, id, price, range]) =>
      piece(sku, text(en, id), price, of.clamp ? 330 : 310, {
        measuring_range: range,
        function: text(
          en
            .replace(/^(Leakage clamp meter|Clamp meter|Multimeter) /, '')
            .replace(/^./, (c) => c.toUpperCase()),
          id.replace(/^(Tang ampere|Multimeter) /, '').replace(/^./, (c) => c.toUpperCase()),
        ),
      }),
    ),
  ),
)
