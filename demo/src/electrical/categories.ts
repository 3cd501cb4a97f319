import { leaf } from '../catalogue/category.ts'
import type { Text } from '../catalogue/model.ts'

const electrical: Text = { en: 'Electrical', id: 'Kelistrikan' }
const automation: Text = { en: 'Automation', id: 'Otomasi' }
const cables: Text = { en: 'Cables', id: 'Kabel' }
const control: Text = { en: 'Switching & protection', id: 'Sakelar & pengaman' }
const sensors: Text = { en: 'Sensors', id: 'Sensor' }

/** The leaves of this chapter. */
export const categories = {
  wires: leaf(electrical, cables, { en: 'Single-core wires', id: 'Kabel inti tunggal' }),
  contactors: leaf(electrical, control, { en: 'Contactors', id: 'Kontaktor' }),
  breakers: leaf(electrical, control, { en: 'Miniature circuit breakers', id: 'Pemutus sirkuit mini (MCB)' }),
  sensors: leaf(automation, sensors, { en: 'Inductive sensors', id: 'Sensor induktif' }),
}
