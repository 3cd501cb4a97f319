import type { Text } from './model.ts'

/** SMC is a real maker, named in text only. Every other brand is invented. */
export const brands = [
  // Fasteners
  'Kencara',
  'Bautindra',
  'Murtaka',
  'Pasakti',
  'Ringgala',
  // Power transmission
  'Rodalka',
  'Porosindra',
  'Sabukara',
  'Rantaiga',
  // Pneumatics
  'SMC',
  'Pneusara',
  'Anginara',
  'Hembusa',
  // Valves, piping, hydraulics
  'Valtirta',
  'Alirana',
  'Flensara',
  'Segelindra',
  'Hidralaya',
  // Cutting, hand tools, measuring
  'Tajamka',
  'Potongka',
  'Gurindra',
  'Bornawa',
  'Perkasara',
  'Ukurindra',
  // Electrical, automation
  'Voltaraga',
  'Arusindra',
  'Kabelaya',
  'Saklarindo',
  'Sensoraya',
  'Panelka',
  // Safety, maintenance, handling
  'Sigapra',
  'Lindungka',
  'Helmara',
  'Lumasara',
  'Lekatra',
  'Palandra',
] as const

export type Brand = (typeof brands)[number]

/** A brand that is ours to draw a mark for. */
export type InventedBrand = Exclude<Brand, 'SMC'>

export const isInvented = (brand: Brand): brand is InventedBrand => brand !== 'SMC'

export const inventedBrands: readonly InventedBrand[] = brands.filter(isInvented)

export const brandNotes: Partial<Record<Brand, Text>> = {
  SMC: {
    en: 'SMC products are sold to companies for business use only. Selection, mounting and use must follow the maker’s operation manual; resale to private persons is excluded.',
    id: 'Produk SMC hanya dijual kepada perusahaan untuk keperluan usaha. Pemilihan, pemasangan, dan penggunaannya wajib mengikuti buku petunjuk pabrikan; tidak untuk dijual kembali kepada perorangan.',
  },
}
