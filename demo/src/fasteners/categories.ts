import { leaf } from '../catalogue/category.ts'
import type { Text } from '../catalogue/model.ts'

const root: Text = { en: 'Fasteners', id: 'Pengencang' }
const bolts: Text = { en: 'Bolts & screws', id: 'Baut & sekrup' }

/** The leaves of this chapter. */
export const categories = {
  hexBolts: leaf(root, bolts, { en: 'Hex bolts', id: 'Baut segi enam' }),
  socketScrews: leaf(root, bolts, { en: 'Socket head screws', id: 'Baut L' }),
  hexNuts: leaf(root, { en: 'Nuts', id: 'Mur' }, { en: 'Hex nuts', id: 'Mur segi enam' }),
  flatWashers: leaf(root, { en: 'Washers', id: 'Ring' }, { en: 'Flat washers', id: 'Ring plat' }),
}
