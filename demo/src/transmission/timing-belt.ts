import type { Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { timingBelts as sections } from '../standards/iso5296.ts'
import { categories } from './categories.ts'
import { chapter, chosen, compose, rounded, t } from './compose.ts'
import { timingLoop, timingProfile } from './timing-belt.drawing.ts'

type Section = keyof typeof sections

const uses: Record<Section, Text> = {
  XL: t(
    'Light belt for office machines, small pumps, vending machines and instruments.',
    'Belt ringan untuk mesin kantor, pompa kecil, mesin penjual, dan instrumen.',
  ),
  L: t(
    'For wood and textile machines, power tools and conveyors up to about 4 kW.',
    'Untuk mesin kayu dan tekstil, perkakas listrik, dan konveyor sampai sekitar 4 kW.',
  ),
  H: t(
    'For packing machines, blowers, mixers and printing machines up to about 20 kW.',
    'Untuk mesin kemas, blower, pengaduk, dan mesin cetak sampai sekitar 20 kW.',
  ),
  '3M': t(
    'Fine rounded teeth for printers, plotters, small robots and hand tools.',
    'Gigi bulat halus untuk printer, plotter, robot kecil, dan perkakas tangan.',
  ),
  '5M': t(
    'Rounded teeth for machine tools, door drives, vacuum cleaners and spindles.',
    'Gigi bulat untuk mesin perkakas, penggerak pintu, penyedot debu, dan spindel.',
  ),
  '8M': t(
    'The workhorse of industrial synchronous drives: compressors, pumps, looms and roller mills.',
    'Andalan penggerak sinkron industri: kompresor, pompa, mesin tenun, dan penggiling rol.',
  ),
  '14M': t(
    'Heavy belt that takes the place of roller chain on crushers, extruders and large blowers.',
    'Belt berat pengganti rantai rol pada pemecah, ekstruder, dan blower besar.',
  ),
  T5: t(
    'Polyurethane belt with steel cord for positioning: sorters, dosing machines and linear axes.',
    'Belt poliuretan bertali baja untuk penentuan posisi: mesin sortir, dosis, dan sumbu linear.',
  ),
  T10: t(
    'Polyurethane belt with steel cord for lifting axes, feeders and packing machines.',
    'Belt poliuretan bertali baja untuk sumbu angkat, pengumpan, dan mesin kemas.',
  ),
}

const choosing = chapter(
  t('Reading the number', 'Membaca nomor'),
  [
    t(
      'Count the teeth, measure the pitch over ten teeth, and measure the width: that identifies any belt.',
      'Hitung jumlah gigi, ukur jarak sepuluh gigi, dan ukur lebarnya: itu cukup untuk menentukan belt.',
    ),
  ],
  [
    t(
      'Inch belts: pitch length in tenths of an inch, section, width in hundredths of an inch',
      'Belt inci: panjang dalam sepersepuluh inci, tipe, lebar dalam seperseratus inci',
    ),
    t(
      'Metric belts: pitch length in mm, section, width in mm',
      'Belt metrik: panjang dalam mm, tipe, lebar dalam mm',
    ),
    t(
      'Trapezoid and rounded teeth never run in each other’s pulleys',
      'Gigi trapesium dan gigi bulat tidak dapat dipasangkan pada pulley satu sama lain',
    ),
  ],
)

const widthCode: Readonly<Record<number, string>> = {
  6.4: '025',
  9.5: '037',
  12.7: '050',
  19.1: '075',
  25.4: '100',
  38.1: '150',
  50.8: '200',
}

function belts(
  section: Section,
  width: number,
  teeth: readonly number[],
  popularity: number,
  extra: Partial<Product> = {},
): Product {
  const { pitch, tooth, height, form, gram } = sections[section]
  const inch = section === 'XL' || section === 'L' || section === 'H'
  const polyurethane = section === 'T5' || section === 'T10'
  const code = inch ? (widthCode[width] ?? '') : String(width)
  const number = (z: number): string =>
    inch ? `${Math.floor((z * pitch) / 2.54 + 0.05)}${section}${code}` : `${z * pitch}-${section}-${code}`
  const shown = teeth[Math.floor(teeth.length / 2)] ?? 50
  const drawn = {
    pitch,
    tooth,
    height,
    form,
    width,
    teeth: shown,
    length: rounded(shown * pitch, 1),
    title: number(shown),
  }
  const material = polyurethane
    ? t('Polyurethane, steel cord', 'Poliuretan, tali baja')
    : t('Chloroprene rubber, glass cord', 'Karet kloroprena, tali serat kaca')
  return {
    code: `TIMING-${section}-${code}`,
    name: t(
      `Timing belt ${section}, width ${inch ? `code ${code}` : `${width} mm`}`,
      `Timing belt ${section}, lebar ${inch ? `kode ${code}` : `${width} mm`}`,
    ),
    description: compose(
      [
        uses[section],
        form === 'round'
          ? t(
              'Rounded teeth spread the load and take more shock than trapezoidal ones.',
              'Gigi bulat membagi beban dan lebih tahan kejutan daripada gigi trapesium.',
            )
          : t(
              'Trapezoidal teeth, for pulleys of the same section.',
              'Gigi trapesium, untuk pulley bertipe sama.',
            ),
      ],
      chosen(
        width > 30 &&
          t(
            'Wide belt: align the pulleys within a quarter of a degree',
            'Belt lebar: luruskan pulley dalam seperempat derajat',
          ),
        width <= 10 &&
          t(
            'Narrow belt for light load; take the next width for frequent starts',
            'Belt sempit untuk beban ringan; pilih lebar berikutnya bila sering mulai-berhenti',
          ),
        t(
          'At least six teeth must mesh with the smaller pulley',
          'Sedikitnya enam gigi harus bertaut dengan pulley kecil',
        ),
        t(
          'Do not kink or fold: the cords break inside',
          'Jangan ditekuk atau dilipat: tali di dalamnya putus',
        ),
        polyurethane
          ? t('Resists oil and grease, no rubber dust', 'Tahan oli dan grease, tanpa debu karet')
          : t('No lubrication; keep it free of oil', 'Tanpa pelumasan; jauhkan dari oli'),
      ),
      [
        [t('Pitch', 'Jarak gigi'), t(`${pitch} mm`, `${String(pitch).replace('.', ',')} mm`)],
        [
          t('Height with tooth', 'Tinggi beserta gigi'),
          t(`${height} mm`, `${String(height).replace('.', ',')} mm`),
        ],
        [t('Material', 'Bahan'), material],
        [
          t('Temperature', 'Suhu kerja'),
          polyurethane ? t('−20 to +80 °C', '−20 sampai +80 °C') : t('−30 to +90 °C', '−30 sampai +90 °C'),
        ],
      ],
    ),
    category: categories.timingBelts,
    brand: polyurethane ? 'Porosindra' : 'Sabukara',
    popularity,
    pictures: [
      { view: 'dimensions', draw: () => timingProfile(drawn) },
      { view: 'shaded', draw: () => timingLoop(drawn) },
    ],
    items: teeth.map((z) => {
      const length = rounded(z * pitch, 2)
      return {
        sku: `TI-${number(z)}`,
        name: t(`Timing belt ${number(z)}`, `Timing belt ${number(z)}`),
        uom: 'pcs',
        price: rupiah(9_000 + (length / 1000) * width * (3_400 + height * 520) * (polyurethane ? 1.7 : 1)),
        weight: Math.max(1, Math.round((length / 1000) * width * gram * 0.1)),
        demand: length > 250 && length < 1300 ? 0.75 : 0.45,
        attributes: {
          belt_section: section,
          belt_number: number(z),
          belt_pitch: pitch,
          tooth_count: z,
          datum_length: length,
          width,
          material,
        },
      }
    }),
    ...extra,
  }
}

const evens = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
const l = [33, 40, 50, 56, 60, 64, 68, 72, 76, 80, 86, 92, 98, 104, 112, 120, 128, 136, 144, 160]
const h = [48, 54, 60, 66, 72, 78, 84, 90, 96, 102, 108, 114, 120, 126, 132, 140, 150, 160, 170, 180, 200]

export const timingBelts: readonly Product[] = [
  belts('XL', 6.4, evens(30, 60, 5), 190),
  belts('XL', 9.5, [30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100, 105, 110, 120, 125], 360, {
    tabs: [choosing],
  }),
  belts('L', 12.7, l, 330),
  belts('L', 19.1, l.slice(2), 290),
  belts('L', 25.4, l.slice(2), 240),
  belts('H', 19.1, h, 260),
  belts('H', 25.4, h, 320),
  belts('H', 38.1, h.slice(6), 170),
  belts('3M', 9, [50, 55, 60, 67, 71, 80, 85, 90, 100, 112, 119, 128, 140, 150, 160, 179], 270),
  belts('3M', 15, [60, 71, 80, 90, 100, 112, 128, 140, 150, 160, 179], 200),
  belts(
    '5M',
    15,
    [45, 51, 54, 60, 65, 70, 75, 80, 85, 90, 95, 100, 107, 115, 120, 130, 142, 150, 160, 180, 200],
    410,
    { tabs: [choosing] },
  ),
  belts('5M', 25, [60, 70, 75, 80, 90, 100, 107, 120, 130, 142, 150, 160, 180, 200], 280),
  belts('8M', 20, [60, 70, 75, 80, 90, 100, 110, 115, 120, 130, 140, 150, 160, 180], 390),
  belts('8M', 30, [60, 70, 75, 80, 90, 100, 110, 115, 120, 130, 140, 150, 160, 180, 200, 220], 370),
  belts('8M', 50, [75, 80, 90, 100, 110, 120, 130, 140, 150, 160, 180, 200, 220, 250], 200),
  belts('14M', 40, [69, 85, 100, 115, 125, 135, 150, 165, 180, 200], 130),
  belts('14M', 55, [85, 100, 115, 125, 135, 150, 165, 180, 200], 90),
  belts('T5', 10, [33, 40, 43, 51, 55, 61, 66, 73, 80, 84, 91, 100, 110, 126], 220),
  belts('T5', 16, [40, 51, 61, 66, 73, 84, 91, 100, 110, 126], 160),
  belts('T10', 25, [41, 44, 50, 53, 56, 61, 66, 72, 78, 84, 91, 98, 114, 125], 180),
]
