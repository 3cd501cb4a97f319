import type { Product } from '../catalogue/model.ts'
import { measure } from './prose.ts'
import { extinguisher, fireClasses } from './site.drawing.ts'
import { make } from './wares.ts'

const powders = [
  [1, 330, 85, 1.9],
  [2, 390, 110, 3.4],
  [3, 450, 120, 5],
  [4.5, 490, 145, 7.6],
  [6, 530, 155, 9.6],
  [9, 600, 180, 14.2],
  [12, 640, 190, 18],
] as const
export const fire: readonly Product[] = (
  [
    {
      code: 'ABC',
      horn: false,
      name: ['Fire extinguisher dry powder ABC', 'APAR serbuk kimia kering ABC'],
      classes: ['A', 'B', 'C'],
      sizes: powders,
      unit: 'kg',
      base: 165_000,
      per: 62_000,
      lead: [
        'The general extinguisher for paper, wood, fuel and gas, also near live parts up to 1,000 V. The powder soils electronics.',
        'Alat pemadam umum untuk kertas, kayu, bahan bakar, dan gas, juga dekat bagian bertegangan sampai 1.000 V. Serbuknya mengotori elektronik.',
      ],
    },
    {
      code: 'CO2',
      horn: true,
      name: ['Fire extinguisher carbon dioxide', 'APAR karbon dioksida (CO₂)'],
      classes: ['B'],
      sizes: [
        [2, 480, 108, 6.2],
        [3, 560, 114, 9.5],
        [5, 640, 140, 14.5],
        [6.8, 720, 152, 19],
        [9, 820, 180, 27],
      ],
      unit: 'kg',
      base: 480_000,
      per: 225_000,
      lead: [
        'Leaves no residue: for panels, server rooms, laboratories and kitchens. The gas displaces oxygen, so ventilate the room afterwards.',
        'Tidak meninggalkan residu: untuk panel, ruang server, laboratorium, dan dapur. Gas menggeser oksigen, maka ventilasikan ruangan sesudahnya.',
      ],
    },
    {
      code: 'AFFF',
      horn: false,
      name: ['Fire extinguisher foam AFFF', 'APAR busa AFFF'],
      classes: ['A', 'B'],
      sizes: [
        [6, 560, 165, 10.5],
        [9, 620, 190, 14.8],
        [25, 900, 270, 46],
        [50, 1050, 330, 88],
      ],
      unit: 'l',
      base: 260_000,
      per: 78_000,
      lead: [
        'Covers burning fuel with a film and keeps it from catching again: garages, paint stores, tank yards.',
        'Menutup bahan bakar dengan lapisan busa dan mencegah menyala lagi: bengkel, gudang cat, area tangki.',
      ],
    },
  ] as const
).map(({ code, horn, name, classes, sizes, unit, base, per, lead }) => {
  const [content, height, diameter] = sizes[sizes.length - 3] ?? sizes[0]
  return make(
    {
      code: `APAR-${code}`,
      name,
      at: 'fire',
      brand: 'Lindungka',
      popularity: code === 'ABC' ? 640 : 360,
      lead: [lead],
      points: [
        [
          'Hang at 1.2 m at most, one within every 15 m of way',
          'Gantung paling tinggi 1,2 m, satu unit setiap jarak 15 m',
        ],
        [
          'Check the gauge and seal each month; refill after any use',
          'Periksa manometer dan segel tiap bulan; isi ulang setelah dipakai',
        ],
        ['Pull, aim low, squeeze, sweep', 'Tarik pin, arahkan ke pangkal api, tekan, sapukan'],
      ],
      data: [
        [['Classes', 'Kelas'], classes.join(', ')],
        [
          ['Bracket', 'Braket'],
          ['included', 'termasuk'],
        ],
      ],
      pictures: [
        {
          view: 'dimensions',
          draw: () =>
            extinguisher({
              mark: `${content} ${unit}`,
              height,
              diameter,
              horn,
              title: `${classes.join('')} · ${content} ${unit}`,
            }),
        },
        {
          view: 'symbol',
          draw: () => fireClasses(classes, code !== 'AFFF', `EN 3-7 · ${classes.join(' · ')}`),
        },
      ],
    },
    sizes.map(([content, height, diameter, mass]) => ({
      sku: `APR-${code}-${String(content).replace('.', '')}`,
      tail: [`${content} ${unit}`, `${measure(content)[1]} ${unit}`] as const,
      price: base + per * content,
      weight: mass * 1000,
      demand: content === 3 || content === 6 ? 1 : 0.6,
      attributes: {
        fire_class: classes.join(', '),
        ...(unit === 'kg' ? { pack_mass: content } : { pack_volume: content }),
        height,
        outer_diameter: diameter,
      },
    })),
  )
})
