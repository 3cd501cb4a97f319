import type { Product, Text } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { lineProduct, type Size } from './line.ts'
import { angleSeatSide, angleSeatSpace } from './process-valve.drawing.ts'
import { valveSymbol } from './symbol.drawing.ts'
import { t } from './writing.ts'

const angles = [
  ['1/2', 68, 27, 50, 15],
  ['3/4', 76, 32, 50, 20],
  ['1', 90, 40, 63, 25],
  ['1 1/4', 116, 50, 63, 32],
  ['1 1/2', 120, 55, 80, 40],
  ['2', 150, 70, 80, 50],
] as const

const seat = (code: string, text: Text, lead: Text, fn: Text, factor: number, popularity: number): Product =>
  lineProduct({
    code,
    what: text,
    name: t(
      `${text.en}, stainless steel 316, piston actuator`,
      `${text.id}, stainless steel 316, aktuator piston`,
    ),
    lead: [
      lead,
      t(
        'Slanted seat with a PTFE disc that shuts steam, hot water and syrups tightly for more than a million strokes.',
        'Dudukan miring dengan piringan PTFE yang menutup rapat uap, air panas, dan sirup selama lebih dari sejuta stroke.',
      ),
    ],
    points: [
      t(
        'Enter below the seat against water hammer',
        'Aliran masuk dari bawah dudukan untuk mencegah water hammer',
      ),
      t(
        'Actuator turns through 360° for the air connection',
        'Aktuator dapat diputar 360° untuk sambungan udara',
      ),
      t('Position shown by a red stem', 'Posisi ditunjukkan batang merah'),
    ],
    data: [
      ['pressure', t('0 to 10 bar', '0 sampai 10 bar')],
      [t('Medium temperature', 'Suhu media'), t('−10 to +180 °C', '−10 sampai +180 °C')],
      [t('Control air', 'Udara kendali'), t('4 to 8 bar', '4 sampai 8 bar')],
    ],
    category: categories.angleSeat,
    brand: 'Hembusa',
    popularity,
    pictures: [
      { view: 'dimensions', draw: () => angleSeatSide('DN 25 · G1', 90, 40, 63, 'G1') },
      { view: 'shaded', draw: () => angleSeatSpace('DN 25 · G1', 90, 40, 63) },
      {
        view: 'symbol',
        draw: () =>
          valveSymbol({
            title: 'DN 25',
            squares: code === 'ASVO' ? ['1 2', '1-2'] : ['1-2', '1 2'],
            rest: 1,
            left: ['air'],
            right: code === 'ASVD' ? ['air'] : ['spring'],
            ports: 2,
          }),
      },
    ],
    sizes: angles.map(([port, , , head, dn]): Size => ({
      key: `DN${dn}`,
      size: `G${port} DN ${dn}`,
      attributes: {
        port: `G${port}`,
        orifice: dn,
        function: fn,
        bore: head,
        material: t('Stainless steel 316', 'Stainless steel 316'),
        max_pressure: 10,
        max_temperature: 180,
      },
      price: (520_000 + dn * 21_500) * factor,
      weight: 700 + dn * 62,
      demand: dn <= 25 ? 0.7 : 0.35,
    })),
    more: code === 'ASVD' ? { displayAddToCart: false } : {},
  })

export const angleSeatValves: readonly Product[] = [
  seat(
    'ASVC',
    t('Angle seat valve, normally closed', 'Angle seat valve, normal tertutup'),
    t(
      'Spring shuts the valve when the control air fails: steam and hot media of filling and dyeing plants.',
      'Pegas menutup katup saat udara kendali hilang: uap dan media panas di pabrik pengisian dan pencelupan.',
    ),
    t('Normally closed', 'Normal tertutup'),
    1,
    330,
  ),
  seat(
    'ASVO',
    t('Angle seat valve, normally open', 'Angle seat valve, normal terbuka'),
    t(
      'Spring opens the valve when the control air fails: cooling circuits and vents.',
      'Pegas membuka katup saat udara kendali hilang: sirkuit pendingin dan saluran buang.',
    ),
    t('Normally open', 'Normal terbuka'),
    1.04,
    160,
  ),
  seat(
    'ASVD',
    t('Angle seat valve, double acting', 'Angle seat valve, kerja ganda'),
    t(
      'Air opens and air shuts: for high back pressure and quick cycles.',
      'Udara membuka dan udara menutup: untuk tekanan balik tinggi dan siklus cepat.',
    ),
    t('Double acting', 'Kerja ganda'),
    0.96,
    140,
  ),
]
