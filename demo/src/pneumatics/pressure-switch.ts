import type { Product } from '../catalogue/model.ts'
import { switchSide, switchSpace } from './air-preparation.drawing.ts'
import { categories } from './categories.ts'
import { lineProduct, type Size } from './line.ts'
import { partSymbol } from './symbol.drawing.ts'
import { t } from './writing.ts'

const switches: readonly Product[] = [
  lineProduct({
    code: 'PSM',
    what: t('Mechanical pressure switch', 'Pressure switch mekanik'),
    name: t('Mechanical pressure switch, changeover contact', 'Pressure switch mekanik, kontak changeover'),
    lead: [
      t(
        'Diaphragm switch with a set screw: reports low line pressure, starts a pump or stops a machine when the air fails.',
        'Switch diafragma dengan sekrup setel: melaporkan tekanan jalur rendah, menyalakan pompa, atau menghentikan mesin saat angin hilang.',
      ),
    ],
    points: [
      t('Changeover contact 250 V AC, 5 A', 'Kontak changeover 250 V AC, 5 A'),
      t('Set it on the machine against a gauge', 'Setel di mesin dengan acuan manometer'),
      t(
        'Damp pulsating pressure with a throttle in front',
        'Redam tekanan berdenyut dengan throttle di depannya',
      ),
    ],
    data: [
      ['protection', 'IP65'],
      ['thread', 'G1/8, G1/4'],
    ],
    category: categories.pressureSwitches,
    brand: 'Anginara',
    popularity: 320,
    pictures: [
      { view: 'dimensions', draw: () => switchSide('PSM · G1/4', 'G1/4', false) },
      { view: 'shaded', draw: () => switchSpace('PSM · G1/4', false) },
      { view: 'symbol', draw: () => partSymbol('switch', 'PSM', 'M330 310H462') },
    ],
    sizes: (['G1/8', 'G1/4'] as const).flatMap((port) =>
      (
        [
          ['02', '0.2–2 bar', '0,2–2 bar'],
          ['08', '0.5–8 bar', '0,5–8 bar'],
          ['10', '1–10 bar', '1–10 bar'],
          ['V', '−0.85 to −0.15 bar', '−0,85 sampai −0,15 bar'],
        ] as const
      ).map(([key, en, id], index): Size => ({
        key: `${port.slice(1).replace('/', '')}-${key}`,
        size: { en: `${port}, ${en}`, id: `${port}, ${id}` },
        attributes: { port, set_range: { en, id } },
        price: 215_000 + index * 14_000,
        weight: 165,
        demand: key === '08' ? 0.85 : 0.45,
      })),
    ),
  }),
  lineProduct({
    code: 'PSD',
    what: t('Digital pressure switch', 'Pressure switch digital'),
    name: t(
      'Digital pressure switch with display, 12 to 24 V DC',
      'Pressure switch digital dengan layar, 12 sampai 24 V DC',
    ),
    lead: [
      t(
        'Shows the pressure in figures that change colour when the limit is passed, with two switching outputs that can be set by window or hysteresis.',
        'Menampilkan tekanan dengan angka yang berubah warna saat batas terlampaui, dengan dua keluaran yang dapat disetel jendela atau histeresis.',
      ),
    ],
    points: [
      t(
        'For checking suction cups, clamps and line pressure',
        'Untuk memeriksa suction cup, klem, dan tekanan jalur',
      ),
      t(
        'Panel cut-out 31 mm square with the frame ordered separately',
        'Lubang panel 31 mm persegi dengan bingkai yang dipesan terpisah',
      ),
      t('Key lock against unwanted changes', 'Kunci tombol agar setelan tidak berubah'),
    ],
    data: [
      ['supply', t('12 to 24 V DC', '12 sampai 24 V DC')],
      ['protection', 'IP40'],
      ['cable', '2 m'],
    ],
    category: categories.pressureSwitches,
    brand: 'Hembusa',
    popularity: 360,
    pictures: [
      { view: 'dimensions', draw: () => switchSide('PSD · R1/8', 'R1/8', true) },
      { view: 'shaded', draw: () => switchSpace('PSD · R1/8', true) },
      { view: 'symbol', draw: () => partSymbol('switch', 'PSD', 'M330 310H462') },
    ],
    sizes: (['NPN', 'PNP'] as const).flatMap((output) =>
      (
        [
          ['V', '−1 to 0 bar', '−1 sampai 0 bar'],
          ['C', '−1 to 1 bar', '−1 sampai 1 bar'],
          ['P', '0 to 10 bar', '0 sampai 10 bar'],
        ] as const
      ).map(([key, en, id]): Size => ({
        key: `${key}${output.slice(0, 1)}`,
        size: { en: `${en}, ${output}`, id: `${id}, ${output}` },
        attributes: { port: 'R1/8', set_range: { en, id }, switch_output: output },
        price: 585_000,
        weight: 105,
        demand: output === 'PNP' ? 0.7 : 0.6,
      })),
    ),
  }),
]

export const pressureSwitches: readonly Product[] = switches
