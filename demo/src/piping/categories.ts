import { leaf } from '../catalogue/category.ts'
import type { Text } from '../catalogue/model.ts'

const piping: Text = { en: 'Valves & piping', id: 'Katup & perpipaan' }
const hydraulics: Text = { en: 'Hydraulics', id: 'Hidrolik' }
const valves: Text = { en: 'Valves', id: 'Katup' }
const seals: Text = { en: 'Seals', id: 'Seal & perapat' }
const instruments: Text = { en: 'Process instruments', id: 'Instrumen proses' }

/** The leaves of this chapter. */
export const categories = {
  ballValves: leaf(piping, valves, { en: 'Ball valves', id: 'Katup bola' }),
  oRings: leaf(piping, seals, { en: 'O-rings', id: 'Seal O-ring' }),
  gauges: leaf(piping, instruments, { en: 'Pressure gauges', id: 'Pengukur tekanan' }),
  hydraulicHoses: leaf(
    hydraulics,
    { en: 'Hoses', id: 'Selang' },
    { en: 'Hydraulic hoses', id: 'Selang hidrolik' },
  ),
}
