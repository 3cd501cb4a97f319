import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { iec60228 } from '../standards/iec60228.ts'
import { cableDimensions, cablePacked } from './cable.drawing.ts'
import { cableProduct, coreUse, type CableType } from './cable.ts'
import { categories } from './categories.ts'
import { colours, description, named, text } from './texts.ts'

const rubber: Text = text('Copper, rubber', 'Tembaga, karet')
const h07: CableType = {
  type: 'H07RN-F',
  sku: 'H07RNF',
  standard: 'EN 50525-2-21',
  voltage: '450/750 V',
  flexible: true,
  colour: 'BK',
  tone: 'black',
  material: rubber,
  sheath: (bundle) => 1 + bundle * 0.06,
  copper: 2_900,
}
const counts: Record<number, readonly number[]> = {
  1: [16, 25, 35, 50, 70, 95, 120],
  2: [1, 1.5, 2.5, 4, 6],
  3: [1, 1.5, 2.5, 4, 6, 10],
  4: [1.5, 2.5, 4, 6, 10, 16, 25],
  5: [1.5, 2.5, 4, 6, 10, 16],
}

const trailing: readonly Product[] = [1, 2, 3, 4, 5].map((count) =>
  cableProduct(
    h07,
    {
      cores: count,
      areas: counts[count] ?? [],
      code: `CABLE-H07RNF-${count}`,
      times: count > 2 ? `${count}G` : `${count} ×`,
      packed: count > 3 ? 'drum' : 'coil',
    },
    count === 1 ? 35 : 2.5,
    {
      name: [
        count === 1 ? 'H07RN-F rubber cable, single core' : `H07RN-F rubber cable, ${count} cores`,
        count === 1 ? 'Kabel karet H07RN-F, single core' : `Kabel karet H07RN-F, ${count} inti`,
      ],
      lead: [
        [
          'Heavy rubber cable for building sites, workshops, submersible pumps and stage equipment; it stays flexible and withstands oil, weather and being driven over.',
          'Kabel karet heavy duty untuk proyek, bengkel, pompa celup, dan peralatan panggung; tetap lentur, tahan minyak, cuaca, dan terlindas.',
        ],
        count === 1
          ? [
              'As a single core it feeds generators, rental boards and battery banks.',
              'Sebagai single core, kabel ini memasok genset, panel sewa, dan bank aki.',
            ]
          : coreUse(count),
      ],
      points: [
        [
          'Suitable for permanent immersion with the right glands',
          'Boleh terendam air terus-menerus dengan cable gland yang sesuai',
        ],
        ['Rubber withstands weld spatter; PVC melts', 'Karet tahan percikan las sesaat, PVC tidak'],
        [
          'Sold from 5 m upwards, whole rings of 50 and 100 m',
          'Dijual mulai 5 m, gulungan utuh 50 dan 100 m',
        ],
      ],
      data: [
        ['conductor', 'Copper, class 5', 'Tembaga, kelas 5'],
        ['sheath', 'Chloroprene rubber, black', 'Karet kloroprena, hitam'],
        ['bend', '6 × outside diameter', '6 × diameter luar'],
        ['temperature', '−25 to +60 °C', '−25 sampai +60 °C'],
      ],
      category: categories.flexibleCables,
      brand: 'Kabelaya',
      popularity: 520 - Math.abs(count - 3) * 40,
    },
  ),
)

/** H01N2-D: mm² and outside in mm. The diameters are the maker's. */
const welding = [
  [16, 9.6],
  [25, 11.2],
  [35, 12.8],
  [50, 14.8],
  [70, 17.2],
  [95, 19.6],
] as const
const weldingItems: Item[] = welding.flatMap(([area, outer]) =>
  (['BK', 'OR'] as const).map((code): Item => {
    const colour = colours[code]
    return {
      sku: `H01N2D-${area}-${code}`,
      name: named(
        `Welding cable #0 mm² ${colour.en.toLowerCase()}`,
        `Kabel las #0 mm² ${colour.id.toLowerCase()}`,
        area,
      ),
      uom: 'm',
      price: rupiah(area * 2_180 + 3_500),
      weight: area * 9.2 + outer ** 2 * 0.9,
      minimum: 5,
      demand: area < 60 ? 0.9 : 0.5,
      attributes: {
        standard: 'EN 50525-2-81',
        conductor_area: area,
        outer_diameter: outer,
        conductor_resistance: iec60228.find((row) => row.area === area)?.flexible ?? 0,
        voltage: '100/100 V',
        colour,
        material: rubber,
      },
    }
  }),
)
const weld = {
  title: 'H01N2-D 50 mm²',
  outer: 14.8,
  core: 14.8,
  copper: 10.2,
  cores: 1,
  area: '50 mm²',
  sheath: 'accent',
  stranded: 'fine',
} as const

const weldingCable: Product = {
  code: 'CABLE-WELDING-H01N2D',
  name: text('Welding cable H01N2-D, rubber', 'Kabel las H01N2-D, karet'),
  description: description(
    [
      [
        'Very fine copper strands under soft rubber for electrode holder and earth clamp; coils easily and does not kink behind the holder.',
        'Serabut tembaga sangat halus dalam karet lunak untuk tang elektrode dan klem massa; mudah digulung dan tidak tertekuk di belakang tang.',
      ],
      [
        'Choose the section by current, duty cycle and the length there and back.',
        'Pilih penampang menurut arus, siklus kerja, dan panjang pulang-pergi.',
      ],
    ],
    [
      [
        'Orange stands out on grey floors and reduces tripping',
        'Warna oranye terlihat jelas di lantai abu-abu sehingga tidak mudah tersandung',
      ],
      [
        'A paper film between copper and rubber lets the sheath strip cleanly',
        'Lapisan kertas di antara tembaga dan karet memudahkan pengupasan',
      ],
      [
        'Fit a copper tube lug with a hexagonal crimp, no solder',
        'Pasang skun tabung tembaga dengan pres segi enam, tanpa solder',
      ],
      ['Never leave it coiled under current', 'Jangan dibiarkan tergulung saat dialiri arus'],
    ],
    [
      ['conductor', 'Copper, class 6', 'Tembaga, kelas 6'],
      ['test', '1 kV'],
      ['temperature', '−25 to +85 °C on the conductor', '−25 sampai +85 °C pada penghantar'],
    ],
  ),
  category: categories.flexibleCables,
  brand: 'Arusindra',
  popularity: 610,
  pictures: [
    { view: 'dimensions', draw: () => cableDimensions(weld) },
    { view: 'shaded', draw: () => cablePacked(weld) },
  ],
  items: weldingItems,
}

/** Rubber cables and welding cable. */
export const rubberCables: readonly Product[] = [...trailing, weldingCable]
