import type { Product } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { fiveTwo, sizes, threeTwo } from './hand-valve-sizes.ts'
import { lineProduct, type Size } from './line.ts'
import { valveSymbol } from './symbol.drawing.ts'
import { footValveSide, footValveSpace } from './valve.drawing.ts'
import { t } from './writing.ts'

const pedal = (five: boolean, guard: boolean): Product => {
  const fn = five ? '5/2' : '3/2'
  const title = `${fn} · G1/4`
  const text = guard
    ? t(`Foot pedal valve ${fn} with guard`, `Foot pedal valve ${fn} dengan pelindung`)
    : t(`Foot pedal valve ${fn}`, `Foot pedal valve ${fn}`)
  return lineProduct({
    code: `FP${five ? 52 : 32}${guard ? 'G' : 'N'}`,
    what: text,
    name: t(`${text.en}, spring return or latching`, `${text.id}, balik pegas atau mengunci`),
    lead: [
      five
        ? t(
            'Drives a clamp or press cylinder while both hands hold the work.',
            'Menggerakkan silinder klem atau pres sementara kedua tangan memegang benda kerja.',
          )
        : t(
            'Supplies air to a blow gun, vice or single acting cylinder by foot.',
            'Memberi angin ke pistol tiup, ragum, atau silinder kerja tunggal dengan kaki.',
          ),
      guard
        ? t(
            'The hood keeps falling parts and passing feet off the treadle.',
            'Pelindung menjauhkan benda jatuh dan kaki yang lewat dari pedal.',
          )
        : t('Open treadle for quick, frequent use.', 'Pedal terbuka untuk pemakaian cepat dan sering.'),
    ],
    points: [
      guard
        ? t('Required where the machine can trap fingers', 'Diperlukan bila mesin dapat menjepit jari')
        : t('Not for presses: use the version with guard', 'Bukan untuk pres: gunakan versi berpelindung'),
      t('Latching version: press once on, once off', 'Versi mengunci: tekan sekali aktif, sekali mati'),
      t('Four rubber feet, two holes for the floor', 'Empat kaki karet, dua lubang untuk lantai'),
    ],
    data: [
      ['pressure', t('0 to 8 bar', '0 sampai 8 bar')],
      ['material', t('Aluminium die-cast, powder-coated', 'Aluminium cor, cat bubuk')],
    ],
    category: categories.manualValves,
    brand: guard ? 'Hembusa' : 'Pneusara',
    popularity: five ? 360 : 240,
    pictures: [
      { view: 'dimensions', draw: () => footValveSide(title, 215, 'G1/4', guard) },
      { view: 'shaded', draw: () => footValveSpace(title, 215, guard) },
      {
        view: 'symbol',
        draw: () =>
          valveSymbol({
            title,
            rest: 1,
            squares: five ? fiveTwo : threeTwo,
            left: ['pedal'],
            right: ['spring'],
            ports: five ? 5 : 3,
          }),
      },
    ],
    sizes: (['G1/8', 'G1/4'] as const).flatMap((port) =>
      (
        [
          ['S', t('spring return', 'balik pegas')],
          ['L', t('latching', 'mengunci')],
        ] as const
      ).map(([key, end]): Size => ({
        key: `${port.slice(1).replace('/', '')}${key}`,
        size: { en: `${port}, ${end.en}`, id: `${port}, ${end.id}` },
        attributes: {
          port,
          function: { en: `${fn}, ${end.en}`, id: `${fn}, ${end.id}` },
          flow: sizes[port].flow,
          max_pressure: 8,
        },
        price: 238_000 + (five ? 36_000 : 0) + (guard ? 84_000 : 0) + (key === 'L' ? 22_000 : 0),
        weight: guard ? 1450 : 920,
        demand: 0.6,
      })),
    ),
  })
}

export const pedalValves: readonly Product[] = [pedal(false, false), pedal(true, false), pedal(true, true)]
