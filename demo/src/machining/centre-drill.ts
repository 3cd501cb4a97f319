import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { din333A, din333B } from '../standards/drills.ts'
import { categories } from './categories.ts'
import { named, roundMass, say, views, type Pair } from './copy.ts'
import { centreHole, centreTool, spotTool } from './centre-drill.drawing.ts'
import { rotaryDimensions, rotaryRow } from './rotary.drawing.ts'

type Form = 'A' | 'B' | 'R'
const forms: Record<Form, { use: Pair; point: Pair; cost: number }> = {
  A: {
    use: [
      'Drills the 60° centre hole for turning and grinding between centres in one go.',
      'Membuat lubang senter 60° sekali jalan untuk bubut dan gerinda antara dua senter.',
    ],
    point: [
      'Plain 60° cone without guard; the form for daily work',
      'Kerucut 60° tanpa pelindung; bentuk untuk pekerjaan harian',
    ],
    cost: 1,
  },
  B: {
    use: [
      'Cuts a 120° guard outside the 60° cone, so that knocks on the shaft end do not spoil the seat.',
      'Membuat pelindung 120° di luar kerucut 60° sehingga benturan pada ujung poros tidak merusak dudukan.',
    ],
    point: [
      'For shafts that go back between centres for regrinding',
      'Untuk poros yang akan kembali dijepit antara senter saat digerinda ulang',
    ],
    cost: 1.35,
  },
  R: {
    use: [
      'The arched flank bears the centre on a narrow line: it runs true even when the tailstock is a little out of line.',
      'Sisi melengkung menumpu senter pada garis sempit: putaran tetap lurus walau kepala lepas sedikit tidak sejajar.',
    ],
    point: [
      'For precise grinding between centres and for taper turning',
      'Untuk gerinda antara senter yang presisi dan bubut tirus',
    ],
    cost: 1.4,
  },
}

const itemsOf = (form: Form): Item[] =>
  (form === 'B' ? din333B : din333A).map(([pilot, shank, overall]) => ({
    sku: `CTD-${form}${pilot.toFixed(2)}`,
    name: named(
      `Centre drill DIN 333 ${form} ${pilot} × ${shank} mm`,
      `Center drill DIN 333 ${form} ${pilot} × ${shank} mm`,
    ),
    uom: 'pcs',
    price: rupiah((21_000 + shank ** 1.9 * 520) * forms[form].cost),
    weight: roundMass(shank, overall, 0.9),
    demand: pilot >= 2 && pilot <= 4 ? 0.95 : 0.6,
    attributes: {
      standard: `DIN 333 ${form}`,
      material: named('HSS-G, ground', 'HSS-G, digerinda'),
      drill_diameter: pilot,
      shank_diameter: shank,
      overall_length: overall,
      point_angle: 60,
    },
  }))

/** Spotting drills: diameter, flute length and overall length in mm are the maker's. */
const spots = [
  [4, 12, 52],
  [5, 14, 60],
  [6, 16, 66],
  [8, 21, 79],
  [10, 25, 89],
  [12, 30, 102],
  [16, 35, 115],
  [20, 40, 131],
] as const

const spotting = (angle: 90 | 120): Product => ({
  code: `NC-SPOT-${angle}`,
  name: named(`NC spotting drill ${angle}°, HSS-Co`, `Spotting drill NC ${angle}°, HSS-Co`),
  description: say(
    [
      angle === 90
        ? [
            'Short, stiff drill that marks the place of a hole and chamfers its edge by 45° in the same stroke.',
            'Bor pendek dan kaku yang menandai letak lubang sekaligus membuat chamfer 45° pada tepinya.',
          ]
        : [
            'Blunt point ahead of 118° HSS drills: the following drill starts at its web and does not wander.',
            'Ujung tumpul sebelum bor HSS 118°: bor berikutnya mulai dari intinya dan tidak melenceng.',
          ],
    ],
    [
      [
        'Depth for a chamfer: half the chamfer diameter at 90°, 0.29 times at 120°',
        'Kedalaman untuk chamfer: separuh diameter chamfer pada 90°, 0.29 kali pada 120°',
      ],
      [
        'For lathes and machining centres; not for through holes',
        'Untuk bubut dan mesin CNC; bukan untuk lubang tembus',
      ],
      ['Not needed ahead of solid carbide drills of 140°', 'Tidak diperlukan sebelum bor karbida 140°'],
    ],
    [
      [['Point', 'Ujung'], `${angle}°`],
      [['Material', 'Bahan'], 'HSS-Co 5%'],
      [
        ['Shank', 'Tangkai'],
        ['As cutting diameter, h6', 'Sama dengan diameter potong, h6'],
      ],
    ],
  ),
  category: categories.centreDrills,
  brand: 'Potongka',
  popularity: angle === 90 ? 300 : 180,
  pictures: views({
    dimensions: () => rotaryDimensions(spotTool(10, 25, 89, angle)),
    shaded: () =>
      rotaryRow(
        [spotTool(6, 16, 66, angle), spotTool(10, 25, 89, angle), spotTool(16, 35, 115, angle)],
        `NC ${angle}°`,
      ),
  }),
  items: spots.map(([diameter, flute, overall]) => ({
    sku: `NCS${angle}-${diameter}`,
    name: named(
      `NC spotting drill ${angle}° Ø ${diameter} mm`,
      `Spotting drill NC ${angle}° Ø ${diameter} mm`,
    ),
    uom: 'pcs',
    price: rupiah(58_000 + diameter ** 1.8 * 1_250),
    weight: roundMass(diameter, overall, 0.9),
    attributes: {
      material: named('HSS-Co 5%', 'HSS-Co 5%'),
      drill_diameter: diameter,
      flute_length: flute,
      overall_length: overall,
      point_angle: angle,
    },
  })),
})

export const centreDrills: readonly Product[] = [
  ...(['A', 'R', 'B'] as const).map((form): Product => {
    const sizes = form === 'B' ? din333B : din333A
    const [pilot, shank, overall] = sizes[4]
    return {
      code: `CENTRE-DRILL-${form}`,
      name: named(`Centre drill DIN 333 form ${form}, HSS`, `Center drill DIN 333 bentuk ${form}, HSS`),
      description: say(
        [forms[form].use],
        [
          forms[form].point,
          [
            'Double ended: turn it round when one pilot is blunt',
            'Dua ujung: balik bila ujung yang satu tumpul',
          ],
          [
            'High speed, light feed and oil: the thin pilot breaks when chips pack',
            'Putaran tinggi, feed ringan, dan oli: ujung pemandu patah bila geram menyumbat',
          ],
        ],
        [
          [['Standard', 'Standar'], `DIN 333 ${form}, ISO 866/2540/2541`],
          [
            ['Material', 'Bahan'],
            ['Ground high-speed steel', 'Baja kecepatan tinggi digerinda'],
          ],
          [
            ['Pilot of 2.5 mm', 'Ujung 2.5 mm'],
            ['For shafts of about 16 to 32 mm', 'Untuk poros sekitar 16 sampai 32 mm'],
          ],
        ],
      ),
      category: categories.centreDrills,
      brand: 'Tajamka',
      popularity: form === 'A' ? 520 : form === 'B' ? 260 : 170,
      pictures: views({
        dimensions: () => rotaryDimensions(centreTool(form, pilot, shank, overall)),
        shaded: () =>
          rotaryRow(
            [2, 4, 6].map((place) =>
              centreTool(form, ...((sizes[place] ?? sizes[4]) as readonly [number, number, number])),
            ),
            `DIN 333 ${form}`,
          ),
        section: () => centreHole(form, pilot, shank),
      }),
      items: itemsOf(form),
    }
  }),
  spotting(90),
  spotting(120),
]
