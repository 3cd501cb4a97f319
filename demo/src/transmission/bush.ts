import type { Brand } from '../catalogue/brands.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import {
  bushShaded,
  bushViews,
  lockNut,
  lockNutShaded,
  lockWasher,
  sealSection,
  sealShaded,
  sleeveSection,
  sleeveShaded,
} from './bush.drawing.ts'
import { categories } from './categories.ts'
import { chapter, chosen, compose, rounded, t } from './compose.ts'
import {
  keyWidth,
  lockNutSizes,
  lockWasherSizes,
  sleeveSizes,
  taperBushSizes,
} from '../standards/shaft-parts.ts'

const steps = [
  9, 10, 11, 12, 14, 15, 16, 18, 19, 20, 22, 24, 25, 28, 30, 32, 35, 38, 40, 42, 45, 48, 50, 55, 60, 65, 70,
  75, 80, 85, 90, 95, 100,
]

const mounting = chapter(
  t('Mounting and removal', 'Pemasangan dan pelepasan'),
  [
    t(
      'Bush and hub pull together over a taper of 8°: clean both, put no oil on the taper.',
      'Bush dan naf saling menarik lewat tirus 8°: bersihkan keduanya, jangan beri oli pada tirusnya.',
    ),
  ],
  [
    t(
      'Line up the half holes, put the screws into those threaded in the hub',
      'Pertemukan lubang setengah, pasang baut pada lubang yang berulir di naf',
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

const taperBushes: Product[] = Object.entries(taperBushSizes).map(
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
            `Menjepit puli, sproket, atau kopling berlubang bush ${size} pada poros ${low} sampai ${high} mm, sekuat suaian panas.`,
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

const steel = t('Carbon steel', 'Baja karbon')
const inox = t('Stainless steel', 'Baja tahan karat')
const nuts = (
  from: number,
  to: number,
  stainless: boolean,
  code: string,
  name: Text,
  popularity: number,
  brand: Brand,
): Product => {
  const rows = lockNutSizes.filter(([number]) => number >= from && number <= to)
  const [n = 5, d = 25, pitch = 1.5, D = 38, B = 7] = rows[Math.floor(rows.length / 2)] ?? []
  const drawn = { d, D, B, thread: `M${d} × ${pitch}`, title: `KM${n}${stainless ? ' A2' : ''}` }
  return {
    code,
    name,
    description: compose(
      [
        t(
          'Holds bearings on shafts and draws them up on adapter sleeves; a tab washer in one of its four slots keeps it from turning back.',
          'Menahan bantalan pada poros dan menariknya naik di selongsong adaptor; ring pengunci pada salah satu dari empat alurnya mencegah mur berputar balik.',
        ),
        stainless
          ? t('Stainless steel A2 for washed machines.', 'Baja tahan karat A2 untuk mesin yang dicuci.')
          : from > 10
            ? t(
                'Large sizes for roller bearings and gearbox shafts.',
                'Ukuran besar untuk bantalan rol dan poros gearbox.',
              )
            : t(
                'Sizes for ball bearings on shafts of 10 to 50 mm.',
                'Ukuran untuk bantalan bola pada poros 10 sampai 50 mm.',
              ),
      ],
      [
        t(
          'Tighten with a hook spanner, not with hammer and chisel',
          'Kencangkan dengan kunci kait (hook spanner), bukan dengan palu dan pahat',
        ),
        t('The chamfered side faces away from the bearing', 'Sisi bertirus menghadap menjauhi bantalan'),
        t('Order a washer MB of the same number', 'Pesan ring MB bernomor sama'),
      ],
      [
        [t('Standard', 'Standar'), 'DIN 981'],
        [t('Thread', 'Ulir'), t('Metric fine', 'Metrik halus')],
        [t('Material', 'Bahan'), stainless ? inox : steel],
      ],
    ),
    category: categories.lockNuts,
    brand,
    popularity,
    pictures: [
      { view: 'dimensions', draw: () => lockNut(drawn) },
      { view: 'shaded', draw: () => lockNutShaded(drawn) },
    ],
    items: rows.map(([number, bore, step, outside, width]): Item => {
      const gram = (outside * outside * 0.94 - bore * bore) * Math.PI * 0.25 * width * 0.00785
      return {
        sku: `LN-KM${number}${stainless ? '-A2' : ''}`,
        name: {
          en: `Lock nut KM${number}, M${bore} × ${step}${stainless ? ', A2' : ''}`,
          id: `Mur pengunci KM${number}, M${bore} × ${String(step).replace('.', ',')}${stainless ? ', A2' : ''}`,
        },
        uom: 'pcs',
        price: rupiah((6_500 + gram * 160) * (stainless ? 3.2 : 1)),
        weight: Math.max(2, Math.round(gram)),
        demand: bore <= 50 ? 0.85 : 0.5,
        attributes: {
          designation: `KM${number}`,
          standard: 'DIN 981',
          thread: `M${bore} × ${step}`,
          outer_diameter: outside,
          width,
          material: stainless ? inox : steel,
        },
      }
    }),
  }
}

const washerProduct: Product = {
  code: 'LOCK-WASHER-MB',
  name: t('Lock washer MB for lock nuts KM', 'Ring pengunci MB untuk mur KM'),
  description: compose(
    [
      t(
        'Thin washer with one inner tab for the groove of the shaft and many outer tabs, of which one is bent into a slot of the nut.',
        'Ring tipis dengan satu lidah dalam untuk alur poros dan banyak lidah luar; salah satunya ditekuk ke alur mur.',
      ),
      t(
        'Secures shaft nuts of bearings, pulleys and gear wheels.',
        'Mengamankan mur poros bantalan, puli, dan roda gigi.',
      ),
    ],
    [
      t(
        'Bend a tab only once: use a new washer each time',
        'Lidah hanya ditekuk sekali: pakai ring baru setiap kali',
      ),
      t('Turn the nut on to the next slot, never back', 'Putar mur maju ke alur berikutnya, jangan mundur'),
      t('Packed by five', 'Kemasan isi lima'),
    ],
    [
      [t('Standard', 'Standar'), 'DIN 5406'],
      [t('Material', 'Bahan'), t('Deep-drawing steel', 'Baja tarik dalam')],
    ],
  ),
  category: categories.lockNuts,
  brand: 'Rodalka',
  popularity: 360,
  pictures: [
    { view: 'dimensions', draw: () => lockWasher({ d: 30, D: 49, B: 1.25, thread: '', title: 'MB6' }) },
    { view: 'shaded', draw: () => lockWasher({ d: 30, D: 49, B: 1.25, thread: '', title: 'MB6' }, true) },
  ],
  items: lockWasherSizes.map(([number, d, D, B]): Item => {
    const gram = Math.max(1, Math.round((D * D * 0.8 - d * d) * Math.PI * 0.25 * B * 0.00785))
    return {
      sku: `LW-MB${number}`,
      name: t(
        `Lock washer MB${number} for ${d} mm, pack of 5`,
        `Ring pengunci MB${number} untuk ${d} mm, isi 5`,
      ),
      uom: 'pack',
      price: rupiah((2_800 + gram * 150) * 5),
      weight: gram * 5,
      demand: 0.75,
      attributes: {
        designation: `MB${number}`,
        standard: 'DIN 5406',
        inner_diameter: d,
        outer_diameter: D,
        thickness: B,
        pack_qty: 5,
      },
    }
  }),
}

const sleeves = (series: '2' | '3' | '23', popularity: number, use: Text, brand: Brand): Product => {
  const lengths = sleeveSizes.filter((row) => row[series] !== undefined)
  const shown = lengths[5] ?? lengths[0]
  const drawn = {
    d1: shown?.d1 ?? 45,
    d: shown?.d ?? 50,
    D: shown?.D ?? 70,
    length: shown?.[series] ?? 35,
    title: `H${series}${shown?.code ?? '10'}`,
  }
  return {
    code: `SLEEVE-H${series}`,
    name: t(`Adapter sleeve H ${series}`, `Selongsong adaptor (adapter sleeve) H ${series}`),
    description: compose(
      [
        t(
          'Slotted sleeve with outside taper 1:12, lock nut and washer: it seats a bearing with tapered bore anywhere on a plain shaft.',
          'Selongsong bercelah bertirus luar 1:12 lengkap dengan mur dan ring pengunci: memasang bantalan berlubang tirus di mana saja pada poros polos.',
        ),
        use,
      ],
      [
        t('Shaft tolerance h9 is enough', 'Toleransi poros h9 sudah cukup'),
        t(
          'Oil the outside of the sleeve, keep its bore dry',
          'Olesi oli pada sisi luar selongsong, biarkan lubangnya kering',
        ),
        t(
          'Tighten until the clearance of the bearing has gone down as its table says',
          'Kencangkan sampai celah bantalan berkurang sesuai tabelnya',
        ),
      ],
      [
        [t('Standard', 'Standar'), 'DIN 5415'],
        [t('Taper', 'Tirus'), '1:12'],
        [t('Supplied with', 'Termasuk'), t('Nut KM and washer MB', 'Mur KM dan ring MB')],
      ],
    ),
    category: categories.sleeves,
    brand,
    popularity,
    pictures: [
      { view: 'dimensions', draw: () => sleeveSection(drawn) },
      { view: 'shaded', draw: () => sleeveShaded(drawn) },
    ],
    items: lengths.map(({ code, d1, d, D, ...all }): Item => {
      const length = all[series] ?? 30
      const gram = Math.round(
        ((d * d - d1 * d1) * length + (D * D - d * d) * length * 0.27) * Math.PI * 0.25 * 0.0076,
      )
      return {
        sku: `AS-H${series}${code}`,
        name: t(
          `Adapter sleeve H${series}${code}, shaft ${d1} mm`,
          `Selongsong adaptor H${series}${code}, poros ${d1} mm`,
        ),
        uom: 'set',
        price: rupiah(28_000 + gram * 150),
        weight: gram,
        demand: d1 <= 60 ? 0.7 : 0.45,
        attributes: {
          designation: `H${series}${code}`,
          shaft_diameter: d1,
          inner_diameter: d1,
          outer_diameter: D,
          length,
          bore_shape: t('Sleeve taper 1:12', 'Tirus selongsong 1:12'),
        },
      }
    }),
  }
}

// Shaft seals

type SealMade = {
  code: string
  prefix: string
  kind: 'TC' | 'SC' | 'TB'
  rubber: 'NBR' | 'FKM'
  low: number
  high: number
  popularity: number
  brand: Brand
  name: Text
  use: Text
}
const sealSizes = [
  '10x22x7',
  '12x22x7',
  '12x25x7',
  '14x28x7',
  '15x25x7',
  '15x30x7',
  '15x35x7',
  '16x28x7',
  '17x30x7',
  '17x35x7',
  '18x30x7',
  '18x35x7',
  '20x30x7',
  '20x35x7',
  '20x40x7',
  '22x35x7',
  '22x40x7',
  '24x40x7',
  '25x35x7',
  '25x40x7',
  '25x42x7',
  '25x47x7',
  '25x52x7',
  '28x40x7',
  '28x47x7',
  '30x40x7',
  '30x42x7',
  '30x47x7',
  '30x52x7',
  '30x55x7',
  '32x45x7',
  '32x47x7',
  '32x52x7',
  '35x47x7',
  '35x50x7',
  '35x52x7',
  '35x55x8',
  '35x62x8',
  '38x52x7',
  '38x55x8',
  '40x52x7',
  '40x55x8',
  '40x60x8',
  '40x62x8',
  '42x62x8',
  '45x60x8',
  '45x62x8',
  '45x65x8',
  '48x62x8',
  '50x65x8',
  '50x68x8',
  '50x72x8',
  '50x80x10',
  '55x72x8',
  '55x75x8',
  '60x75x8',
  '60x80x8',
  '60x85x10',
  '65x85x10',
  '65x90x10',
  '70x90x10',
  '70x95x10',
  '75x95x10',
  '75x100x10',
  '80x100x10',
  '80x105x10',
  '85x105x12',
  '85x110x12',
  '90x110x12',
  '90x120x12',
  '95x120x12',
  '100x120x12',
  '100x125x12',
  '110x130x12',
  '120x150x12',
].map((text) => text.split('x').map(Number))

const lipTab = chapter(
  t('Choosing and mounting', 'Pemilihan dan pemasangan'),
  [
    t(
      'Measure shaft, housing bore and depth: the three figures are the name of the seal. The spring side faces the oil.',
      'Ukur poros, lubang rumah, dan kedalaman: ketiga angka itu nama silnya. Sisi berpegas menghadap oli.',
    ),
  ],
  [
    t(
      'Grease the lip; cover keyways and threads with tape or a sleeve',
      'Gemuki bibirnya; tutup alur pasak dan ulir dengan pita atau selongsong',
    ),
    t(
      'Press in flat with a ring that bears on the outer rim',
      'Tekan rata dengan cincin yang bertumpu pada tepi luar',
    ),
    t('Set it off by 2 mm when the shaft is grooved', 'Geser 2 mm bila poros sudah beralur aus'),
  ],
  [
    [
      t('Shaft surface', 'Permukaan poros'),
      t('Ra 0.2 to 0.8, ground without lead', 'Ra 0,2 sampai 0,8, digerinda tanpa alur ulir'),
    ],
    [t('Shaft hardness', 'Kekerasan poros'), t('45 HRC, from 4 m/s 55 HRC', '45 HRC, mulai 4 m/s 55 HRC')],
    [t('Shaft tolerance', 'Toleransi poros'), 'h11'],
    [t('Housing bore', 'Lubang rumah'), 'H8'],
  ],
)

const seal = (
  { code, prefix, kind, rubber, low, high, popularity, brand, name, use }: SealMade,
  index: number,
): Product => {
  const rows = sealSizes.filter(([d = 0]) => d >= low && d <= high).slice(0, 25)
  const [d = 30, D = 47, B = 7] = rows[Math.floor(rows.length / 2)] ?? []
  const drawn = { d, D, B, kind, title: `${kind} ${d}×${D}×${B}` }
  const material =
    rubber === 'NBR' ? t('Nitrile rubber NBR', 'Karet nitril NBR') : t('Fluoro rubber FKM', 'Karet fluor FKM')
  return {
    code,
    name,
    description: compose(
      [
        use,
        {
          TC: t(
            'Rubber-covered case, spring-loaded lip and a second lip against dust.',
            'Rangka berlapis karet, bibir berpegas, dan bibir kedua penahan debu.',
          ),
          SC: t(
            'Rubber-covered case and one spring-loaded lip, for clean surroundings.',
            'Rangka berlapis karet dan satu bibir berpegas, untuk lingkungan bersih.',
          ),
          TB: t(
            'Bare metal case for steel housings, spring-loaded lip and dust lip.',
            'Rangka logam terbuka untuk rumah baja, bibir berpegas, dan bibir debu.',
          ),
        }[kind],
      ],
      chosen(
        rubber === 'FKM'
          ? t(
              'For hot oil to 200 °C, fuels and fast shafts to 35 m/s',
              'Untuk oli panas sampai 200 °C, bahan bakar, dan poros cepat sampai 35 m/s',
            )
          : t(
              'For mineral oil and grease to 100 °C, up to 12 m/s',
              'Untuk oli mineral dan gemuk sampai 100 °C, hingga 12 m/s',
            ),
        kind === 'TB'
          ? t(
              'Put sealing lacquer on the outside: metal does not fill scratches',
              'Oleskan perekat sil pada sisi luar: logam tidak menutup goresan',
            )
          : t(
              'The rubber outside seals rough and split housings as well',
              'Karet luarnya juga merapatkan rumah kasar dan rumah belah',
            ),
        t('Pressure over 0.3 bar needs another type', 'Tekanan di atas 0,3 bar memerlukan tipe lain'),
      ),
      [
        [t('Standard', 'Standar'), 'DIN 3760'],
        [t('Rubber', 'Karet'), material],
        [t('Spring', 'Pegas'), rubber === 'FKM' ? inox : t('Spring steel', 'Baja pegas')],
        [t('Shaft range', 'Rentang poros'), `${low} … ${rows.at(-1)?.[0] ?? high} mm`],
      ],
    ),
    category: categories.oilSeals,
    brand,
    popularity,
    ...(index === 0 || index === 4 ? { tabs: [lipTab] } : {}),
    pictures: [
      { view: 'dimensions', draw: () => sealSection(drawn) },
      { view: 'shaded', draw: () => sealShaded(drawn) },
    ],
    items: rows.map(([shaft = 0, housing = 0, width = 0]): Item => ({
      sku: `${prefix}-${shaft}x${housing}x${width}`,
      name: t(
        `Oil seal ${kind} ${shaft} × ${housing} × ${width}, ${rubber}`,
        `Sil oli ${kind} ${shaft} × ${housing} × ${width}, ${rubber}`,
      ),
      uom: 'pcs',
      price: rupiah((5_200 + housing * width * 21) * (rubber === 'FKM' ? 3.3 : kind === 'SC' ? 0.9 : 1)),
      weight: Math.max(3, Math.round((housing ** 2 - shaft ** 2) * width * 0.0013)),
      demand: [20, 25, 30, 35, 40].includes(shaft) ? 0.9 : 0.6,
      attributes: {
        seal_type: kind,
        inner_diameter: shaft,
        outer_diameter: housing,
        width,
        material,
        max_temperature: rubber === 'FKM' ? 200 : 100,
      },
    })),
  }
}

const sealNames = (en: string, id: string, band: string): Text =>
  t(
    `Oil seal ${en}, shafts of ${band.replace('-', ' to ')} mm`,
    `Sil oli (oil seal) ${id}, poros ${band.replace('-', ' sampai ')} mm`,
  )
const seals: readonly SealMade[] = [
  {
    code: 'OIL-SEAL-TC-SMALL',
    prefix: 'OS-TC',
    kind: 'TC',
    rubber: 'NBR',
    low: 10,
    high: 24,
    popularity: 640,
    brand: 'Segelindra',
    name: sealNames('TC', 'TC', '10-24'),
    use: t(
      'For motors, small gearboxes, pumps and motorcycles.',
      'Untuk motor, gearbox kecil, pompa, dan sepeda motor.',
    ),
  },
  {
    code: 'OIL-SEAL-TC-MEDIUM',
    prefix: 'OS-TC',
    kind: 'TC',
    rubber: 'NBR',
    low: 25,
    high: 42,
    popularity: 690,
    brand: 'Segelindra',
    name: sealNames('TC', 'TC', '25-42'),
    use: t(
      'For gearboxes, wheel hubs, conveyor drums and agricultural shafts.',
      'Untuk gearbox, naf roda, drum konveyor, dan poros mesin pertanian.',
    ),
  },
  {
    code: 'OIL-SEAL-TC-LARGE',
    prefix: 'OS-TC',
    kind: 'TC',
    rubber: 'NBR',
    low: 45,
    high: 75,
    popularity: 480,
    brand: 'Segelindra',
    name: sealNames('TC', 'TC', '45-75'),
    use: t(
      'For truck axles, large reducers and mill shafts.',
      'Untuk gardan truk, reducer besar, dan poros penggiling.',
    ),
  },
  {
    code: 'OIL-SEAL-TC-XL',
    prefix: 'OS-TC',
    kind: 'TC',
    rubber: 'NBR',
    low: 80,
    high: 120,
    popularity: 260,
    brand: 'Segelindra',
    name: sealNames('TC', 'TC', '80-120'),
    use: t(
      'For roller mills, winches and heavy axle hubs.',
      'Untuk mesin rol, mesin derek, dan naf as berat.',
    ),
  },
  {
    code: 'OIL-SEAL-TC-FKM',
    prefix: 'OS-TCV',
    kind: 'TC',
    rubber: 'FKM',
    low: 20,
    high: 40,
    popularity: 340,
    brand: 'Segelindra',
    name: sealNames('TC FKM', 'TC FKM', '20-40'),
    use: t(
      'Heat-proof seal for engines, compressors, hydraulic pumps and chemical drives.',
      'Sil tahan panas untuk mesin bakar, kompresor, pompa hidraulik, dan penggerak kimia.',
    ),
  },
  {
    code: 'OIL-SEAL-TC-FKM-LARGE',
    prefix: 'OS-TCV',
    kind: 'TC',
    rubber: 'FKM',
    low: 42,
    high: 90,
    popularity: 190,
    brand: 'Segelindra',
    name: sealNames('TC FKM', 'TC FKM', '42-90'),
    use: t(
      'Heat-proof seal for turbines, crankshafts and hot gearboxes.',
      'Sil tahan panas untuk turbin, poros engkol, dan gearbox panas.',
    ),
  },
  {
    code: 'OIL-SEAL-SC',
    prefix: 'OS-SC',
    kind: 'SC',
    rubber: 'NBR',
    low: 15,
    high: 35,
    popularity: 300,
    brand: 'Rodalka',
    name: sealNames('SC', 'SC', '15-35'),
    use: t(
      'Single-lip seal for enclosed gearboxes and motors.',
      'Sil satu bibir untuk gearbox dan motor tertutup.',
    ),
  },
  {
    code: 'OIL-SEAL-TB',
    prefix: 'OS-TB',
    kind: 'TB',
    rubber: 'NBR',
    low: 30,
    high: 65,
    popularity: 220,
    brand: 'Porosindra',
    name: sealNames('TB', 'TB', '30-65'),
    use: t(
      'Stiff metal-cased seal for axles and thick housings.',
      'Sil berangka logam kaku untuk gardan dan rumah tebal.',
    ),
  },
]

const vRing = (type: 'VA' | 'VS', popularity: number): Product => {
  const shafts = [
    10, 12, 14, 16, 18, 20, 22, 25, 28, 30, 32, 36, 38, 40, 45, 50, 53, 58, 63, 68, 73, 78, 83, 88,
  ]
  const thick = (d: number): number => (d < 19 ? 3 : d < 38 ? 4 : d < 68 ? 5 : 6)
  const height = (d: number): number => rounded(thick(d) * (type === 'VA' ? 1.9 : 2.6), 1)
  const drawn = { d: 30, D: 30 + 4 * thick(30), B: height(30), kind: type, title: `${type}-30` }
  return {
    code: `V-RING-${type}`,
    name: t(`V-ring ${type}, nitrile`, `Sil cincin V (V-ring) ${type}, nitril`),
    description: compose(
      [
        t(
          'Rubber ring that grips the shaft, turns with it and runs with its soft lip against a flat face: a simple shield against dust, splashes and grease.',
          'Cincin karet yang mencengkeram poros, ikut berputar, dan bibirnya menyentuh bidang rata: penahan sederhana terhadap debu, percikan, dan gemuk.',
        ),
        type === 'VA'
          ? t('Narrow form for short seats.', 'Bentuk sempit untuk dudukan pendek.')
          : t(
              'Broad back with bevel for a firmer grip.',
              'Punggung lebar bertirus untuk cengkeraman lebih kuat.',
            ),
      ],
      [
        t(
          'Stretch it over the shaft: it may be fitted over couplings',
          'Regangkan melewati poros: dapat dipasang melewati kopling',
        ),
        t(
          'Press it up to the face until the lip bends slightly',
          'Dorong ke bidang sampai bibirnya sedikit melengkung',
        ),
        t(
          'From 8 m/s hold it by a ring; from 12 m/s the lip lifts off',
          'Mulai 8 m/s tahan dengan cincin; mulai 12 m/s bibirnya terangkat',
        ),
      ],
      [
        [t('Rubber', 'Karet'), t('Nitrile rubber NBR, 60 Shore A', 'Karet nitril NBR, 60 Shore A')],
        [t('Temperature', 'Suhu kerja'), t('−40 to +100 °C', '−40 sampai +100 °C')],
      ],
    ),
    category: categories.vRings,
    brand: 'Segelindra',
    popularity,
    pictures: [
      { view: 'section', draw: () => sealSection(drawn) },
      { view: 'shaded', draw: () => sealShaded(drawn) },
    ],
    items: shafts.map((d): Item => ({
      sku: `VRS-${type}-${d}`,
      name: t(`V-ring ${type}-${d}`, `Sil cincin V ${type}-${d}`),
      uom: 'pcs',
      price: rupiah(4_500 + d * 260),
      weight: Math.max(1, Math.round(d * 0.16)),
      demand: 0.6,
      attributes: {
        seal_type: type,
        shaft_diameter: d,
        material: t('Nitrile rubber NBR', 'Karet nitril NBR'),
      },
    })),
  }
}

export const taperBushProducts: readonly Product[] = taperBushes
export const bearingAccessories: readonly Product[] = [
  nuts(
    0,
    10,
    false,
    'LOCK-NUT-KM-SMALL',
    t('Lock nut KM 0 to KM 10', 'Mur pengunci (lock nut) KM 0 sampai KM 10'),
    390,
    'Rodalka',
  ),
  nuts(
    11,
    20,
    false,
    'LOCK-NUT-KM-LARGE',
    t('Lock nut KM 11 to KM 20', 'Mur pengunci (lock nut) KM 11 sampai KM 20'),
    240,
    'Rodalka',
  ),
  nuts(
    3,
    12,
    true,
    'LOCK-NUT-KM-A2',
    t('Lock nut KM, stainless A2', 'Mur pengunci (lock nut) KM, baja tahan karat A2'),
    130,
    'Porosindra',
  ),
  washerProduct,
  sleeves(
    '2',
    300,
    t(
      'Series H 2 is for self-aligning ball bearings 12 K.',
      'Seri H 2 untuk bantalan bola self-aligning 12 K.',
    ),
    'Rodalka',
  ),
  sleeves(
    '3',
    340,
    t('Series H 3 is for bearings 222 K, 22 K and 13 K.', 'Seri H 3 untuk bantalan 222 K, 22 K, dan 13 K.'),
    'Rodalka',
  ),
  sleeves(
    '23',
    210,
    t('Series H 23 is for wide bearings 223 K.', 'Seri H 23 untuk bantalan lebar 223 K.'),
    'Porosindra',
  ),
]
export const shaftSeals: readonly Product[] = [...seals.map(seal), vRing('VA', 270), vRing('VS', 180)]
