import type { Product, Text } from '../catalogue/model.ts'
import { cableProduct, cableItems, cablePictures, type CableType, type Make } from './cable.ts'
import { categories } from './categories.ts'
import { description, named, text, type Pair } from './texts.ts'

const pvc: Text = text('Copper, PVC', 'Tembaga, PVC')
const jz: CableType = {
  type: 'YSLY-JZ',
  sku: 'YSLY',
  standard: 'IEC 60228 class 5',
  voltage: '300/500 V',
  flexible: true,
  colour: 'GR',
  tone: 'mid',
  material: pvc,
  sheath: (bundle) => 0.6 + bundle * 0.035,
}
const liycy: CableType = { ...jz, type: 'LiYCY', sku: 'LIYCY', voltage: '250 V', screen: 'braid' }
const instrument: CableType = {
  ...jz,
  type: 'RE-2Y(St)Y',
  sku: 'RE2Y',
  standard: 'EN 50288-7',
  voltage: '300 V',
  screen: 'foil',
  colour: 'BU',
  tone: 'deep',
  material: text('Copper, PE insulation, PVC sheath', 'Tembaga, isolasi PE, selubung PVC'),
  sheath: (bundle) => 0.9 + bundle * 0.03,
}
const screened: CableType = {
  ...jz,
  type: 'YSLYCY-JZ',
  sku: 'YSLYCY',
  screen: 'braid',
  colour: 'TR',
  tone: 'white',
}

const use: Record<number, Pair> = {
  0.5: [
    'Small cross-section for signals, limit switches and pilot lamps.',
    'Penampang kecil untuk sinyal, limit switch, dan pilot lamp.',
  ],
  0.75: [
    'The usual cross-section for 24 V control circuits of machines.',
    'Penampang paling lazim untuk rangkaian kontrol 24 V pada mesin.',
  ],
  1: [
    'For control circuits whose runs are long enough that 0.75 mm² loses too much voltage.',
    'Untuk rangkaian kontrol yang jaraknya cukup jauh sehingga 0,75 mm² kehilangan tegangan terlalu besar.',
  ],
  1.5: [
    'Carries valve groups, brakes and small motors up to 16 A.',
    'Memasok kelompok katup, rem, dan motor kecil sampai 16 A.',
  ],
  2.5: [
    'For motors and heaters of a machine, fused up to 25 A.',
    'Untuk motor dan pemanas mesin dengan pengaman sampai 25 A.',
  ],
}

const several = (
  type: CableType,
  area: number,
  cores: readonly number[],
  code: string,
  prefix: (n: number) => string,
): Product['items'] =>
  cores.flatMap((count) => cableItems(type, { cores: count, areas: [area], code, times: prefix(count) }))

const plain: readonly Product[] = [0.5, 0.75, 1, 1.5, 2.5].map((area): Product => {
  const counts = area < 1.5 ? [2, 3, 4, 5, 7, 12, 18, 25] : [3, 4, 5, 7, 12, 18]
  const times = (count: number): string => (count === 2 ? '2 ×' : `${count}G`)
  const make: Make = { cores: 7, areas: [area], code: '', times: '7G' }
  return {
    code: `CABLE-YSLY-${String(area).replace('.', '')}`,
    name: named(
      'YSLY-JZ control cable, numbered cores, #0 mm²',
      'Kabel kontrol YSLY-JZ, core bernomor, #0 mm²',
      area,
    ),
    description: description(
      [
        [
          'Flexible control cable for machine tools, conveyors and plant, laid loose or in trays indoors.',
          'Kabel kontrol fleksibel untuk mesin perkakas, konveyor, dan instalasi pabrik, dipasang bebas atau di rak kabel dalam ruangan.',
        ],
        use[area] ?? use[1] ?? ['', ''],
      ],
      [
        [
          'Black cores with white numbers every few centimetres, plus green-yellow from three cores upwards',
          'Inti hitam bernomor putih setiap beberapa sentimeter, ditambah hijau-kuning mulai tiga inti',
        ],
        ['Sheath withstands cutting oil and coolants', 'Selubung tahan minyak potong dan cairan pendingin'],
        [
          'For occasional movement; drag chains need a chain cable',
          'Untuk gerakan sesekali; rantai energi memerlukan kabel khusus rantai',
        ],
        [
          'Leave one core in five spare: signals are often added later',
          'Sisakan satu dari lima inti sebagai cadangan karena sinyal mesin selalu bertambah',
        ],
      ],
      [
        ['conductor', 'Copper, class 5', 'Tembaga, kelas 5'],
        [
          'bend',
          '4 × outside diameter fixed, 15 × moved',
          '4 × diameter luar terpasang tetap, 15 × bergerak',
        ],
        ['fire', 'Flame retardant, IEC 60332-1-2', 'Menghambat nyala, IEC 60332-1-2'],
        [
          'temperature',
          '−40 to +80 °C fixed, −5 to +70 °C moved',
          '−40 sampai +80 °C tetap, −5 sampai +70 °C bergerak',
        ],
      ],
    ),
    category: categories.controlCables,
    brand: area < 1 ? 'Kabelaya' : 'Arusindra',
    popularity: 640 - Math.round(Math.abs(area - 0.75) * 90),
    pictures: cablePictures(jz, make, area),
    items: several(jz, area, counts, '', times),
  }
})

const shielded: readonly Product[] = [0.25, 0.34, 0.5, 0.75, 1].map((area): Product => ({
  code: `CABLE-LIYCY-${String(area).replace('.', '')}`,
  name: named('LiYCY screened signal cable, #0 mm²', 'Kabel sinyal LiYCY ber-screen, #0 mm²', area),
  description: description(
    [
      [
        'Signal cable with a braid of tinned copper for sensors, scales, encoders and serial interfaces beside power cables.',
        'Kabel sinyal dengan anyaman tembaga berlapis timah untuk sensor, timbangan, encoder, dan antarmuka serial di dekat kabel daya.',
      ],
      area < 0.5
        ? [
            'The thin cores fit solder cups and the small clamps of sensor plugs.',
            'Inti yang halus muat pada mangkuk solder dan jepitan kecil steker sensor.',
          ]
        : [
            'The heavier cores keep the voltage drop small on runs of up to 100 m.',
            'Inti yang lebih besar menjaga rugi tegangan tetap kecil pada jarak sampai 100 m.',
          ],
    ],
    [
      [
        'Earth the braid on its full circumference, not by a twisted tail',
        'Bumikan anyaman pada seluruh kelilingnya, bukan lewat ekor yang dipilin',
      ],
      [
        'Analogue signals: screen on one side; inverters and bus lines: on both',
        'Sinyal analog: screen satu sisi; inverter dan jalur bus: dua sisi',
      ],
      ['Core colours after DIN 47100', 'Warna inti menurut DIN 47100'],
    ],
    [
      ['conductor', 'Copper, fine strands', 'Tembaga serabut halus'],
      ['screen', 'Tinned copper braid, 85 % covered', 'Anyaman tembaga berlapis timah, cakupan 85 %'],
      ['bend', '6 × outside diameter fixed', '6 × diameter luar terpasang tetap'],
      ['temperature', '−30 to +80 °C', '−30 sampai +80 °C'],
    ],
  ),
  category: categories.controlCables,
  brand: 'Kabelaya',
  popularity: 520 - Math.round(Math.abs(area - 0.5) * 100),
  pictures: cablePictures(liycy, { cores: area < 0.5 ? 8 : 5, areas: [area], code: '' }, area),
  items: several(liycy, area, [2, 3, 4, 5, 6, 8, 10, 12], '', (count) => `${count} ×`),
}))

const motorCables: readonly Product[] = [3, 4].map((count) =>
  cableProduct(
    screened,
    { cores: count, areas: [1, 1.5, 2.5, 4, 6, 10, 16], code: `CABLE-YSLYCY-${count}G`, times: `${count}G` },
    2.5,
    {
      name: [
        `YSLYCY-JZ screened motor cable, ${count} cores`,
        `Kabel motor ber-screen YSLYCY-JZ, ${count} core`,
      ],
      lead: [
        [
          'Links inverters and their motors and keeps the radio noise of fast switching inside the braid.',
          'Menghubungkan inverter dengan motornya dan menahan gangguan radio akibat penyakelaran cepat di dalam anyaman.',
        ],
        count === 4
          ? [
              'Three phases and earth in one sheath, the standard way to a three-phase motor.',
              'Tiga fasa dan pembumian dalam satu selubung, cara baku menuju motor tiga fasa.',
            ]
          : [
              'Two cores and earth, for brakes, single-phase fans and heaters in the same run.',
              'Dua inti dan pembumian untuk rem, kipas satu fasa, dan pemanas di jalur yang sama.',
            ],
      ],
      points: [
        [
          'Clamp the braid flat on the mounting plate and in an EMC gland at the motor',
          'Jepit anyaman rata pada pelat dudukan dan pada cable gland EMC di sisi motor',
        ],
        [
          'Keep 20 cm away from signal cables; cross them at right angles',
          'Beri jarak 20 cm dari kabel sinyal; bila bersilangan harus tegak lurus',
        ],
        [
          'Above 50 m length the inverter needs a motor choke',
          'Di atas 50 m inverter memerlukan reaktor sisi motor',
        ],
      ],
      data: [
        ['conductor', 'Copper, class 5', 'Tembaga, kelas 5'],
        ['screen', 'Tinned copper braid', 'Anyaman tembaga berlapis timah'],
        ['sheath', 'Transparent PVC, the braid is seen', 'PVC transparan, anyaman terlihat'],
        ['temperature', '−5 to +70 °C', '−5 sampai +70 °C'],
      ],
      category: categories.controlCables,
      brand: 'Kabelaya',
      popularity: 430 + count * 10,
    },
  ),
)

const pairs: readonly Product[] = [0.75, 1, 1.5].map((area): Product => ({
  code: `CABLE-INSTRUMENT-${String(area).replace('.', '')}`,
  name: named(
    'Instrument cable, twisted pairs, overall screen, #0 mm²',
    'Kabel instrumen, pasangan pilin, screen keseluruhan, #0 mm²',
    area,
  ),
  description: description(
    [
      [
        'For 4–20 mA loops, transmitters and positioners in plants. Each pair is twisted, and a foil with drain wire lies over all of them.',
        'Untuk loop 4–20 mA, transmiter, dan positioner di pabrik. Setiap pasang dipilin, dengan foil dan kawat pembumian menutupi semuanya.',
      ],
      area > 1
        ? [
            'Its low resistance serves long field runs to the control room.',
            'Tahanannya yang rendah cocok untuk tarikan jauh dari lapangan ke ruang kontrol.',
          ]
        : ['The usual size between field box and cabinet.', 'Ukuran lazim antara box lapangan dan kabinet.'],
    ],
    [
      ['Blue sheath marks intrinsically safe circuits', 'Selubung biru menandai rangkaian aman intrinsik'],
      ['Pairs are numbered, cores black and white', 'Pasangan bernomor, inti hitam dan putih'],
      ['Earth the drain wire in the control room only', 'Bumikan kawat pembumian hanya di ruang kontrol'],
    ],
    [
      ['conductor', 'Copper, stranded', 'Tembaga pilin'],
      ['insulation', 'PE'],
      ['screen', 'Aluminium foil, drain wire 0.5 mm²', 'Foil aluminium, kawat pembumian 0,5 mm²'],
      ['temperature', '−20 to +70 °C', '−20 sampai +70 °C'],
    ],
  ),
  category: categories.controlCables,
  brand: 'Kabelaya',
  popularity: 360 - area * 40,
  displayPrice: area !== 1.5,
  pictures: cablePictures(
    instrument,
    { cores: 8, areas: [area], code: '', times: '4 × 2 ×', pairs: true },
    area,
  ),
  items: [1, 2, 4, 8, 12, 16].flatMap((count) =>
    cableItems(instrument, { cores: count * 2, areas: [area], code: '', times: `${count} × 2 ×` }),
  ),
}))

/** Control, signal and instrument cables. */
export const controlCables: readonly Product[] = [...plain, ...shielded, ...motorCables, ...pairs]
