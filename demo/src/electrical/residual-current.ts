import type { Product } from '../catalogue/model.ts'
import { blockPictures } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { padded, piece, product } from './product.ts'
import { leakageFace, modular } from './switchgear.drawing.ts'
import { cross, text } from './texts.ts'

type Leakage = {
  code: string
  prefix: string
  poles: '2P' | '4P' | '1P+N'
  type: 'AC' | 'A'
  currents: readonly number[]
  residual: readonly number[]
  price: number
  popularity: number
  overload: boolean
}
const leakage: readonly Leakage[] = [
  {
    code: 'RCCB-2P-AC',
    prefix: 'VRC-2P',
    poles: '2P',
    type: 'AC',
    currents: [25, 40, 63],
    residual: [30, 100, 300],
    price: 340_000,
    popularity: 560,
    overload: false,
  },
  {
    code: 'RCCB-4P-AC',
    prefix: 'VRC-4P',
    poles: '4P',
    type: 'AC',
    currents: [25, 40, 63, 80, 100],
    residual: [30, 100, 300],
    price: 560_000,
    popularity: 470,
    overload: false,
  },
  {
    code: 'RCCB-2P-A',
    prefix: 'VRCA-2P',
    poles: '2P',
    type: 'A',
    currents: [25, 40, 63],
    residual: [30, 300],
    price: 480_000,
    popularity: 300,
    overload: false,
  },
  {
    code: 'RCCB-4P-A',
    prefix: 'VRCA-4P',
    poles: '4P',
    type: 'A',
    currents: [25, 40, 63],
    residual: [30, 300],
    price: 780_000,
    popularity: 310,
    overload: false,
  },
  {
    code: 'RCBO-1PN',
    prefix: 'VRB-1PN',
    poles: '1P+N',
    type: 'AC',
    currents: [6, 10, 16, 20, 25, 32],
    residual: [10, 30],
    price: 390_000,
    popularity: 450,
    overload: true,
  },
]
/** Breakers against leakage to earth. */
export const residual: readonly Product[] = leakage.map((of) => {
  const [en, id] = of.overload
    ? [
        'Residual current breaker with overload protection (RCBO)',
        'RCBO (pengaman arus bocor dan beban lebih)',
      ]
    : ['Residual current circuit breaker (RCCB)', 'RCCB (pengaman arus bocor)']
  const width = of.poles === '4P' ? 72 : 36
  return product(
    of.code,
    [`${en}, ${of.poles}, type ${of.type}`, `${id}, ${of.poles}, tipe ${of.type}`],
    categories.residual,
    of.type === 'A' ? 'Saklarindo' : 'Voltaraga',
    of.popularity,
    {
      lead: [
        [
          'Disconnects when current leaks to earth through a person or a damp cable, within a fraction of a second.',
          'Memutus dalam sepersekian detik bila arus bocor ke bumi melalui tubuh orang atau kabel lembap.',
        ],
        of.overload
          ? [
              'It holds an MCB of curve C as well, so that one socket circuit is fully protected in two modules.',
              'Sudah memuat MCB kurva C sehingga satu rangkaian stopkontak terlindung penuh dalam dua modul.',
            ]
          : [
              'It does not detect overload: put MCBs behind it, whose sum stays below its current.',
              'Tidak mendeteksi beban lebih: pasang MCB di belakangnya dengan jumlah arus di bawah arusnya.',
            ],
      ],
      points: [
        [
          '30 mA protects people, 100 and 300 mA protect against fire',
          '30 mA melindungi orang, 100 dan 300 mA melindungi dari kebakaran',
        ],
        of.type === 'A'
          ? [
              'Type A also sees pulsating direct current of electronic loads',
              'Tipe A juga mendeteksi arus searah berdenyut dari beban elektronik',
            ]
          : [
              'Type AC is for plain alternating current; drives and washing machines need type A',
              'Tipe AC untuk arus bolak-balik murni; inverter dan mesin cuci memerlukan tipe A',
            ],
        ['Press T every month', 'Tekan tombol T setiap bulan'],
        [
          'Neutral behind it may not touch earth or another neutral',
          'Netral di belakangnya tidak boleh menyentuh bumi atau netral lain',
        ],
      ],
      data: [
        ['standard', of.overload ? 'IEC 61009-1' : 'IEC 61008-1'],
        ['breaking', '6 kA'],
        ['mounting', '35 mm rail, EN 60715', 'Rel 35 mm, EN 60715'],
        ['temperature', '−5 to +40 °C', '−5 sampai +40 °C'],
      ],
    },
    blockPictures(
      modular(
        `${of.poles} · ${of.currents[1]} A · 30 mA`,
        width,
        of.poles === '4P' ? 4 : 2,
        leakageFace(`${of.currents[1]} A`, '30 mA'),
      ),
    ),
    cross(of.currents, of.residual, (current, milli) =>
      piece(
        `${of.prefix}-${padded(current)}-${milli}`,
        text(
          `${of.overload ? 'RCBO' : 'RCCB'} ${of.poles} ${of.overload ? 'C' : ''}${current} A ${milli} mA type ${of.type}`,
          `${of.overload ? 'RCBO' : 'RCCB'} ${of.poles} ${of.overload ? 'C' : ''}${current} A ${milli} mA tipe ${of.type}`,
        ),
        of.price * (1 + current / 130) * (milli < 30 ? 1.3 : 1),
        of.poles === '4P' ? 390 : 220,
        {
          standard: of.overload ? 'IEC 61009-1' : 'IEC 61008-1',
          poles: of.poles,
          current,
          residual_current: milli,
          function: text(`Type ${of.type}`, `Tipe ${of.type}`),
          voltage: of.poles === '4P' ? '400 V AC' : '230 V AC',
          ...(of.overload ? { curve: 'C' } : {}),
        },
        { demand: milli === 30 ? 0.9 : 0.5 },
      ),
    ),
    of.overload ? {} : { sni: 'SNI IEC 61008-1' },
  )
})
