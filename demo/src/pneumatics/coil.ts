import type { Product } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { coilSide, coilSpace, connectorSide, connectorSpace } from './coil.drawing.ts'
import { lineProduct } from './line.ts'
import { t } from './writing.ts'

const coilVolts = ['12 V DC', '24 V DC', '24 V AC', '110 V AC', '220 V AC'] as const

const voltKey = (of: string): string => of.replace(' V ', '').replace('DC', 'D').replace('AC', 'A')

const coilLines: readonly Product[] = (
  [
    ['CL09', 9, 22, 'B', t('Coil 22 mm for valves, form B', 'Coil 22 mm untuk valve, bentuk B'), 2.5, 58_000],
    [
      'CL08',
      8,
      15,
      'C',
      t('Coil 15 mm for pilot valves, form C', 'Coil 15 mm untuk valve pilot, bentuk C'),
      1.5,
      52_000,
    ],
    [
      'CL14',
      14,
      30,
      'A',
      t('Coil 30 mm for process valves, form A', 'Coil 30 mm untuk process valve, bentuk A'),
      14,
      96_000,
    ],
  ] as const
).map(([code, hole, width, form, text, watts, price]) =>
  lineProduct({
    code,
    what: text,
    name: t(`${text.en}, IP65 with plug`, `${text.id}, IP65 dengan konektor`),
    lead: [
      t(
        'Encapsulated replacement coil that slips over the armature tube and is held by a nut. A burnt coil is the most frequent fault of a solenoid valve and is changed in a minute without opening the air line.',
        'Coil pengganti bercetak resin yang dipasang pada tabung armatur dan ditahan mur. Coil terbakar adalah gangguan paling sering pada solenoid valve dan dapat diganti dalam satu menit tanpa membuka jalur angin.',
      ),
    ],
    points: [
      t(
        `Armature tube ${hole} mm: measure the old one before ordering`,
        `Tabung armatur ${hole} mm: ukur coil lama sebelum memesan`,
      ),
      t(
        'Never switch a coil on without its armature: it overheats',
        'Jangan memberi daya pada coil tanpa armatur: akan kepanasan',
      ),
      t('Voltage tolerance ±10 %, duty 100 %', 'Toleransi tegangan ±10 %, kerja terus-menerus 100 %'),
    ],
    data: [
      ['supply', t(`${watts} W`, `${String(watts).replace('.', ',')} W`)],
      ['protection', t('IP65 with plug fitted', 'IP65 dengan konektor terpasang')],
      ['standard', t(`EN 175301-803 form ${form}`, `EN 175301-803 bentuk ${form}`)],
    ],
    category: categories.coils,
    brand: code === 'CL14' ? 'Hembusa' : 'Anginara',
    popularity: 460,
    pictures: [
      { view: 'dimensions', draw: () => coilSide(`${code} · Ø ${hole}`, width, hole) },
      { view: 'shaded', draw: () => coilSpace(`${code} · Ø ${hole}`, width, hole) },
    ],
    sizes: coilVolts.map((coil) => ({
      key: voltKey(coil),
      size: coil,
      attributes: { coil, connector_form: t(`Form ${form}`, `Bentuk ${form}`), inner_diameter: hole },
      price,
      weight: width ** 2 * 0.13,
      demand: coil === '24 V DC' || coil === '220 V AC' ? 0.9 : 0.4,
    })),
  }),
)

const connectorLines: readonly Product[] = (['A', 'B', 'C'] as const).map((form, index) =>
  lineProduct({
    code: `DN43${form}`,
    what: t(`Valve connector form ${form}`, `Konektor valve bentuk ${form}`),
    name: t(
      `Valve connector EN 175301-803 form ${form} (DIN 43650)`,
      `Konektor valve EN 175301-803 bentuk ${form} (DIN 43650)`,
    ),
    lead: [
      t(
        `Plug for coils of form ${form}, with a gasket and a screw through the middle. The insert turns in steps of ${form === 'A' ? 90 : 180}°, so that the cable leaves in the direction wanted.`,
        `Konektor untuk coil bentuk ${form}, dengan gasket dan sekrup di tengah. Bagian dalamnya dapat diputar per ${form === 'A' ? 90 : 180}° sehingga kabel keluar ke arah yang diinginkan.`,
      ),
    ],
    points: [
      form === 'A'
        ? t('Contact pitch 18 mm, for process valves', 'Jarak kontak 18 mm, untuk process valve')
        : form === 'B'
          ? t(
              'Contact pitch 11 mm (industry standard), for 22 mm coils',
              'Jarak kontak 11 mm (standar industri), untuk coil 22 mm',
            )
          : t('Contact pitch 9.4 mm, for 15 mm coils', 'Jarak kontak 9,4 mm, untuk coil 15 mm'),
      t('With LED: choose the voltage of the coil', 'Dengan LED: pilih tegangan coil yang sama'),
      t(
        'Tighten the screw hand-tight: the gasket gives IP65',
        'Kencangkan sekrup secukupnya: gasket memberi IP65',
      ),
    ],
    data: [
      ['protection', 'IP65'],
      ['cable', t('4 to 8 mm outside', 'diameter luar 4 sampai 8 mm')],
      ['standard', t(`EN 175301-803 form ${form}`, `EN 175301-803 bentuk ${form}`)],
    ],
    category: categories.coils,
    brand: 'Pneusara',
    popularity: 410 - index * 40,
    pictures: [
      {
        view: 'dimensions',
        draw: () => connectorSide(`EN 175301-803 ${form}`, form === 'A' ? 27 : form === 'B' ? 22 : 15),
      },
      {
        view: 'shaded',
        draw: () => connectorSpace(`EN 175301-803 ${form}`, form === 'A' ? 27 : form === 'B' ? 22 : 15),
      },
    ],
    sizes: (
      [
        ['N', t('without LED', 'tanpa LED'), t('None', 'Tidak ada'), '0–250 V', 1],
        ['L24', t('LED 24 V', 'LED 24 V'), 'LED', '24 V', 1.7],
        ['L110', t('LED 110 V', 'LED 110 V'), 'LED', '110 V', 1.75],
        ['L220', t('LED 220 V', 'LED 220 V'), 'LED', '220 V', 1.75],
        [
          'K2',
          t('moulded cable 2 m, LED 24 V', 'kabel cetak 2 m, LED 24 V'),
          t('LED, moulded cable', 'LED, kabel cetak'),
          '24 V',
          4.2,
        ],
        [
          'K5',
          t('moulded cable 5 m, LED 24 V', 'kabel cetak 5 m, LED 24 V'),
          t('LED, moulded cable 5 m', 'LED, kabel cetak 5 m'),
          '24 V',
          6.4,
        ],
      ] as const
    ).map(([key, size, display, voltage, factor]) => ({
      key,
      size: { en: size.en, id: size.id === size.en ? size.id : size.id },
      attributes: { connector_form: t(`Form ${form}`, `Bentuk ${form}`), display, voltage },
      price: 14_500 * factor,
      weight: key.startsWith('K') ? 180 : 26,
      demand: 0.7,
    })),
  }),
)

export const coils: readonly Product[] = [...coilLines, ...connectorLines]
