import type { Call, Registration } from '@pasok/contract'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { chosenAreaNames, type AreaLists } from '../fields/areas.ts'
import { loadAreas, loadLists, type Lists } from '../fields/load-lists.ts'

/** What a form needs that corrects a registration: what is registered, and what may be chosen instead. */
export interface Correctable {
  readonly values: Values
  readonly lists: Lists
  readonly areas: AreaLists
}

const HEAD_OFFICE = '000000'

/** A registration as its form has it: all are texts. */
const toValues = ({ legal_name, company, seat }: Registration): Values => {
  const place = company.nitku.slice(-6)
  const all = { legal_name, ...company, nitku: place === HEAD_OFFICE ? '' : place, ...seat }
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, value === null ? '' : String(value)]),
  )
}

/** Undefined where nothing is awaited of the company. */
export const loadCorrection = async (
  call: Call,
  registration: Registration,
): Promise<Correctable | undefined> => {
  if (registration.awaits !== 'answer' && registration.awaits !== 'correction') return undefined
  const values = toValues(registration)
  const [lists, areas] = await Promise.all([loadLists(call), loadAreas(call, values)])
  return { values: { ...values, ...chosenAreaNames(values, areas) }, lists, areas }
}
