import type { Text } from '../catalogue/model.ts'
import { t } from './prose.ts'

/** A compound that rings, gaskets and seals are made of. */
export type Rubber = {
  letters: string
  name: string
  hardness: number
  colour: Text
  /** Drawn dark or light. */
  dark: boolean
  cold: string
  hot: number
  factor: number
  density: number
  describe: Text
  use: Text
  limit: Text
  care: Text
}

export const rubbers = {
  N70: {
    letters: 'N70',
    name: 'NBR 70',
    hardness: 70,
    colour: t('Black', 'Hitam'),
    dark: true,
    cold: '−30',
    hot: 100,
    factor: 1,
    density: 1.35,
    describe: t('Nitrile rubber, black', 'Karet nitril, hitam'),
    use: t(
      'Nitrile rubber is the standard seal material for hydraulic oil, mineral grease, fuel, air and water.',
      'Karet nitril adalah bahan seal yang paling umum untuk oli hidrolik, grease mineral, bahan bakar, udara, dan air.',
    ),
    limit: t(
      'Not for brake fluid, ozone or sunlight; above 100 bar add a back-up ring',
      'Tidak untuk minyak rem, ozon, atau sinar matahari langsung; di atas 100 bar tambahkan back-up ring',
    ),
    care: t(
      'Store dark and cool in the closed bag: good for about seven years',
      'Simpan di tempat gelap dan sejuk dalam kantong tertutup: tahan sekitar tujuh tahun',
    ),
  },
  N90: {
    letters: 'N90',
    name: 'NBR 90',
    hardness: 90,
    colour: t('Black', 'Hitam'),
    dark: true,
    cold: '−25',
    hot: 100,
    factor: 1.55,
    density: 1.38,
    describe: t('Nitrile rubber, hard, black', 'Karet nitril keras, hitam'),
    use: t(
      'Hard nitrile rubber does not squeeze into the gap under high pressure: presses, jacks and injection machines run on it.',
      'Karet nitril keras tidak mudah terdesak ke celah pada tekanan tinggi: dipakai mesin pres, dongkrak, dan mesin injeksi.',
    ),
    limit: t(
      'Needs a better finish of the groove and more force in assembly than 70 Shore',
      'Perlu alur yang lebih halus dan tenaga pasang lebih besar daripada 70 Shore',
    ),
    care: t(
      'Up to 200 bar without a back-up ring when the gap stays under 0.1 mm',
      'Sampai 200 bar tanpa back-up ring bila celahnya di bawah 0,1 mm',
    ),
  },
  F75: {
    letters: 'F75',
    name: 'FKM 75',
    hardness: 75,
    colour: t('Brown', 'Cokelat'),
    dark: true,
    cold: '−20',
    hot: 200,
    factor: 5.4,
    density: 1.9,
    describe: t('Fluoro rubber, brown', 'Karet fluor, cokelat'),
    use: t(
      'Fluoro rubber for hot oil, fuel, many acids and vacuum, where nitrile hardens within weeks.',
      'Karet fluor untuk oli panas, bahan bakar, banyak jenis asam, dan vakum, tempat karet nitril cepat mengeras.',
    ),
    limit: t('Not for steam, ketones or amines', 'Tidak untuk uap air, keton, atau amina'),
    care: t(
      'Fits the grooves of the nitrile ring of that number and lasts outdoors',
      'Pas pada alur ring nitril bernomor sama dan awet di luar ruangan',
    ),
  },
  E70: {
    letters: 'E70',
    name: 'EPDM 70',
    hardness: 70,
    colour: t('Black', 'Hitam'),
    dark: true,
    cold: '−45',
    hot: 140,
    factor: 1.7,
    density: 1.2,
    describe: t(
      'Ethylene propylene rubber, peroxide cured',
      'Karet etilena propilena, vulkanisasi peroksida',
    ),
    use: t(
      'EPDM seals hot water, steam to 140 °C, lye, brake fluid and anything that stands in sun and rain.',
      'EPDM merapatkan air panas, uap sampai 140 °C, larutan basa, minyak rem, dan bagian yang terkena panas serta hujan.',
    ),
    limit: t(
      'Mineral oil and grease swell it within hours: assemble with silicone grease',
      'Oli dan grease mineral membuatnya mengembang dalam hitungan jam: pasang memakai grease silikon',
    ),
    care: t(
      'Looks the same as nitrile: keep the bags apart',
      'Rupanya sama dengan nitril: simpan dalam kantong terpisah',
    ),
  },
  S70: {
    letters: 'S70',
    name: 'VMQ 70',
    hardness: 70,
    colour: t('Red', 'Merah'),
    dark: false,
    cold: '−55',
    hot: 200,
    factor: 3.1,
    density: 1.25,
    describe: t('Silicone rubber, red', 'Karet silikon, merah'),
    use: t(
      'Silicone stays soft from the freezer to the oven and suits food, lamps and dry hot air.',
      'Silikon tetap lentur dari ruang beku sampai oven; cocok untuk makanan, lampu, dan udara panas kering.',
    ),
    limit: t(
      'Tears easily: for fixed seals only, with rounded edges',
      'Mudah sobek: hanya untuk seal diam dengan tepi yang ditumpulkan',
    ),
    care: t(
      'Not for steam above 120 °C, petrol or concentrated acids',
      'Tidak untuk uap di atas 120 °C, bensin, atau asam pekat',
    ),
  },
} as const satisfies Record<string, Rubber>
