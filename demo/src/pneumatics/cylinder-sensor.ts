import type { Product, Text } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { lineProduct, withNumbers, type Line, type Size } from './line.ts'
import { sensorMounted, sensorSide } from './cylinder-sensor.drawing.ts'
import { t } from './writing.ts'

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
  'Sensor reed: dapat AC maupun DC, tidak memerlukan power supply sendiri. Untuk masukan PLC dan relay hingga 100 mA.',
)

const solidText = t(
  'Magneto-resistive switch without moving contacts: exact, quick and not worn by millions of strokes.',
  'Sensor magnetoresistif tanpa kontak bergerak: teliti, cepat, dan tidak aus oleh jutaan stroke.',
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
        [
          t('Groove', 'Alur'),
          code.startsWith('SNT')
            ? t('T-slot of profile cylinders', 'alur T silinder profil')
            : t('C-slot of compact and guided cylinders', 'alur C silinder kompak dan berpemandu'),
        ],
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
            en: `${output === 'Reed 2-wire' ? '2-wire' : output}, ${text.en}`,
            id: `${output === 'Reed 2-wire' ? '2 kabel' : output}, ${text.id}`,
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

export const cylinderSensors: readonly Product[] = [...sensors, smc]
