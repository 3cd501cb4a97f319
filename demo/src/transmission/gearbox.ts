import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { chapter, chosen, compose, rounded, t } from './compose.ts'
import { gearboxFront, gearboxShaded, wormSymbol } from './gearbox.drawing.ts'

const ratios = [7.5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100]

/** Size by centre distance, hollow shaft and grams, as makers commonly have them. */
const sizes: readonly (readonly [a: number, bore: number, gram: number, popularity: number])[] = [
  [30, 14, 1200, 150],
  [40, 18, 2300, 260],
  [50, 25, 3500, 340],
  [63, 25, 6200, 310],
  [75, 28, 9000, 240],
  [90, 35, 13000, 160],
  [110, 42, 35000, 80],
  [130, 45, 48000, 50],
]

const choice = chapter(
  t('Selection and self-locking', 'Pemilihan dan penguncian diri'),
  [
    t(
      'A worm gearbox loses power as heat: the higher the ratio, the more. Size it by output torque, not by motor power alone.',
      'Worm gearbox membuang daya sebagai panas: makin besar rasionya makin banyak. Hitung dari torsi keluaran, bukan daya motor saja.',
    ),
  ],
  [
    t(
      'Multiply the torque by 1.3 for shocks and by 1.5 for more than 16 hours a day',
      'Kalikan torsi dengan 1,3 untuk kejutan dan 1,5 untuk lebih dari 16 jam sehari',
    ),
    t(
      'From ratio 40 on it mostly holds the load at rest, but it is no brake: hoists need one',
      'Mulai rasio 40 umumnya menahan beban saat diam, tetapi bukan rem: alat angkat wajib memakai rem',
    ),
    t(
      'Mount the torque arm so that it is pulled, not pushed',
      'Pasang lengan torsi agar tertarik, bukan tertekan',
    ),
  ],
  [
    [t('Efficiency at ratio 10', 'Efisiensi pada rasio 10'), t('about 85 %', 'sekitar 85 %')],
    [t('Efficiency at ratio 60', 'Efisiensi pada rasio 60'), t('about 60 %', 'sekitar 60 %')],
  ],
)

const product = ([a, bore, gram, popularity]: (typeof sizes)[number]): Product => {
  const size = String(a).padStart(3, '0')
  const iron = a >= 110
  const drawn = { a, bore, ratio: 'i 30', title: `WG ${size}  i 30` }
  const material = iron
    ? t('Grey cast iron', 'Besi cor kelabu')
    : t('Aluminium die casting', 'Aluminium cor tekan')
  return {
    code: `WORM-GEARBOX-${size}`,
    name: t(
      `Worm gearbox size ${size}, hollow shaft ${bore} mm`,
      `Worm gearbox ukuran ${size}, poros berongga ${bore} mm`,
    ),
    description: compose(
      [
        a <= 50
          ? t(
              'Small right-angle gearbox for conveyors, feeders, doors and stirring machines.',
              'Gearbox siku kecil untuk konveyor, pengumpan, pintu, dan pengaduk.',
            )
          : iron
            ? t(
                'Large right-angle gearbox for screw conveyors, mixers and slow mills.',
                'Gearbox siku besar untuk konveyor ulir, pengaduk besar, dan penggiling lambat.',
              )
            : t(
                'Right-angle gearbox for belt conveyors, elevators, mixers and packing machines.',
                'Gearbox siku untuk belt conveyor, elevator, pengaduk, dan mesin kemas.',
              ),
        t(
          'Hardened, ground worm on a bronze wheel; the machine shaft goes right through.',
          'Cacing dikeraskan dan digerinda pada roda perunggu; poros mesin masuk menembus.',
        ),
      ],
      chosen(
        t(
          'Flange for standard motors: state the motor frame in your order',
          'Flens untuk motor standar: sebutkan ukuran rangka motor saat memesan',
        ),
        iron
          ? t(
              'Supplied with oil for one mounting position: state it in your order',
              'Dikirim dengan oli untuk satu posisi pasang: sebutkan saat memesan',
            )
          : t(
              'Filled for life with synthetic oil, any mounting position',
              'Berisi oli sintetis seumur pakai, segala posisi pasang',
            ),
        t(
          'Surface may reach 80 °C: keep hands and cables off',
          'Permukaan dapat mencapai 80 °C: jauhkan tangan dan kabel',
        ),
      ),
      [
        [t('Centre distance', 'Jarak sumbu'), `${a} mm`],
        [t('Housing', 'Rumah'), material],
        [t('Input speed', 'Putaran masuk'), t('1,400 rpm', '1.400 rpm')],
      ],
    ),
    category: categories.wormGearboxes,
    brand: a % 20 === 10 ? 'Porosindra' : 'Rodalka',
    popularity,
    ...(iron ? { displayPrice: false, displayAddToCart: false } : {}),
    ...(a === 50 || a === 75 ? { tabs: [choice] } : {}),
    pictures: [
      { view: 'dimensions', draw: () => gearboxFront(drawn) },
      { view: 'shaded', draw: () => gearboxShaded(drawn) },
      { view: 'symbol', draw: () => wormSymbol(drawn) },
    ],
    items: ratios
      .filter((ratio) => a > 30 || ratio < 100)
      .map((ratio): Item => ({
        sku: `WG${size}-${ratio}`,
        name: t(
          `Worm gearbox ${size}, ratio ${ratio}:1`,
          `Worm gearbox ${size}, rasio ${String(ratio).replace('.', ',')}:1`,
        ),
        uom: 'pcs',
        price: rupiah(310_000 + gram * 128),
        weight: gram,
        demand: ratio >= 20 && ratio <= 60 ? 0.6 : 0.35,
        attributes: {
          ratio: t(`${ratio}:1`, `${String(ratio).replace('.', ',')}:1`),
          output_speed: rounded(1400 / ratio, 1),
          centre_distance: a,
          inner_diameter: bore,
          material,
        },
      })),
  }
}

export const wormGearboxes: readonly Product[] = sizes.map(product)
