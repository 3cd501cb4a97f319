import type { Product, Text } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { lineProduct, type Size } from './line.ts'
import { key } from './process-ports.ts'
import { pulseSide, pulseSpace } from './process-valve.drawing.ts'
import { valveSymbol } from './symbol.drawing.ts'
import { t } from './writing.ts'

const pulses = [
  ['G3/4', 20, 78, 300_000],
  ['G1', 25, 84, 365_000],
  ['G1 1/2', 40, 124, 690_000],
  ['G2', 50, 156, 1_080_000],
  ['G2 1/2', 62, 170, 1_390_000],
] as const

const pulse = (code: string, text: Text, lead: Text, factor: number, popularity: number): Product =>
  lineProduct({
    code,
    what: text,
    name: t(`${text.en} for dust collectors`, `${text.id} untuk pengumpul debu`),
    lead: [
      lead,
      t(
        'Opens within some 20 ms and sends a short, hard blast into the filter bags.',
        'Membuka dalam sekitar 20 ms dan mengirim semburan pendek dan keras ke kantong filter.',
      ),
    ],
    points: [
      t(
        'Pulse of 100 to 200 ms; a longer one wastes air only',
        'Pulsa 100 sampai 200 ms; lebih lama hanya membuang udara',
      ),
      t('Diaphragm sets are changed every million pulses', 'Set diafragma diganti setiap sejuta pulsa'),
      t(
        'Drain the air tank daily: water breaks diaphragms',
        'Buang air tangki setiap hari: air merusak diafragma',
      ),
    ],
    data: [
      ['pressure', t('3 to 7 bar', '3 sampai 7 bar')],
      ['body', t('Aluminium die-cast', 'Aluminium cor')],
      ['seals', 'NBR'],
    ],
    category: categories.pulseValves,
    brand: 'Anginara',
    popularity,
    pictures: [
      { view: 'dimensions', draw: () => pulseSide(`${code} · G1`, 110, 84, 'G1') },
      { view: 'shaded', draw: () => pulseSpace(`${code} · G1`, 84) },
      {
        view: 'symbol',
        draw: () =>
          valveSymbol({
            title: code,
            squares: ['1-2', '1 2'],
            rest: 1,
            left: code === 'PJR' ? ['air'] : ['pilot', 'solenoid'],
            right: ['spring'],
            ports: 2,
          }),
      },
    ],
    sizes: pulses.flatMap(([port, orifice, , price]) =>
      (code === 'PJR' ? [undefined] : (['24 V DC', '220 V AC'] as const)).map((coil): Size => ({
        key: `${orifice}${coil === undefined ? '' : `-${key(coil)}`}`,
        size: coil === undefined ? port : `${port}, ${coil}`,
        attributes: { port, orifice, ...(coil === undefined ? {} : { coil }), max_pressure: 7 },
        price: price * factor,
        weight: orifice ** 1.4 * 9,
        demand: orifice <= 40 ? 0.7 : 0.3,
      })),
    ),
  })

export const pulseValves: readonly Product[] = [
  pulse(
    'PJV',
    t('Pulse jet valve with solenoid', 'Pulse jet valve dengan solenoid'),
    t(
      'Right-angle diaphragm valve with its own pilot solenoid for cleaning filter bags and cartridges.',
      'Diaphragm valve siku dengan solenoid pilot sendiri untuk membersihkan kantong dan kartrid filter.',
    ),
    1,
    350,
  ),
  pulse(
    'PJR',
    t('Pulse jet valve, remote piloted', 'Pulse jet valve, pilot jarak jauh'),
    t(
      'The same valve without a coil, worked by a pilot box through 6 mm tube, for dusty and explosive areas.',
      'Katup yang sama tanpa coil, digerakkan kotak pilot lewat selang 6 mm, untuk area berdebu dan mudah meledak.',
    ),
    0.82,
    170,
  ),
]
