import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { figure } from '../catalogue/text.ts'
import { categories } from './categories.ts'
import { hoseCoil, hoseLayers, type HoseLook } from './industrial-hose.drawing.ts'
import { made } from './product.ts'
import { labels, t } from './prose.ts'

type Hose = {
  code: string
  name: Text
  look: Pick<HoseLook, 'dark' | 'surface' | 'layers'>
  category: Text
  brand: 'Alirana' | 'Hidralaya'
  popularity: number
  /** Inside diameters in mm, wall in mm plus a part of the bore, bar at the smallest and the largest. */
  sizes: readonly number[]
  wall: readonly [number, number]
  pressure: readonly [number, number]
  cold: string
  hot: number
  coil: number
  density: number
  perKilo: number
  lead: Text
  points: readonly Text[]
  colour: Text
}
const black = t('Black', 'Hitam')
const air = categories.airWaterHoses
const chemical = categories.steamChemicalHoses
const suction = categories.suctionHoses
const rubber = { dark: true, surface: 'smooth', layers: ['rubber', 'yarn', 'rubber'] } as const
const steel = { dark: true, surface: 'smooth', layers: ['rubber', 'wire', 'rubber'] } as const
const spiral = { dark: true, surface: 'ribbed', layers: ['rubber', 'yarn', 'spiral', 'rubber'] } as const

const hoses: readonly Hose[] = [
  {
    code: 'HPVC',
    name: t('PVC hose with yarn braid, clear', 'Selang PVC benang, bening'),
    look: { dark: false, surface: 'braided', layers: ['clear', 'yarn', 'clear'] },
    category: air,
    brand: 'Alirana',
    popularity: 720,
    sizes: [6, 8, 10, 12, 16, 19, 25, 32, 38, 50],
    wall: [1.9, 0.055],
    pressure: [15, 5],
    cold: '−5',
    hot: 60,
    coil: 50,
    density: 1.25,
    perKilo: 52_000,
    colour: t('Clear', 'Bening'),
    lead: t(
      'Light hose for water, compressed air and dosing; the flow shows through its wall.',
      'Selang ringan untuk air, udara bertekanan, dan dosing; aliran terlihat dari luar.',
    ),
    points: [
      t('Pressure halves at 40 °C', 'Tekanan izin menjadi separuh pada 40 °C'),
      t('Oil takes the softener out and hardens it', 'Oli melarutkan pelunak sehingga selang mengeras'),
    ],
  },
  {
    code: 'HAIR',
    name: t('Rubber air hose, 20 bar', 'Selang udara karet, 20 bar'),
    look: rubber,
    category: air,
    brand: 'Hidralaya',
    popularity: 560,
    sizes: [6, 8, 10, 13, 16, 19, 25, 32, 38, 50],
    wall: [3, 0.09],
    pressure: [20, 20],
    cold: '−30',
    hot: 80,
    coil: 50,
    density: 1.25,
    perKilo: 61_000,
    colour: black,
    lead: t(
      'Workshop and mining hose for compressors, jack hammers and paint guns, smooth and kink-proof.',
      'Selang bengkel dan tambang untuk kompresor, jack hammer, dan spray gun; licin dan tahan tekuk.',
    ),
    points: [
      t(
        'Secure couplings with a whip check above 1/2 inch',
        'Pasang tali pengaman pada sambungan di atas 1/2 inci',
      ),
      t('Cover stands oil mist and sun', 'Lapisan luar tahan kabut oli dan matahari'),
    ],
  },
  {
    code: 'HWAT',
    name: t('Rubber water hose, 10 bar', 'Selang air karet, 10 bar'),
    look: rubber,
    category: air,
    brand: 'Hidralaya',
    popularity: 410,
    sizes: [13, 16, 19, 25, 32, 38, 50, 64, 76],
    wall: [2.6, 0.07],
    pressure: [10, 10],
    cold: '−30',
    hot: 80,
    coil: 40,
    density: 1.25,
    perKilo: 50_000,
    colour: black,
    lead: t(
      'Discharge hose for cleaning, cooling water and building sites.',
      'Selang tekan serbaguna untuk pembersihan, air pendingin, pompa celup, dan proyek bangunan.',
    ),
    points: [
      t('Not for drinking water', 'Bukan untuk air minum'),
      t('Drain it before rolling it up', 'Kosongkan sebelum digulung'),
    ],
  },
  {
    code: 'HLAY',
    name: t('PVC lay-flat hose', 'Selang gepeng (layflat) PVC'),
    look: { dark: false, surface: 'flat', layers: ['clear', 'yarn', 'clear'] },
    category: air,
    brand: 'Alirana',
    popularity: 470,
    sizes: [25, 38, 50, 64, 76, 102, 152],
    wall: [1.2, 0.008],
    pressure: [5, 3],
    cold: '−5',
    hot: 55,
    coil: 100,
    density: 1.25,
    perKilo: 46_000,
    colour: t('Blue', 'Biru'),
    lead: t(
      'Rolls up flat, opens under pressure: dewatering, irrigation, fish ponds.',
      'Digulung gepeng dan mengembang saat bertekanan: pengurasan, irigasi, tambak.',
    ),
    points: [
      t('Discharge only: it collapses under suction', 'Hanya untuk tekan: mengempis bila diisap'),
      t('Lay it without folds', 'Bentangkan tanpa lipatan'),
    ],
  },
  {
    code: 'HSIL',
    name: t(
      'Silicone hose with polyester braid, food grade',
      'Selang silikon beranyam poliester, food grade',
    ),
    look: { dark: false, surface: 'braided', layers: ['clear', 'yarn', 'clear'] },
    category: chemical,
    brand: 'Alirana',
    popularity: 330,
    sizes: [6, 8, 10, 12, 16, 19, 25, 32, 38],
    wall: [2.5, 0.07],
    pressure: [12, 4],
    cold: '−50',
    hot: 180,
    coil: 20,
    density: 1.18,
    perKilo: 285_000,
    colour: t('Translucent', 'Transparan'),
    lead: t(
      'Tasteless hose for drinks, pharmacy and hot filling.',
      'Selang tanpa rasa untuk minuman, farmasi, dan pengisian panas.',
    ),
    points: [
      t('Can be sterilised with steam at 130 °C', 'Dapat disterilkan dengan uap 130 °C'),
      t('Sensitive to cuts: protect it from edges', 'Mudah tersayat: lindungi dari tepi tajam'),
    ],
  },
  {
    code: 'HSTM',
    name: t('Steam hose, EPDM, 17 bar', 'Selang uap EPDM, 17 bar'),
    look: steel,
    category: chemical,
    brand: 'Hidralaya',
    popularity: 380,
    sizes: [13, 19, 25, 32, 38, 50],
    wall: [5.6, 0.08],
    pressure: [17, 17],
    cold: '−40',
    hot: 210,
    coil: 40,
    density: 1.4,
    perKilo: 98_000,
    colour: t('Red', 'Merah'),
    lead: t(
      'EPDM hose with steel braid for saturated steam in refineries, laundries and tyre plants.',
      'Selang EPDM beranyaman kawat baja untuk uap jenuh di kilang, binatu, dan pabrik ban.',
    ),
    points: [
      t('Fasten with bolted safety clamps only', 'Ikat hanya dengan klem pengaman berbaut'),
      t(
        'Drain it after use: standing condensate can blister the lining',
        'Kosongkan setelah dipakai: kondensat yang tertinggal dapat membuat lapisan dalam menggelembung',
      ),
    ],
  },
  {
    code: 'HCHM',
    name: t(
      'Chemical hose, UHMWPE lined, with wire spiral',
      'Selang bahan kimia berlapis UHMWPE, spiral kawat',
    ),
    look: { ...spiral, layers: ['lining', 'yarn', 'spiral', 'rubber'] },
    category: chemical,
    brand: 'Hidralaya',
    popularity: 270,
    sizes: [19, 25, 32, 38, 50, 64, 76, 102],
    wall: [5.2, 0.04],
    pressure: [16, 16],
    cold: '−30',
    hot: 100,
    coil: 40,
    density: 1.35,
    perKilo: 158_000,
    colour: t('Green', 'Hijau'),
    lead: t(
      'The smooth polyethylene lining resists nearly every acid, alkali and solvent, in suction and delivery.',
      'Lapisan dalam polietilena halus tahan hampir semua asam, basa, dan pelarut, untuk isap dan tekan.',
    ),
    points: [
      t('Flush after each product', 'Bilas setelah setiap produk'),
      t(
        'Join the copper wire to the couplings against static',
        'Hubungkan kawat tembaga ke kopling untuk mencegah listrik statis',
      ),
    ],
  },
  {
    code: 'HLPG',
    name: t('LPG hose, steel braided', 'Selang LPG beranyaman kawat baja'),
    look: steel,
    category: chemical,
    brand: 'Hidralaya',
    popularity: 300,
    sizes: [8, 13, 19, 25, 32, 50],
    wall: [4, 0.07],
    pressure: [25, 25],
    cold: '−30',
    hot: 70,
    coil: 50,
    density: 1.4,
    perKilo: 92_000,
    colour: black,
    lead: t(
      'For filling stations, bulk tanks and burners; the perforated cover lets gas escape without blisters.',
      'Untuk stasiun pengisian, tangki, dan burner; lapisan luar berpori melepas gas tanpa gelembung.',
    ),
    points: [
      t('Check monthly with soap water', 'Periksa tiap bulan dengan air sabun'),
      t('Renew after five years', 'Ganti setelah lima tahun'),
    ],
  },
  {
    code: 'HSPV',
    name: t('PVC suction hose with rigid spiral', 'Selang isap PVC spiral'),
    look: { dark: false, surface: 'ribbed', layers: ['clear', 'spiral', 'clear'] },
    category: suction,
    brand: 'Alirana',
    popularity: 590,
    sizes: [25, 32, 38, 50, 64, 76, 102, 127, 152],
    wall: [2.4, 0.028],
    pressure: [6, 3],
    cold: '−5',
    hot: 55,
    coil: 30,
    density: 1.3,
    perKilo: 43_000,
    colour: t('Green, clear', 'Hijau transparan'),
    lead: t(
      'Stiff spiral in soft PVC: suction and delivery of water, slurry and grain, smooth inside.',
      'Spiral kaku dalam PVC lunak: isap dan tekan air, lumpur, serta biji-bijian; bagian dalam halus.',
    ),
    points: [
      t(
        'Screw clamps onto the flattened end; seal with a wrap of rubber',
        'Ratakan ujungnya lalu ikat dengan klem; beri lilitan karet sebagai seal',
      ),
      t('Full vacuum up to 30 °C', 'Vakum penuh sampai 30 °C'),
    ],
  },
  {
    code: 'HSWR',
    name: t('Rubber suction hose for water, wire spiral', 'Selang isap air karet, spiral kawat'),
    look: spiral,
    category: suction,
    brand: 'Hidralaya',
    popularity: 390,
    sizes: [38, 50, 64, 76, 102, 127, 152, 203],
    wall: [5, 0.035],
    pressure: [10, 6],
    cold: '−30',
    hot: 80,
    coil: 10,
    density: 1.35,
    perKilo: 54_000,
    colour: black,
    lead: t(
      'For pumps on sites, dredgers and fire engines; does not collapse under vacuum.',
      'Untuk pompa proyek, kapal keruk, dan mobil pemadam; tidak mengempis saat vakum.',
    ),
    points: [
      t('Bend no tighter than five times the bore', 'Jangan menekuk kurang dari lima kali lubangnya'),
      t('Soft ends to order', 'Ujung polos (soft cuff) sesuai pesanan'),
    ],
  },
  {
    code: 'HSOL',
    name: t('Oil suction and delivery hose, wire spiral', 'Selang isap tekan oli, spiral kawat'),
    look: spiral,
    category: suction,
    brand: 'Hidralaya',
    popularity: 350,
    sizes: [19, 25, 32, 38, 50, 64, 76, 102],
    wall: [4.6, 0.036],
    pressure: [10, 10],
    cold: '−30',
    hot: 100,
    coil: 40,
    density: 1.38,
    perKilo: 76_000,
    colour: black,
    lead: t(
      'NBR-lined hose for diesel, oil and petrol at depots, tank lorries and hydraulic return lines.',
      'Selang berlapis NBR untuk solar, oli, dan bensin di depo, truk tangki, serta jalur balik hidrolik.',
    ),
    points: [
      t('Earth both ends', 'Hubungkan kedua ujung ke arde'),
      t('For fuel up to 50 % aromatics', 'Untuk bahan bakar beraromatik sampai 50 %'),
    ],
  },
  {
    code: 'HPUD',
    name: t('PU ducting hose with steel spiral', 'Selang ducting PU spiral baja'),
    look: { dark: false, surface: 'ribbed', layers: ['clear', 'spiral', 'clear'] },
    category: suction,
    brand: 'Alirana',
    popularity: 280,
    sizes: [38, 50, 64, 76, 102, 127, 152, 203],
    wall: [1.4, 0.01],
    pressure: [1, 0.5],
    cold: '−40',
    hot: 90,
    coil: 10,
    density: 0.8,
    perKilo: 290_000,
    colour: t('Translucent', 'Transparan'),
    lead: t(
      'Abrasion-proof hose for chips, dust and granules at extraction plants.',
      'Selang tahan gesek untuk geram, debu, dan butiran pada instalasi pengisap.',
    ),
    points: [
      t('Compresses to a third of its length', 'Dapat dimampatkan menjadi sepertiga panjang'),
      t('Earth the spiral', 'Hubungkan spiral ke arde'),
    ],
  },
]

export const industrialHoses: readonly Product[] = hoses.map((of) => {
  const outerOf = (inner: number): number =>
    Math.round((inner + 2 * (of.wall[0] + of.wall[1] * inner)) * 10) / 10
  const pressureOf = (index: number): number =>
    Math.round((of.pressure[0] + ((of.pressure[1] - of.pressure[0]) * index) / (of.sizes.length - 1)) * 2) / 2
  const inner = of.sizes[4] ?? 25
  const look: HoseLook = {
    ...of.look,
    inner,
    outer: outerOf(inner),
    title: `${of.code} · Ø ${inner} × ${outerOf(inner)}`,
  }
  return made({
    code: `HOSE-${of.code.slice(1)}`,
    name: of.name,
    lead: [
      of.lead,
      t(`Sold by the metre, coils of ${of.coil} m.`, `Dijual per meter, satu gulungan ${of.coil} m.`),
    ],
    points: [
      ...of.points,
      t(
        'Test pressure is one and a half times the working pressure',
        'Tekanan uji satu setengah kali tekanan kerja',
      ),
    ],
    data: [
      [labels.temperature, t(`${of.cold} to +${of.hot} °C`, `${of.cold} sampai +${of.hot} °C`)],
      [t('Safety factor', 'Faktor keamanan'), of.code === 'HSTM' ? '10 : 1' : '3 : 1'],
      [t('Colour', 'Warna'), of.colour],
    ],
    category: of.category,
    brand: of.brand,
    popularity: of.popularity,
    pictures: [
      { view: 'dimensions', draw: () => hoseLayers(look) },
      { view: 'shaded', draw: () => hoseCoil(look) },
    ],
    items: of.sizes.map((size, index): Item => {
      const outer = outerOf(size)
      const mass =
        (Math.PI / 4) * (outer ** 2 - size ** 2) * of.density * (of.look.surface === 'ribbed' ? 0.75 : 1)
      return {
        sku: `${of.code}-${String(size).padStart(3, '0')}`,
        name: t(
          `${of.name.en}, ${size} × ${figure(outer).en} mm`,
          `${of.name.id}, ${size} × ${figure(outer).id} mm`,
        ),
        uom: 'm',
        price: rupiah(2_500 + (mass / 1000) * of.perKilo),
        weight: mass,
        demand: size <= 50 ? 0.85 : 0.5,
        attributes: {
          inner_diameter: size,
          outer_diameter: outer,
          max_pressure: pressureOf(index),
          max_temperature: of.hot,
          roll_length: of.coil,
          colour: of.colour,
        },
      }
    }),
  })
})
