import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { faceWidth, grooves } from '../standards/iso4183.ts'
import { timingBelts } from '../standards/iso5296.ts'
import { taperBushSizes } from '../standards/shaft-parts.ts'
import { categories } from './categories.ts'
import { chapter, chosen, compose, rounded, t } from './compose.ts'
import { pulleyShaded, pulleyViews, timingPulleyShaded, timingPulleyViews } from './pulley.drawing.ts'

const castIron = t('Grey cast iron', 'Besi cor kelabu')
const groovesTab = chapter(
  t('Checking worn grooves', 'Memeriksa alur aus'),
  [
    t(
      'A new belt lies flush with the rim or stands out a little. If it sinks, the groove is worn and the belt rides on its bottom.',
      'Belt baru rata dengan bibir pulley atau sedikit menonjol. Bila tenggelam, alurnya aus dan belt bertumpu pada dasarnya.',
    ),
  ],
  [
    t(
      'Lay a groove gauge in: light between gauge and flank means wear',
      'Masukkan mal alur: cahaya di antara mal dan sisi alur berarti aus',
    ),
    t('Shiny groove bottoms mean that belts slip', 'Dasar alur mengilap berarti belt slip'),
    t(
      'Mount the pulley close to the bearing to reduce the load on the shaft',
      'Pasang pulley dekat bearing agar poros tidak terbebani',
    ),
  ],
  [
    [t('Groove angle, small pulleys', 'Sudut alur, pulley kecil'), '34°'],
    [t('Groove angle, large pulleys', 'Sudut alur, pulley besar'), '38°'],
    [t('Rim speed of cast iron', 'Kecepatan bibir besi cor'), t('35 m/s at most', 'Maksimum 35 m/s')],
  ],
)

type Section = keyof typeof grooves

const bushOf = (section: Section, pd: number, count: number): string => {
  const small = section === 'SPZ' ? 0 : section === 'SPA' ? 1 : 2
  const reach = pd + count * 12 + small * 14
  if (reach < 100) return '1108'
  if (reach < 128) return '1210'
  if (reach < 178) return '1610'
  if (reach < 260) return '2012'
  return reach < 370 ? '2517' : '3020'
}

const taperPulleys = (
  section: Section,
  count: number,
  list: readonly number[],
  popularity: number,
): Product => {
  const { datum, above, below, pitch } = grooves[section]
  const face = faceWidth(section, count)
  const body = (pd: number): Parameters<typeof pulleyViews>[0] => {
    const [, high, big, length] = taperBushSizes[bushOf(section, pd, count)] ?? [14, 42, 57.2, 25.4]
    return {
      pd,
      od: rounded(pd + 2 * above, 1),
      face,
      bore: Math.round(high * 0.7),
      hub: Math.min(Math.round(big * 1.4), pd - 2 * below),
      length,
      grooves: count,
      pitch,
      mouth: datum + above * 0.7,
      depth: above + below,
      taper: true,
      title: `${section} ${pd} × ${count}`,
    }
  }
  const shown = list[Math.floor(list.length / 2)] ?? 100
  const many = count === 1 ? t('single groove', 'satu alur') : t(`${count} grooves`, `${count} alur`)
  return {
    code: `PULLEY-${section}-${count}`,
    name: t(
      `V-belt pulley ${section}, ${many.en}, for taper bush`,
      `Pulley V-belt ${section}, ${many.id}, untuk taper bush`,
    ),
    description: compose(
      [
        t(
          `Cast iron pulley for belts ${section} and X${section.slice(1)}, bored for a taper bush: it slides on the shaft by hand and grips with two or three screws.`,
          `Pulley besi cor untuk belt ${section} dan X${section.slice(1)}, berlubang taper bush: masuk ke poros dengan tangan dan mencengkeram dengan dua atau tiga baut.`,
        ),
        count === 1
          ? t('One belt, for fans and small pumps.', 'Satu belt, untuk kipas dan pompa kecil.')
          : count < 4
            ? t('Several belts side by side share the power.', 'Beberapa belt berdampingan membagi daya.')
            : t(
                'For motors at full load on compressors and crushers.',
                'Untuk motor berbeban penuh pada kompresor dan pemecah.',
              ),
      ],
      [
        t(
          'The number is the datum diameter; divide the two of a drive to get the ratio',
          'Nomornya adalah diameter acuan; bagi kedua diameter untuk mendapatkan rasio',
        ),
        t(
          'Statically balanced; above 30 m/s order dynamic balancing',
          'Diseimbangkan statis; di atas 30 m/s pesan penyeimbangan dinamis',
        ),
        t('The bush is ordered separately by the shaft', 'Taper bush dipesan terpisah menurut poros'),
      ],
      [
        [t('Standard', 'Standar'), 'ISO 4183'],
        [
          t('Face width', 'Lebar pulley'),
          face === Math.round(face) ? `${face} mm` : t(`${face} mm`, `${String(face).replace('.', ',')} mm`),
        ],
        [t('Groove pitch', 'Jarak alur'), `${pitch} mm`],
        [t('Material', 'Bahan'), castIron],
      ],
    ),
    category: categories.vPulleys,
    brand: 'Sabukara',
    popularity,
    ...(count === 2 ? { tabs: [groovesTab] } : {}),
    pictures: [
      { view: 'dimensions', draw: () => pulleyViews(body(shown)) },
      { view: 'shaded', draw: () => pulleyShaded(body(shown)) },
    ],
    items: list.map((pd): Item => {
      const { od } = body(pd)
      const gram = Math.round((od * od * face * 0.0056 * (pd > 160 ? 0.42 : 0.66)) / 10) * 10
      return {
        sku: `PU-${section}${pd}-${count}`,
        name: t(`V-belt pulley ${section} ${pd} × ${count}`, `Pulley V-belt ${section} ${pd} × ${count}`),
        uom: 'pcs',
        price: rupiah(42_000 + gram * 62),
        weight: gram,
        demand: pd <= 160 ? 0.65 : 0.4,
        attributes: {
          belt_section: section,
          groove_count: count,
          datum_diameter: pd,
          outer_diameter: od,
          width: face,
          bush: bushOf(section, pd, count),
          material: castIron,
        },
      }
    }),
  }
}

/** Pilot-bored pulleys for classic belts are sold by their outside diameter in inches. */
const inchPulleys = (
  section: 'A' | 'B',
  count: number,
  inches: readonly number[],
  popularity: number,
): Product => {
  const { datum, above, below, pitch } = grooves[section === 'A' ? 'SPA' : 'SPB']
  const face = faceWidth(section === 'A' ? 'SPA' : 'SPB', count)
  const body = (inch: number): Parameters<typeof pulleyViews>[0] => {
    const od = rounded(inch * 25.4, 1)
    const bore = inch < 4 ? 12 : inch < 8 ? 16 : 20
    return {
      pd: rounded(od - 2 * above, 1),
      od,
      face,
      bore,
      hub: Math.min(Math.round(bore * 2.2 + inch * 2), Math.round(od - 2 * (above + below) - 4)),
      length: Math.round(face + 8),
      grooves: count,
      pitch,
      mouth: datum + above * 0.7,
      depth: above + below,
      taper: false,
      title: `${section}${count} × ${inch}"`,
    }
  }
  const shown = inches[Math.floor(inches.length / 2)] ?? 5
  return {
    code: `PULLEY-${section}${count}-INCH`,
    name: t(
      `Cast iron pulley ${section}${count}, pilot bore`,
      `Pulley besi cor ${section}${count}, lubang awal`,
    ),
    description: compose(
      [
        t(
          `Everyday pulley for belt ${section}, sold by its outside diameter in inches, to be bored and keyed to the shaft.`,
          `Pulley sehari-hari untuk belt ${section}, dijual menurut diameter luar dalam inci, dibubut dan diberi alur pasak sesuai poros.`,
        ),
        section === 'A'
          ? t(
              'For water pumps, hullers, compressors, drilling machines and mixers.',
              'Untuk pompa air, mesin selep, kompresor, mesin bor, dan pengaduk.',
            )
          : t(
              'For rice mills, generators, crushers and fans.',
              'Untuk penggilingan padi, genset, pemecah, dan kipas.',
            ),
      ],
      chosen(
        t(
          'Bore H7 and put the set screw over the key',
          'Bubut lubang H7 dan pasang baut tanam di atas pasak',
        ),
        count > 1 &&
          t(
            'Fit belts from one lot, so that all of them pull',
            'Pasang belt dari satu lot agar semuanya menarik',
          ),
        t(
          'Speed of the driven shaft = motor speed × motor pulley ÷ driven pulley',
          'Putaran mesin = putaran motor × pulley motor ÷ pulley mesin',
        ),
        t(
          'Break the edges of the grooves before the first belt',
          'Tumpulkan tepi alur sebelum belt pertama dipasang',
        ),
      ),
      [
        [t('Grooves', 'Jumlah alur'), String(count)],
        [t('Face width', 'Lebar pulley'), `${face} mm`],
        [t('Material', 'Bahan'), castIron],
      ],
    ),
    category: categories.vPulleys,
    brand: 'Porosindra',
    popularity,
    ...(count === 1 && section === 'A' ? { tabs: [groovesTab] } : {}),
    pictures: [
      { view: 'dimensions', draw: () => pulleyViews(body(shown)) },
      { view: 'shaded', draw: () => pulleyShaded(body(shown)) },
    ],
    items: inches.map((inch): Item => {
      const { od, bore } = body(inch)
      const gram = Math.round((od * od * face * 0.0056 * (inch > 6 ? 0.36 : 0.6)) / 10) * 10
      return {
        sku: `PU-${section}${count}-${inch}IN`,
        name: t(`Pulley ${section}${count}, ${inch} inch`, `Pulley ${section}${count}, ${inch} inci`),
        uom: 'pcs',
        price: rupiah(17_000 + gram * 38),
        weight: gram,
        demand: inch <= 8 ? 0.9 : 0.5,
        attributes: {
          belt_section: section,
          groove_count: count,
          size: `${inch} in`,
          outer_diameter: od,
          width: face,
          pilot_bore: bore,
          material: castIron,
        },
      }
    }),
  }
}

/** How much the outside of a timing pulley is smaller than its pitch circle, in mm. Source: ISO 5294 and ISO 13050. */
const smaller = {
  XL: 0.508,
  L: 0.762,
  H: 1.372,
  '3M': 0.762,
  '5M': 1.144,
  '8M': 1.372,
  T5: 1,
  T10: 2,
} as const

const timingPulleys = (
  section: keyof typeof smaller,
  belt: number,
  mark: string,
  teeth: readonly number[],
  popularity: number,
): Product => {
  const { pitch, form } = timingBelts[section]
  const fine = section === 'T5' || section === '3M' || section === 'XL'
  const material =
    fine || section === 'T10' ? t('Aluminium alloy', 'Paduan aluminium') : t('Carbon steel', 'Baja karbon')
  const body = (z: number): Parameters<typeof timingPulleyViews>[0] => {
    const pd = rounded((z * pitch) / Math.PI, 2)
    const od = rounded(pd - smaller[section], 2)
    const bore = Math.max(4, Math.round(Math.min(od * 0.26, 6 + pitch * 1.1)))
    return {
      pitch,
      teeth: z,
      pd,
      od,
      width: belt,
      bore,
      hub: Math.round(Math.min(od * 0.72, bore * 2.2 + od * 0.2)),
      length: Math.round(belt + 5 + Math.max(6, pitch * 1.1)),
      round: form === 'round',
      title: `${section} ${z} / ${mark}`,
    }
  }
  const shown = teeth.findLast((count) => count <= 26) ?? 24
  return {
    code: `TIMING-PULLEY-${section}-${mark}`,
    name: t(
      `Timing pulley ${section}, for belt width ${mark}`,
      `Timing pulley ${section}, untuk lebar belt ${mark}`,
    ),
    description: compose(
      [
        t(
          `Toothed pulley for timing belts ${section} of ${belt} mm width, with hub and pilot bore.`,
          `Pulley bergigi untuk timing belt ${section} selebar ${String(belt).replace('.', ',')} mm, dengan hub dan lubang awal.`,
        ),
        form === 'round'
          ? t(
              'Curved tooth spaces, hobbed after the belt.',
              'Celah gigi melengkung, difrais mengikuti profil belt.',
            )
          : t('Straight tooth spaces after the belt standard.', 'Celah gigi lurus menurut standar belt.'),
      ],
      [
        t(
          'Flanges on both sides keep the belt on; one flanged pulley of two is enough',
          'Flens di kedua sisi menahan belt; cukup satu dari dua pulley yang berflens',
        ),
        t('Keep six teeth or more in mesh', 'Jaga sedikitnya enam gigi bertaut'),
        fine
          ? t(
              'Light metal: bore it in one clamping with the face',
              'Logam ringan: bubut lubang dan muka dalam satu cekam',
            )
          : t('Bore H7, keyway after DIN 6885', 'Lubang H7, alur pasak menurut DIN 6885'),
      ],
      [
        [t('Pitch', 'Jarak gigi'), t(`${pitch} mm`, `${String(pitch).replace('.', ',')} mm`)],
        [t('Teeth', 'Jumlah gigi'), `${teeth[0] ?? 0} … ${teeth.at(-1) ?? 0}`],
        [t('Material', 'Bahan'), material],
      ],
    ),
    category: categories.timingPulleys,
    brand: fine ? 'Porosindra' : 'Sabukara',
    popularity,
    pictures: [
      { view: 'dimensions', draw: () => timingPulleyViews(body(shown)) },
      { view: 'shaded', draw: () => timingPulleyShaded(body(shown)) },
    ],
    items: teeth.map((z): Item => {
      const { pd, od, bore, length } = body(z)
      const gram = Math.max(
        4,
        Math.round(od * od * length * 0.6 * (fine || section === 'T10' ? 0.0021 : 0.006)),
      )
      return {
        sku: `TP-${section}-${mark}-${z}`,
        name: t(
          `Timing pulley ${section}, ${z} teeth, width ${mark}`,
          `Timing pulley ${section}, ${z} gigi, lebar ${mark}`,
        ),
        uom: 'pcs',
        price: rupiah(26_000 + gram * (fine || section === 'T10' ? 480 : 120) + z * 700),
        weight: gram,
        demand: z <= 40 ? 0.6 : 0.35,
        attributes: {
          belt_section: section,
          belt_pitch: pitch,
          tooth_count: z,
          pitch_diameter: pd,
          outer_diameter: od,
          belt_width: belt,
          pilot_bore: bore,
          material,
        },
      }
    }),
  }
}

const spz = [63, 71, 75, 80, 85, 90, 95, 100, 112, 125, 140, 150, 160, 180, 200]
const spa = [71, 80, 85, 90, 95, 100, 106, 112, 118, 125, 140, 150, 160, 180, 200, 224, 250]
const spb = [112, 118, 125, 132, 140, 150, 160, 170, 180, 200, 224, 250, 280, 315]
const inch = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16]
const z = [10, 12, 14, 15, 16, 18, 20, 22, 24, 25, 28, 30, 32, 36, 40, 44, 48, 60]

export const pulleys: readonly Product[] = [
  taperPulleys('SPZ', 1, spz, 190),
  taperPulleys('SPZ', 2, spz, 240),
  taperPulleys('SPA', 1, spa, 220),
  taperPulleys('SPA', 2, spa, 280),
  taperPulleys('SPA', 3, spa.slice(3), 210),
  taperPulleys('SPB', 2, spb, 230),
  taperPulleys('SPB', 3, spb.slice(1), 220),
  taperPulleys('SPB', 4, spb.slice(4), 150),
  inchPulleys('A', 1, inch, 560),
  inchPulleys('A', 2, inch, 480),
  inchPulleys('B', 1, inch.slice(1), 470),
  inchPulleys('B', 2, inch.slice(1), 440),
  inchPulleys('B', 3, inch.slice(2), 290),
  timingPulleys('XL', 9.5, '037', z, 240),
  timingPulleys('L', 12.7, '050', z.slice(0, 16), 200),
  timingPulleys('H', 25.4, '100', z.slice(2, 17), 190),
  timingPulleys('3M', 9, '9', z.slice(3), 170),
  timingPulleys('5M', 15, '15', z.slice(2), 260),
  timingPulleys('8M', 30, '30', [22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 44, 48, 56, 64], 230),
  timingPulleys('T5', 10, '10', z, 150),
]
