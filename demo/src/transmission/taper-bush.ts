import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { bushShaded, bushViews } from './taper-bush.drawing.ts'
import { categories } from './categories.ts'
import { chapter, compose, t } from './compose.ts'
import { keyWidth, taperBushSizes } from '../standards/shaft-parts.ts'

const steps = [
  9, 10, 11, 12, 14, 15, 16, 18, 19, 20, 22, 24, 25, 28, 30, 32, 35, 38, 40, 42, 45, 48, 50, 55, 60, 65, 70,
  75, 80, 85, 90, 95, 100,
]

const mounting = chapter(
  t('Mounting and removal', 'Pemasangan dan pelepasan'),
  [
    t(
      'Bush and hub pull together over a taper of 8°: clean both, put no oil on the taper.',
      'Bush dan hub saling menarik lewat tirus 8°: bersihkan keduanya, jangan beri oli pada tirusnya.',
    ),
  ],
  [
    t(
      'Line up the half holes, put the screws into those threaded in the hub',
      'Pertemukan lubang setengah, pasang baut pada lubang yang berulir di hub',
    ),
    t(
      'Tighten in turns, tap the bush with a block, tighten again',
      'Kencangkan bergantian, ketuk bush dengan balok, kencangkan lagi',
    ),
    t(
      'To take off, move one screw to the jacking hole and turn it in',
      'Untuk melepas, pindahkan satu baut ke lubang pendorong lalu putar masuk',
    ),
  ],
  [
    ['1008, 1108', '5.6 N·m'],
    ['1210, 1610, 1615', '20 N·m'],
    ['2012', '30 N·m'],
    ['2517', '50 N·m'],
    ['3020, 3030', '90 N·m'],
    ['3525, 3535', '115 N·m'],
  ].map(([label = '', value = '']) => [t(label, label), t(value, value.replace('.', ','))]),
)

/** Taper bushes by size, their bores as items. */
export const taperBushProducts: readonly Product[] = Object.entries(taperBushSizes).map(
  ([size, [low, high, big, length]], index): Product => {
    const bores = steps.filter((bore) => bore >= low && bore <= high)
    const shown = bores[Math.floor(bores.length * 0.6)] ?? low
    return {
      code: `TAPER-BUSH-${size}`,
      name: t(`Taper bush ${size}`, `Taper bush (bos tirus) ${size}`),
      description: compose(
        [
          t(
            `Clamps a pulley, sprocket or coupling bored for bush ${size} on a shaft of ${low} to ${high} mm, as tight as a shrink fit.`,
            `Menjepit pulley, sprocket, atau kopling berlubang bush ${size} pada poros ${low} sampai ${high} mm, sekuat suaian panas.`,
          ),
          index < 3
            ? t(
                'Small size for fans, pumps and packing machines.',
                'Ukuran kecil untuk kipas, pompa, dan mesin kemas.',
              )
            : index < 7
              ? t(
                  'Common size for motors from about 4 to 30 kW.',
                  'Ukuran umum untuk motor sekitar 4 sampai 30 kW.',
                )
              : t(
                  'Large size for crushers, mills and conveyor heads.',
                  'Ukuran besar untuk pemecah, penggiling, dan kepala konveyor.',
                ),
        ],
        [
          t('Metric bores with keyway after DIN 6885', 'Lubang metrik dengan alur pasak menurut DIN 6885'),
          t('Shaft may be up to 0.05 mm under size', 'Poros boleh lebih kecil sampai 0,05 mm'),
          t('Screws are packed with the bush', 'Baut sudah termasuk'),
        ],
        [
          [t('Largest diameter', 'Diameter terbesar'), t(`${big} mm`, `${String(big).replace('.', ',')} mm`)],
          [t('Length', 'Panjang'), t(`${length} mm`, `${String(length).replace('.', ',')} mm`)],
          [t('Taper', 'Tirus'), '8°'],
          [t('Material', 'Bahan'), t('Grey cast iron', 'Besi cor kelabu')],
        ],
      ),
      category: categories.taperBushes,
      brand: index % 3 === 2 ? 'Porosindra' : 'Sabukara',
      popularity: [210, 260, 420, 480, 200, 440, 360, 280, 110, 150, 90][index] ?? 100,
      ...(['1610', '2517'].includes(size) ? { tabs: [mounting] } : {}),
      pictures: [
        {
          view: 'dimensions',
          draw: () =>
            bushViews({ bore: shown, big, length, key: keyWidth(shown), title: `${size} / ${shown}` }),
        },
        {
          view: 'shaded',
          draw: () =>
            bushShaded({ bore: shown, big, length, key: keyWidth(shown), title: `${size} / ${shown}` }),
        },
      ],
      items: bores.map((bore): Item => {
        const gram = Math.round((((big * 0.94) ** 2 - bore ** 2) * Math.PI * 0.25 * length * 0.0069) / 5) * 5
        return {
          sku: `TAB-${size}-${bore}`,
          name: t(`Taper bush ${size}, bore ${bore} mm`, `Taper bush ${size}, lubang ${bore} mm`),
          uom: 'pcs',
          price: rupiah(32_000 + gram * 88),
          weight: Math.max(20, gram),
          demand: [19, 24, 25, 28, 30, 38, 42, 48].includes(bore) ? 0.95 : 0.5,
          attributes: {
            bush: size,
            inner_diameter: bore,
            outer_diameter: big,
            length,
            keyway: keyWidth(bore),
            material: t('Grey cast iron', 'Besi cor kelabu'),
          },
        }
      }),
    }
  },
)

// Lock nuts, washers, adapter sleeves
