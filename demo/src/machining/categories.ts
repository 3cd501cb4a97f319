import { leaf } from '../catalogue/category.ts'
import type { Text } from '../catalogue/model.ts'

const cutting: Text = { en: 'Cutting & abrasives', id: 'Pemotongan & abrasif' }
const tools: Text = { en: 'Hand tools', id: 'Perkakas tangan' }
const drilling: Text = { en: 'Drilling', id: 'Pengeboran' }
const threading: Text = { en: 'Threading', id: 'Pembuatan ulir' }
const abrasives: Text = { en: 'Abrasives', id: 'Abrasif' }
const spanners: Text = { en: 'Spanners & sockets', id: 'Kunci pas & sok' }

/** The leaves of this chapter. */
export const categories = {
  drills: leaf(cutting, drilling, { en: 'Twist drills', id: 'Mata bor spiral' }),
  taps: leaf(cutting, threading, { en: 'Machine taps', id: 'Tap mesin' }),
  cuttingDiscs: leaf(cutting, abrasives, { en: 'Cutting discs', id: 'Batu gerinda potong' }),
  spanners: leaf(tools, spanners, { en: 'Combination spanners', id: 'Kunci ring pas' }),
}
