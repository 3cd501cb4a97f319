import { leaf } from '../catalogue/category.ts'
import type { Text } from '../catalogue/model.ts'

const root: Text = { en: 'Pneumatics', id: 'Pneumatik' }
const cylinders: Text = { en: 'Pneumatic cylinders', id: 'Silinder pneumatik' }
const fittings: Text = { en: 'Fittings', id: 'Sambungan selang' }
const directional: Text = { en: 'Directional valves', id: 'Katup arah' }

/** The leaves of this chapter. */
export const categories = {
  compactCylinders: leaf(root, cylinders, { en: 'Compact cylinders', id: 'Silinder kompak' }),
  profileCylinders: leaf(root, cylinders, { en: 'Profile cylinders', id: 'Silinder profil' }),
  pushInFittings: leaf(root, fittings, { en: 'Push-in fittings', id: 'Fitting selang angin' }),
  solenoidValves: leaf(root, directional, { en: '5/2 solenoid valves', id: 'Katup solenoid 5/2' }),
}
