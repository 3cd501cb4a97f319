import type { Product } from '../catalogue/model.ts'
import { blockPictures } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { piece, product } from './product.ts'
import { cartridgeFace, modular } from './switchgear.drawing.ts'
import { text } from './texts.ts'

const surges = [
  {
    code: 'SPD-T2-AC',
    kind: 'T2',
    name: ['Surge arrester type 2, pluggable, AC', 'Surge arrester tipe 2, modul cabut, AC'],
    poles: ['1P', '2P', '3P', '4P'],
    rows: [20, 40, 80],
    volt: '275 V AC',
    price: 265_000,
  },
  {
    code: 'SPD-T12-AC',
    kind: 'T1+2',
    name: ['Surge arrester type 1+2, AC', 'Surge arrester tipe 1+2, AC'],
    poles: ['1P', '3P', '4P'],
    rows: [50, 100],
    volt: '275 V AC',
    price: 890_000,
  },
  {
    code: 'SPD-T2-PV',
    kind: 'T2 PV',
    name: ['Surge arrester type 2 for solar, DC', 'Surge arrester tipe 2 untuk panel surya, DC'],
    poles: ['2P', '3P'],
    rows: [40],
    volt: '',
    price: 380_000,
  },
] as const
/** Arresters for surges of the mains and of solar panels. */
export const arresters: readonly Product[] = surges.map((of, order) =>
  product(
    of.code,
    of.name,
    categories.surge,
    order === 1 ? 'Saklarindo' : 'Voltaraga',
    420 - order * 80,
    {
      lead: [
        order === 2
          ? [
              'Sits between solar panels and inverter and leads surges from lightning nearby to earth.',
              'Dipasang di antara panel surya dan inverter untuk mengalirkan surja petir di sekitar ke bumi.',
            ]
          : order === 1
            ? [
                'For the main board of buildings with a lightning rod or an overhead supply: bears part of a direct strike.',
                'Untuk panel utama gedung berpenangkal petir atau bersaluran udara: sanggup menahan sebagian sambaran langsung.',
              ]
            : [
                'For sub-boards and machine panels: limits surges from switching and distant lightning before they reach electronics.',
                'Untuk panel cabang dan panel mesin: membatasi surja penyakelaran dan petir jauh sebelum mencapai elektronik.',
              ],
        [
          'A window turns dark when the cartridge is spent; it is changed without touching the wiring.',
          'Jendela indikator berubah gelap bila modul habis; modul diganti tanpa membongkar kabel.',
        ],
      ],
      points: [
        [
          'Keep the wires to line and earth below half a metre together',
          'Jumlah panjang kabel ke fasa dan bumi jangan lebih dari setengah meter',
        ],
        [
          'Earth with 16 mm² for type 1, 6 mm² for type 2',
          'Bumikan dengan 16 mm² untuk tipe 1, 6 mm² untuk tipe 2',
        ],
        ['Back-up fuse as printed on the device', 'Sekering cadangan sesuai yang tercetak pada alat'],
      ],
      data: [
        ['standard', order === 2 ? 'EN 50539-11' : 'IEC 61643-11'],
        ['mounting', '35 mm rail, EN 60715', 'Rel 35 mm, EN 60715'],
        ['temperature', '−40 to +80 °C', '−40 sampai +80 °C'],
      ],
    },
    blockPictures(
      modular(
        `${of.kind} · ${of.rows.at(-1)} kA`,
        18 * (order === 2 ? 3 : 4),
        order === 2 ? 3 : 4,
        cartridgeFace(order === 2 ? 3 : 4, of.kind),
        90,
      ),
    ),
    of.poles.flatMap((poles) =>
      (order === 2 ? ([600, 1000, 1500] as const) : of.rows).map((value) =>
        piece(
          `VSP${order + 1}-${poles}-${value}`,
          order === 2
            ? text(`Surge arrester PV ${poles} ${value} V DC`, `Surge arrester PV ${poles} ${value} V DC`)
            : text(
                `Surge arrester ${of.kind} ${poles} ${value} kA`,
                `Surge arrester ${of.kind} ${poles} ${value} kA`,
              ),
          of.price * (0.4 + Number(poles[0]) * 0.72) * (order === 2 ? 0.7 + value / 2500 : 0.7 + value / 130),
          Number(poles[0]) * 125,
          {
            standard: order === 2 ? 'EN 50539-11' : 'IEC 61643-11',
            poles,
            surge_current: order === 2 ? 40 : value,
            voltage: order === 2 ? `${value} V DC` : of.volt,
            function: text(of.kind.replace('T', 'Type '), of.kind.replace('T', 'Tipe ')),
          },
        ),
      ),
    ),
  ),
)
