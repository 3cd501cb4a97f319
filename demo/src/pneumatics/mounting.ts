import type { Product, Text } from '../catalogue/model.ts'
import { iso15552 } from '../standards/iso15552.ts'
import { iso6432 } from '../standards/iso6432.ts'
import { iso8139, iso8140 } from '../standards/iso8140.ts'
import { categories } from './categories.ts'
import { lineProduct, turnedPictures, type Line, type Size, withNumbers } from './line.ts'
import {
  clevisSide,
  clevisSpace,
  eyeSide,
  eyeSpace,
  flangeSide,
  flangeSpace,
  footSide,
  footSpace,
  jointPieces,
  rearSide,
  rearSpace,
  sensorMounted,
  sensorSide,
} from './mounting.drawing.ts'
import { hex } from './turning.drawing.ts'
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
    size: t(`for bore ${bore} mm`, `untuk diameter ${bore} mm`),
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
      t('Also fits ISO 21287 from bore 32', 'Juga cocok untuk ISO 21287 mulai diameter 32'),
    ],
    data: [['material', steel]],
    category: categories.mountings,
    brand: 'Anginara',
    popularity: 420,
    pictures: [
      { view: 'dimensions', draw: () => footSide(plateOf(50, 'ISO 15552 · Ø50')) },
      { view: 'shaded', draw: () => footSpace(plateOf(50, 'ISO 15552 · Ø50')) },
    ],
    sizes: boreSizes('', 21_000, 92, () => ({ material: steel }), 'pair'),
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
      { view: 'dimensions', draw: () => flangeSide(plateOf(50, 'ISO 15552 · Ø50')) },
      { view: 'shaded', draw: () => flangeSpace(plateOf(50, 'ISO 15552 · Ø50')) },
    ],
    sizes: boreSizes('', 24_000, 110, () => ({ material: steel })),
  },
  ...(
    [
      [
        'MTC',
        2,
        t('Female rear clevis', 'Garpu belakang'),
        t(
          'Rear clevis with two lugs and a pin: lets the cylinder swing in one plane, as lids, gates and levers ask for.',
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
        t(
          'Use a rod clevis or rod eye at the other end',
          'Gunakan garpu batang atau mata batang di ujung lain',
        ),
        t('Grease the pin every 500,000 strokes', 'Beri gemuk pada pin setiap 500.000 langkah'),
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
      t('One foot is enough up to 50 mm of stroke', 'Satu kaki cukup hingga langkah 50 mm'),
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
        draw: () => footSide({ title: 'ISO 6432 · M16 × 1.5', E: 32, TG: 21, B: 16, hole: 5.5 }),
      },
      {
        view: 'shaded',
        draw: () => footSpace({ title: 'ISO 6432 · M16 × 1.5', E: 32, TG: 21, B: 16, hole: 5.5 }),
      },
    ],
    sizes: (
      [
        ['M12 × 1.25', 'bore 8, 10', 'diameter 8, 10', 12],
        ['M16 × 1.5', 'bore 12, 16', 'diameter 12, 16', 16],
        ['M22 × 1.5', 'bore 20, 25', 'diameter 20, 25', 22],
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

const rods = Object.keys(iso8140) as (keyof typeof iso8140)[]
const eyes = Object.keys(iso8139) as (keyof typeof iso8139)[]
const rodKey = (rod: string): string => rod.split(' ')[0] ?? rod
const nominal = (rod: string): number => Number(rodKey(rod).slice(1))
const forBores = (rod: string): Text => {
  const list = [...Object.entries(iso6432), ...Object.entries(iso15552)]
    .filter(([, size]) => size.KK === rod)
    .map(([bore]) => bore)
    .join(', ')
  return list === ''
    ? t('special rods', 'batang khusus')
    : t(`cylinders of bore ${list}`, `silinder diameter ${list}`)
}
const c = iso8140['M10 × 1.25']
const e = iso8139['M10 × 1.25']
const ends: readonly Line[] = [
  {
    code: 'RCL',
    what: t('Rod clevis', 'Garpu batang'),
    name: t('Rod clevis ISO 8140 with pin', 'Garpu batang ISO 8140 dengan pin'),
    lead: [
      t(
        'Fork for the piston rod with a pin and retaining ring: joins the rod to a lever or plate that swings in one plane.',
        'Garpu untuk batang piston dengan pin dan ring penahan: menghubungkan batang ke tuas atau pelat yang berayun dalam satu bidang.',
      ),
    ],
    points: [
      t('Lock it on the rod with the nut', 'Kunci pada batang dengan mur'),
      t(
        'Length is set by the thread: screw in at least once its diameter',
        'Panjang disetel lewat ulir: masukkan sedikitnya sepanjang diameternya',
      ),
      t(
        'No side load: use a rod eye where the plane is not true',
        'Tanpa beban samping: gunakan mata batang bila bidangnya tidak tepat',
      ),
    ],
    data: [
      ['material', steel],
      ['standard', 'ISO 8140 / DIN 71752'],
    ],
    category: categories.rodEnds,
    brand: 'Pneusara',
    popularity: 460,
    pictures: [
      {
        view: 'dimensions',
        draw: () => clevisSide('ISO 8140 · M10 × 1.25', 'M10 × 1.25', c.pin, c.slot, c.outside, c.length),
      },
      {
        view: 'shaded',
        draw: () => clevisSpace('ISO 8140 · M10 × 1.25', c.pin, c.slot, c.outside, c.length),
      },
    ],
    sizes: rods.map((rod) => ({
      key: rodKey(rod),
      size: t(`${rod} for ${forBores(rod).en}`, `${rod} untuk ${forBores(rod).id}`),
      attributes: {
        standard: 'ISO 8140',
        rod_thread: rod,
        pivot: iso8140[rod].pin,
        width: iso8140[rod].slot,
        length: iso8140[rod].length,
        material: steel,
      },
      price: 12_000 + nominal(rod) ** 1.7 * 620,
      weight: nominal(rod) ** 2.6 * 0.27,
      demand: 0.7,
    })),
  },
  {
    code: 'REY',
    what: t('Rod eye', 'Mata batang'),
    name: t('Spherical rod eye ISO 8139, female thread', 'Mata batang bola ISO 8139, ulir dalam'),
    lead: [
      t(
        'Ball joint on the piston rod that gives way in every direction and so keeps misalignment away from the rod bearing.',
        'Sambungan bola pada batang piston yang dapat menyudut ke segala arah sehingga ketidaksegarisan tidak membebani bantalan batang.',
      ),
    ],
    points: [
      t('Tilts up to about 13° to either side', 'Dapat miring sekitar 13° ke tiap sisi'),
      t(
        'Maintenance-free with PTFE liner; not for shock loads',
        'Bebas perawatan dengan lapisan PTFE; tidak untuk beban kejut',
      ),
      t('Lock it on the rod with the nut', 'Kunci pada batang dengan mur'),
    ],
    data: [
      ['material', t('Steel, bronze, PTFE', 'Baja, perunggu, PTFE')],
      ['standard', 'ISO 8139'],
    ],
    category: categories.rodEnds,
    brand: 'Hembusa',
    popularity: 430,
    pictures: [
      {
        view: 'dimensions',
        draw: () => eyeSide('ISO 8139 · M10 × 1.25', 'M10 × 1.25', e.bore, e.ball, e.width, e.length),
      },
      { view: 'shaded', draw: () => eyeSpace('ISO 8139 · M10 × 1.25', e.bore, e.ball, e.width, e.length) },
    ],
    sizes: eyes.map((rod) => ({
      key: rodKey(rod),
      size: t(`${rod} for ${forBores(rod).en}`, `${rod} untuk ${forBores(rod).id}`),
      attributes: {
        standard: 'ISO 8139',
        rod_thread: rod,
        pivot: iso8139[rod].bore,
        width: iso8139[rod].ball,
        length: iso8139[rod].length,
        material: t('Steel, bronze, PTFE', 'Baja, perunggu, PTFE'),
      },
      price: 38_000 + nominal(rod) ** 1.8 * 640,
      weight: nominal(rod) ** 2.5 * 0.25,
      demand: 0.65,
    })),
  },
  {
    code: 'RFJ',
    what: t('Floating joint', 'Sambungan apung'),
    name: t(
      'Floating joint for piston rods, self-aligning',
      'Sambungan apung untuk batang piston, menyesuaikan sendiri',
    ),
    lead: [
      t(
        'Screwed between rod and load, it takes up an offset of up to 1 mm and some degrees of tilt, which spares the seals of guided slides.',
        'Dipasang antara batang dan beban, menyerap pergeseran hingga 1 mm dan kemiringan beberapa derajat sehingga seal pada meluncur berpemandu lebih awet.',
      ),
    ],
    points: [
      t('For push and pull without play to speak of', 'Untuk dorong dan tarik nyaris tanpa kelonggaran'),
      t('Hold the housing with a spanner, never the rod', 'Tahan rumahnya dengan kunci, jangan batangnya'),
      t('Not for turning motion', 'Tidak untuk gerak putar'),
    ],
    data: [['material', t('Steel, burnished', 'Baja blackening')]],
    category: categories.rodEnds,
    brand: 'Hembusa',
    popularity: 300,
    pictures: turnedPictures(
      'M10 × 1.25',
      jointPieces(10),
      8,
      [6, 10, 16].map((d) => ({ pieces: jointPieces(d), text: `M${d}` })),
    ),
    sizes: rods
      .slice(1)
      .concat([])
      .map((rod) => ({
        key: rodKey(rod),
        size: rod,
        attributes: { rod_thread: rod, material: t('Steel, burnished', 'Baja blackening') },
        price: 58_000 + nominal(rod) ** 1.8 * 820,
        weight: nominal(rod) ** 2.5 * 0.5,
        demand: 0.5,
      })),
  },
  {
    code: 'RNT',
    what: t('Rod nut', 'Mur batang'),
    name: t('Rod lock nut, low, fine thread', 'Mur pengunci batang, tipis, ulir halus'),
    lead: [
      t(
        'Thin nut with the fine threads of cylinder rods, to lock clevises, eyes and plates.',
        'Mur tipis dengan ulir halus batang silinder, untuk mengunci garpu, mata, dan pelat.',
      ),
    ],
    points: [
      t('One is supplied with each cylinder', 'Satu buah sudah disertakan pada tiap silinder'),
      t('Strength class 04', 'Kelas kekuatan 04'),
      t(
        'Check pitch as well as diameter: M10 rods are 1.25',
        'Periksa jarak ulir selain diameter: batang M10 memakai 1,25',
      ),
    ],
    data: [['material', steel]],
    category: categories.rodEnds,
    brand: 'Pneusara',
    popularity: 240,
    pictures: turnedPictures(
      'M16 × 1.5',
      [hex(8, 24, { dia: 's 24' })],
      16,
      [10, 16, 20].map((d) => ({ pieces: [hex(d * 0.5, d * 1.5)], text: `M${d}` })),
    ),
    sizes: rods.map((rod) => ({
      key: rodKey(rod),
      size: rod,
      attributes: { rod_thread: rod, material: steel, height: nominal(rod) * 0.5 },
      price: 1_500 + nominal(rod) ** 1.5 * 110,
      weight: nominal(rod) ** 2.7 * 0.03,
      demand: 0.8,
    })),
    minimum: 5,
  },
]

type Sensor = readonly [
  code: string,
  what: Text,
  lead: Text,
  outputs: readonly string[],
  length: number,
  cost: number,
  popularity: number,
  point: Text,
  brand: Line['brand'],
]
const reedText = t(
  'Reed switch: works on AC and DC, needs no supply of its own. For PLC inputs and relays up to 100 mA.',
  'Sensor reed: dapat AC maupun DC, tidak memerlukan catu daya sendiri. Untuk masukan PLC dan relai hingga 100 mA.',
)
const solidText = t(
  'Magneto-resistive switch without moving contacts: exact, quick and not worn by millions of strokes.',
  'Sensor magnetoresistif tanpa kontak bergerak: teliti, cepat, dan tidak aus oleh jutaan langkah.',
)
const sensorList: readonly Sensor[] = [
  [
    'SNT-R',
    t('Cylinder sensor T-slot reed', 'Sensor silinder alur T reed'),
    reedText,
    ['Reed 2-wire'],
    30,
    62_000,
    560,
    t('Protect it from inductive loads with a diode', 'Lindungi dari beban induktif dengan dioda'),
    'Pneusara',
  ],
  [
    'SNT-E',
    t('Cylinder sensor T-slot electronic', 'Sensor silinder alur T elektronik'),
    solidText,
    ['PNP', 'NPN'],
    30,
    118_000,
    540,
    t('10 to 30 V DC, 100 mA, short-circuit proof', '10 sampai 30 V DC, 100 mA, tahan hubung singkat'),
    'Anginara',
  ],
  [
    'SNC-R',
    t('Cylinder sensor C-slot reed', 'Sensor silinder alur C reed'),
    reedText,
    ['Reed 2-wire'],
    25,
    66_000,
    380,
    t(
      'Fits the round slot of compact and guided cylinders',
      'Cocok untuk alur bulat silinder kompak dan berpemandu',
    ),
    'Pneusara',
  ],
  [
    'SNC-E',
    t('Cylinder sensor C-slot electronic', 'Sensor silinder alur C elektronik'),
    solidText,
    ['PNP', 'NPN'],
    24,
    124_000,
    360,
    t('10 to 30 V DC, 100 mA, short-circuit proof', '10 sampai 30 V DC, 100 mA, tahan hubung singkat'),
    'Hembusa',
  ],
]
const leads = [
  ['2', 2, false, t('cable 2 m', 'kabel 2 m')],
  ['5', 5, false, t('cable 5 m', 'kabel 5 m')],
  ['M8', 0.3, true, t('plug M8, cable 0.3 m', 'konektor M8, kabel 0,3 m')],
] as const
const sensors: readonly Product[] = sensorList.map(
  ([code, what, lead, outputs, length, cost, popularity, point, brand]) =>
    lineProduct({
      code,
      what,
      name: t(`${what.en}, with LED`, `${what.id}, dengan LED`),
      lead: [
        lead,
        t(
          'Slides into the groove of the barrel and is held by a screw; the LED shows when the magnet of the piston stands under it.',
          'Dimasukkan ke alur tabung dan dikunci sekrup; LED menyala saat magnet piston berada di bawahnya.',
        ),
      ],
      points: [
        point,
        t('Tighten the screw with 0.2 Nm only', 'Kencangkan sekrup hanya 0,2 Nm'),
        t(
          'Keep 20 mm from other magnets and welding cables',
          'Jaga jarak 20 mm dari magnet lain dan kabel las',
        ),
      ],
      data: [
        ['protection', 'IP67'],
        ['temperature', t('−10 to +70 °C', '−10 sampai +70 °C')],
        ['cable', t('PUR, 2.8 mm', 'PUR, 2,8 mm')],
      ],
      category: categories.sensors,
      brand,
      popularity,
      pictures: [
        { view: 'dimensions', draw: () => sensorSide(code, length, false, '2 m') },
        { view: 'mounted', draw: () => sensorMounted(code) },
        { view: 'detail', draw: () => sensorSide(`${code} · M8`, length, true, '0.3 m') },
      ],
      sizes: outputs.flatMap((output) =>
        leads.map(([key, metres, plug, text]): Size => ({
          key: `${output.charAt(0)}${key}`,
          size: {
            en: `${output}, ${text.en}`,
            id: `${output === 'Reed 2-wire' ? 'reed 2 kabel' : output}, ${text.id}`,
          },
          attributes: {
            switch_output: output === 'Reed 2-wire' ? t('Reed, 2 wires', 'Reed, 2 kabel') : output,
            cable_length: metres,
            connection: plug ? t('Plug M8', 'Konektor M8') : t('Open leads', 'Kabel lepas'),
          },
          price: cost + metres * 6_500 + (plug ? 24_000 : 0),
          weight: 12 + metres * 14,
          demand: key === '2' ? 0.9 : 0.5,
        })),
      ),
    }),
)

const smcNumbers = [
  ['D-A93', t('Reed, 2 wires', 'Reed, 2 kabel'), 0.5],
  ['D-A93L', t('Reed, 2 wires', 'Reed, 2 kabel'), 3],
  ['D-M9N', 'NPN', 0.5],
  ['D-M9NL', 'NPN', 3],
  ['D-M9P', 'PNP', 0.5],
  ['D-M9PL', 'PNP', 3],
  ['D-M9B', t('Electronic, 2 wires', 'Elektronik, 2 kabel'), 0.5],
  ['D-M9BL', t('Electronic, 2 wires', 'Elektronik, 2 kabel'), 3],
] as const
const smc: Product = ((): Product => {
  const product = lineProduct({
    code: 'SDA',
    what: t('SMC auto switch', 'Sensor silinder SMC'),
    name: t(
      'SMC auto switch D-A93 and D-M9, direct mounting',
      'Sensor silinder SMC D-A93 dan D-M9, pasang langsung',
    ),
    lead: [
      t(
        'Switches for the grooves of the CDQ2, CP96 and MGP cylinders: D-A93 is a reed switch, the D-M9 series is electronic.',
        'Sensor untuk alur silinder CDQ2, CP96, dan MGP: D-A93 adalah sensor reed, seri D-M9 elektronik.',
      ),
    ],
    points: [
      t('L at the end: 3 m lead instead of 0.5 m', 'L di akhir: kabel 3 m, bukan 0,5 m'),
      t('Screw included; torque 0.05 to 0.15 Nm', 'Termasuk sekrup; torsi 0,05 sampai 0,15 Nm'),
      t('Some cylinders need a mounting bracket as well', 'Beberapa silinder memerlukan braket tambahan'),
    ],
    data: [['protection', 'IP67']],
    category: categories.sensors,
    brand: 'SMC',
    popularity: 640,
    pictures: [
      { view: 'side', draw: () => sensorSide('D-M9N', 22, false, '0.5 m', true) },
      { view: 'mounted', draw: () => sensorMounted('D-M9N') },
    ],
    sizes: smcNumbers.map(([number, output, metres], index) => ({
      key: String(index),
      size: number,
      attributes: { switch_output: output, cable_length: metres },
      price: 158_000 + (index > 1 ? 88_000 : 0) + metres * 9_000,
      weight: 8 + metres * 12,
      demand: 0.6,
    })),
  })
  return withNumbers(
    product,
    smcNumbers.map(([number]) => number),
  )
})()

export const mountings: readonly Product[] = [
  ...mounts.map(lineProduct),
  ...ends.map(lineProduct),
  ...sensors,
  smc,
]
