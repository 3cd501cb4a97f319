import type { Product } from '../catalogue/model.ts'
import { iso15552, iso15552Mounts } from '../standards/iso15552.ts'
import { categories } from './categories.ts'
import { lineProduct, type Line, type Size } from './line.ts'
import { flangeSide, flangeSpace, footSide, footSpace, rearSide, rearSpace } from './mounting.drawing.ts'
import { t } from './writing.ts'

const bores = [32, 40, 50, 63, 80, 100, 125] as const

type Bore = (typeof bores)[number]

const screw: Record<string, number> = { M6: 6.6, M8: 9, M10: 11, M12: 14 }

/** Rear pivots of ISO 15552, mm: pin CD, width between or of the lugs, face to pin. */
const pivots: Record<Bore, readonly [pin: number, inner: number, height: number]> = {
  32: [10, 26, 22],
  40: [12, 28, 25],
  50: [12, 32, 27],
  63: [16, 40, 32],
  80: [16, 50, 36],
  100: [20, 60, 41],
  125: [25, 70, 50],
}

const plateOf = (bore: Bore, title: string) => ({
  title,
  E: iso15552[bore].E,
  TG: iso15552[bore].TG,
  B: iso15552[bore].B,
  hole: screw[iso15552[bore].RT] ?? 6.6,
})

const footOf = (bore: Bore) => ({
  ...plateOf(bore, `ISO 15552 · Ø${bore}`),
  axis: iso15552Mounts[bore].AH,
  pitch: iso15552Mounts[bore].TR,
  foot: iso15552Mounts[bore].AB,
})

const flangeOf = (bore: Bore) => {
  const { TF, R, FB, UF } = iso15552Mounts[bore]
  return { ...plateOf(bore, `ISO 15552 · Ø${bore}`), TF, R, FB, UF }
}

/** The foot that the nut on the front thread of a mini cylinder holds. */
const nutFoot = {
  title: 'ISO 6432 · M16 × 1.5',
  E: 32,
  TG: 0,
  B: 16,
  hole: 0,
  axis: 20,
  pitch: 20,
  foot: 5.5,
}

const steel = t('Steel, zinc-plated', 'Baja lapis seng')

const aluminium = t('Aluminium', 'Aluminium')

const boreSizes = (
  letters: string,
  base: number,
  factor: number,
  more: (bore: Bore) => Size['attributes'],
  uom: Size['uom'] = 'pcs',
): Size[] =>
  bores.map((bore) => ({
    key: `${letters}${bore}`,
    size: t(`for bore ${bore} mm`, `untuk bore ${bore} mm`),
    attributes: { for_bore: bore, standard: 'ISO 15552', ...more(bore) },
    price: base + bore ** 1.55 * factor,
    weight: bore ** 2 * 0.07 + 20,
    demand: bore <= 63 ? 0.8 : 0.4,
    uom,
  }))

const screws = t('Screws for the cylinder caps are included', 'Termasuk baut untuk tutup silinder')

const mounts: readonly Line[] = [
  {
    code: 'MTF',
    what: t('Foot mounting', 'Dudukan kaki'),
    name: t(
      'Foot mountings for ISO 15552 cylinders, pair',
      'Dudukan kaki untuk silinder ISO 15552, sepasang',
    ),
    lead: [
      t(
        'A pair of angle feet that hold the cylinder along a bed or frame. The force acts above the screws: fit a dowel or a stop behind the feet for heavy loads.',
        'Sepasang kaki siku yang menahan silinder di sepanjang meja atau rangka. Gaya bekerja di atas baut: pasang pin atau penahan di belakang kaki untuk beban berat.',
      ),
    ],
    points: [
      screws,
      t(
        'Leave one foot slightly loose until the rod is aligned',
        'Biarkan satu kaki agak longgar sampai batang segaris',
      ),
      t('Also fits ISO 21287 from bore 32', 'Juga cocok untuk ISO 21287 mulai bore 32'),
    ],
    data: [['material', steel]],
    category: categories.mountings,
    brand: 'Anginara',
    popularity: 420,
    pictures: [
      { view: 'dimensions', draw: () => footSide(footOf(50)) },
      { view: 'shaded', draw: () => footSpace(footOf(50)) },
    ],
    sizes: boreSizes(
      '',
      21_000,
      92,
      (bore) => ({
        material: steel,
        height: iso15552Mounts[bore].AH,
        hole_spacing: iso15552Mounts[bore].TR,
      }),
      'pair',
    ),
  },
  {
    code: 'MTL',
    what: t('Flange mounting', 'Dudukan flensa'),
    name: t(
      'Flange mounting for ISO 15552 cylinders, front or rear',
      'Dudukan flensa untuk silinder ISO 15552, depan atau belakang',
    ),
    lead: [
      t(
        'Plate screwed to the front or rear cap, which takes the force straight along the axis: the stiffest of all mountings.',
        'Pelat yang dibaut pada tutup depan atau belakang dan menerima gaya lurus sepanjang sumbu: dudukan paling kaku.',
      ),
    ],
    points: [
      screws,
      t(
        'Front flange for pushing upwards, rear flange for pressing down',
        'Flensa depan untuk mendorong ke atas, flensa belakang untuk menekan ke bawah',
      ),
      t('The bore centres on the collar of the cylinder', 'Lubangnya berpusat pada leher silinder'),
    ],
    data: [['material', steel]],
    category: categories.mountings,
    brand: 'Anginara',
    popularity: 350,
    pictures: [
      { view: 'dimensions', draw: () => flangeSide(flangeOf(50)) },
      { view: 'shaded', draw: () => flangeSpace(flangeOf(50)) },
    ],
    sizes: boreSizes('', 24_000, 110, (bore) => ({
      material: steel,
      hole_spacing: iso15552Mounts[bore].TF,
    })),
  },
  ...(
    [
      [
        'MTC',
        2,
        t('Female rear clevis', 'Garpu belakang'),
        t(
          'Rear clevis with two lugs and a pin: lets the cylinder swing in one plane, as lids, gates and levers require.',
          'Garpu belakang dengan dua telinga dan pin: membuat silinder dapat berayun dalam satu bidang, seperti pada tutup, pintu, dan tuas.',
        ),
      ],
      [
        'MTE',
        1,
        t('Male rear eye', 'Mata belakang'),
        t(
          'Single eye that goes between the lugs of a bracket or a female clevis: the counterpart for a swinging cylinder.',
          'Mata tunggal yang masuk di antara telinga braket atau garpu: pasangan untuk silinder berayun.',
        ),
      ],
    ] as const
  ).map(([code, lugs, what, lead]): Line => {
    const [pin, inner, height] = pivots[50]
    const drawn = { ...plateOf(50, 'ISO 15552 · Ø50'), pin, inner, height, lugs }
    return {
      code,
      what,
      name: t(`${what.en} for ISO 15552 cylinders`, `${what.id} untuk silinder ISO 15552`),
      lead: [lead],
      points: [
        screws,
        lugs === 2
          ? t('Pin with retaining rings included', 'Termasuk pin dengan ring penahan')
          : t('Bronze bush in the eye', 'Bos perunggu di dalam mata'),
        t('Use a rod clevis or rod eye at the other end', 'Gunakan clevis atau rod end di ujung lain'),
        t('Grease the pin every 500,000 strokes', 'Beri grease pada pin setiap 500.000 stroke'),
      ],
      data: [['material', aluminium]],
      category: categories.mountings,
      brand: lugs === 2 ? 'Pneusara' : 'Hembusa',
      popularity: lugs === 2 ? 390 : 310,
      pictures: [
        { view: 'dimensions', draw: () => rearSide(drawn) },
        { view: 'shaded', draw: () => rearSpace(drawn) },
      ],
      sizes: boreSizes('', 26_000, 118, (bore) => ({
        material: aluminium,
        pivot: pivots[bore][0],
        height: pivots[bore][2],
      })),
    }
  }),
  {
    code: 'MTM',
    what: t('Mounting bracket ISO 6432', 'Braket dudukan ISO 6432'),
    name: t(
      'Foot brackets and nuts for ISO 6432 mini cylinders',
      'Braket kaki dan mur untuk silinder mini ISO 6432',
    ),
    lead: [
      t(
        'Angle foot held by the nut on the front thread of a mini cylinder; the mounting nut is listed as a spare as well.',
        'Kaki siku yang dijepit mur pada ulir depan silinder mini; mur dudukannya juga tersedia sebagai suku cadang.',
      ),
    ],
    points: [
      t('One foot is enough up to 50 mm of stroke', 'Satu kaki cukup hingga stroke 50 mm'),
      t('Tighten the nut with a hook or open spanner', 'Kencangkan mur dengan kunci pas'),
      t('Steel, zinc-plated', 'Baja lapis seng'),
    ],
    data: [['material', steel]],
    category: categories.mountings,
    brand: 'Pneusara',
    popularity: 330,
    pictures: [
      {
        view: 'dimensions',
        draw: () => footSide(nutFoot),
      },
      {
        view: 'shaded',
        draw: () => footSpace(nutFoot),
      },
    ],
    sizes: (
      [
        ['M12 × 1.25', 'bore 8, 10', 'bore 8, 10', 12],
        ['M16 × 1.5', 'bore 12, 16', 'bore 12, 16', 16],
        ['M22 × 1.5', 'bore 20, 25', 'bore 20, 25', 22],
      ] as const
    ).flatMap(([name, en, id, d]): Size[] => [
      {
        key: `F${d}`,
        size: t(`foot ${name}, ${en}`, `kaki ${name}, ${id}`),
        attributes: { thread: name, function: t('Foot bracket', 'Braket kaki'), standard: 'ISO 6432' },
        price: 16_000 + d * 900,
        weight: d * 4,
      },
      {
        key: `N${d}`,
        size: t(`nut ${name}, ${en}`, `mur ${name}, ${id}`),
        attributes: { thread: name, function: t('Mounting nut', 'Mur dudukan'), standard: 'ISO 6432' },
        price: 5_000 + d * 350,
        weight: d * 1.2,
      },
    ]),
  },
]

export const mountings: readonly Product[] = mounts.map(lineProduct)
