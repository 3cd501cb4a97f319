import { leaf } from '../catalogue/category.ts'
import type { Text } from '../catalogue/model.ts'

const safety: Text = { en: 'Safety equipment', id: 'Alat pelindung diri' }
const maintenance: Text = { en: 'Maintenance', id: 'Perawatan mesin' }
const handling: Text = { en: 'Material handling', id: 'Penanganan barang' }
const hands: Text = { en: 'Hand protection', id: 'Pelindung tangan' }
const heads: Text = { en: 'Head protection', id: 'Pelindung kepala' }
const lubricants: Text = { en: 'Lubricants', id: 'Pelumas' }
const wheels: Text = { en: 'Wheels', id: 'Roda' }

/** The leaves of this chapter. */
export const categories = {
  gloves: leaf(safety, hands, { en: 'Work gloves', id: 'Sarung tangan kerja' }),
  helmets: leaf(safety, heads, { en: 'Safety helmets', id: 'Helm keselamatan' }),
  greases: leaf(maintenance, lubricants, { en: 'Grease cartridges', id: 'Gemuk kartrid' }),
  casters: leaf(handling, wheels, { en: 'Casters', id: 'Roda kastor' }),
}
