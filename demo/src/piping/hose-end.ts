import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { hoseEnd } from './hydraulic-fitting.drawing.ts'
import { steel, hydraulicThreads, systems, two, type HydraulicRow, type System } from './hydraulic-sizes.ts'
import { modelled } from './model.ts'
import { made } from './product.ts'
import { labels, t, tableOf } from './prose.ts'

const namesOfAngles = {
  0: t('straight', 'lurus'),
  45: t('45° elbow', 'siku 45°'),
  90: t('90° elbow', 'siku 90°'),
} as const

const torque = tableOf(
  [
    [t('Thread', 'Ulir'), t('Torque', 'Torsi')],
    ['G1/4', '20 Nm'],
    ['G3/8', '34 Nm'],
    ['G1/2', '60 Nm'],
    ['G3/4', '115 Nm'],
    ['G1', '140 Nm'],
  ],
  t(
    'Guide values for oiled steel BSP nuts; hold the hose end with a second spanner so that it does not twist.',
    'Nilai pedoman untuk mur BSP baja yang diberi oli; tahan ujung selang dengan kunci kedua agar tidak terpuntir.',
  ),
)

function hoseFitting(
  system: System,
  gender: 'female' | 'male',
  angle: 0 | 45 | 90,
  popularity: number,
): Product {
  const { name, letters, standard, care } = systems[system]
  const male = gender === 'male'
  const bend = namesOfAngles[angle]
  const full = t(
    `Hose end ${name.en}, ${gender}, ${bend.en}`,
    `Fitting selang ${name.id}, ${male ? 'drat luar' : 'mur putar drat dalam'}, ${bend.id}`,
  )
  const lengthOf = (dn: number): number => Math.round(36 + dn * 1.85)
  const shown = hydraulicThreads[2] ?? {
    dn: 12,
    hex: 27,
    bsp: ['G1/2', 21] as const,
    jic: ['3/4-16 UNF', 19] as const,
    metric: ['M22', 22] as const,
    inch: '1/2"',
  }
  return made({
    code: `HOSE-END-${letters}${male ? 'M' : 'F'}${two(angle)}`,
    name: full,
    lead: [
      male
        ? t(
            'Fixed male end that screws into ports, blocks and tees.',
            'Ujung drat luar tetap untuk diulir ke lubang, blok, dan tee.',
          )
        : t(
            'Swivel nut that draws the cone tight while the hose stays still.',
            'Mur putar yang menarik kerucut hingga rapat sementara selang tetap diam.',
          ),
      angle === 0
        ? t(
            'Straight, for hoses that leave in line with the port.',
            'Lurus, untuk selang yang keluar segaris dengan lubang.',
          )
        : t(
            `Bent by ${angle}°, so that the hose need not bend right behind the fitting.`,
            `Bersudut ${angle}° sehingga selang tidak menekuk tepat di belakang fitting.`,
          ),
    ],
    points: [
      care,
      t(
        'Press with the ferrule for the hose type, to the diameter that the hose’s data sheet gives',
        'Pres dengan ferrule sesuai jenis selang, sampai diameter pada datasheet selangnya',
      ),
      t(
        'On bent ends state the angle between both ends of an assembly',
        'Untuk ujung bersudut sebutkan sudut antara kedua ujung rakitan',
      ),
    ],
    data: [
      [labels.standard, standard],
      [labels.material, steel],
      [
        t('Hose tail', 'Ekor selang'),
        t('No-skive, for 1SN, 2SN and 2SC', 'Tanpa kupas, untuk 1SN, 2SN, dan 2SC'),
      ],
    ],
    category: categories.hoseFittings,
    brand: 'Hidralaya',
    popularity,
    ...(system === 'bsp' && angle === 0 && !male
      ? { tabs: [{ title: t('Tightening', 'Pengencangan'), html: torque }] }
      : {}),
    pictures: modelled(() =>
      hoseEnd({
        dn: shown.dn,
        hex: shown.hex,
        threadD: shown[system][1],
        male,
        angle,
        length: lengthOf(shown.dn),
        thread: shown[system][0],
        title: `${standard} · ${shown[system][0]} · DN ${shown.dn}`,
      }),
    ),
    items: hydraulicThreads.flatMap((row, index): Item[] => {
      const choices = [row, hydraulicThreads[index + 1]].filter(
        (other): other is HydraulicRow => other !== undefined,
      )
      return (angle === 0 ? choices : choices.slice(0, 1)).map((other) => {
        const mass = (other.hex ** 2 * 0.085 + row.dn * 3) * (angle === 0 ? 1 : 1.45)
        const thread = other[system][0]
        return {
          sku: `HE${letters}${male ? 'M' : 'F'}${two(angle)}-${two(row.dn)}-${two(other.dn)}`,
          name: t(
            `${full.en}, hose ${row.inch}, ${thread.replace('1.5', '1.5')}`,
            `${full.id}, selang ${row.inch}, ${thread.replace('1.5', '1,5')}`,
          ),
          uom: 'pcs',
          price: rupiah(9_500 + mass * 215),
          weight: mass,
          demand: row === other ? 0.9 : 0.5,
          attributes: {
            standard,
            nominal_size: row.inch,
            thread,
            material: steel,
            across_flats: other.hex,
            connection: name,
            ...(angle === 0 ? { overall_length: lengthOf(row.dn) } : {}),
          },
        }
      })
    }),
  })
}

const flangeEnds = (
  [
    ['3000', 0],
    ['3000', 90],
    ['6000', 0],
    ['6000', 90],
  ] as const
).map(([series, angle]): Product => {
  const sizes = [
    [12, '1/2"', 30.2, 31.8],
    [19, '3/4"', 38.1, 41.3],
    [25, '1"', 44.5, 47.6],
    [31, '1-1/4"', 50.8, 54],
    [38, '1-1/2"', 60.3, 63.5],
  ] as const
  const high = series === '6000'
  const name = t(
    `SAE flange hose end ${series} psi, ${namesOfAngles[angle].en}`,
    `Fitting selang flensa SAE ${series} psi, ${namesOfAngles[angle].id}`,
  )
  return made({
    code: `HOSE-END-SAE${series[0]}-${two(angle)}`,
    name,
    lead: [
      t(
        'Flanged end for large bores on pumps, motors and cylinders: four bolts and two half clamps instead of a huge nut.',
        'Ujung flensa untuk lubang besar pada pompa, motor, dan silinder: empat baut dan dua klem belah, bukan mur raksasa.',
      ),
      high
        ? t('High-pressure series, code 62.', 'Seri tekanan tinggi, code 62.')
        : t('Standard series, code 61.', 'Seri standar, code 61.'),
    ],
    points: [
      t(
        'O-ring in the face: check it before every assembly',
        'O-ring berada di muka flensa: periksa setiap kali merakit',
      ),
      t(
        'Code 61 and 62 do not match: compare the flange head',
        'Code 61 dan 62 tidak saling cocok: bandingkan kepala flensanya',
      ),
      t('Tighten the bolts crosswise', 'Kencangkan baut menyilang'),
    ],
    data: [
      [labels.standard, 'ISO 6162'],
      [labels.material, steel],
    ],
    category: categories.hoseFittings,
    brand: 'Hidralaya',
    popularity: high ? 210 : 290,
    pictures: modelled(() =>
      hoseEnd({
        dn: 25,
        hex: 40,
        threadD: 30,
        male: false,
        angle,
        length: 92,
        thread: high ? 'SAE 62' : 'SAE 61',
        flange: high ? 47.6 : 44.5,
        title: `ISO 6162 · ${series} psi · 1"`,
      }),
    ),
    items: sizes.map(([dn, inch, low, tall]): Item => {
      const mass = dn ** 1.55 * 4.6 * (angle === 0 ? 1 : 1.35)
      return {
        sku: `HES${series[0]}${two(angle)}-${two(dn)}`,
        name: t(`${name.en}, ${inch}`, `${name.id}, ${inch}`),
        uom: 'pcs',
        price: rupiah(38_000 + mass * 240),
        weight: mass,
        demand: dn <= 25 ? 0.7 : 0.4,
        attributes: {
          standard: series === '3000' ? 'ISO 6162-1' : 'ISO 6162-2',
          nominal_size: inch,
          outer_diameter: high ? tall : low,
          material: steel,
        },
      }
    }),
  })
})

export const hoseFittings: readonly Product[] = [
  hoseFitting('bsp', 'female', 0, 640),
  hoseFitting('bsp', 'female', 90, 560),
  hoseFitting('bsp', 'female', 45, 410),
  hoseFitting('bsp', 'male', 0, 480),
  hoseFitting('jic', 'female', 0, 500),
  hoseFitting('jic', 'female', 90, 420),
  hoseFitting('jic', 'male', 0, 330),
  hoseFitting('metric', 'female', 0, 450),
  hoseFitting('metric', 'female', 90, 370),
  hoseFitting('metric', 'female', 45, 260),
  ...flangeEnds,
]
