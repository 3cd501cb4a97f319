import { leaf } from '../catalogue/category.ts'
import type { Text } from '../catalogue/model.ts'

const root: Text = { en: 'Power transmission', id: 'Transmisi daya' }
const bearings: Text = { en: 'Bearings', id: 'Bantalan (bearing)' }

/** The leaves of this chapter. */
export const categories = {
  ballBearings: leaf(root, bearings, { en: 'Deep groove ball bearings', id: 'Bantalan bola alur dalam' }),
  vBelts: leaf(root, { en: 'Belts', id: 'Sabuk' }, { en: 'V-belts', id: 'Sabuk V' }),
}
