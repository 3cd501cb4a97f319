import type { Call, Registration } from '@pasok/contract'
import { areaLists, type AreaLists } from '../fields/area-lists.ts'
import { loadLists } from '../fields/load-lists.ts'
import type { Values } from '../fields/field-plan.ts'
import type { Lists } from '../fields/form-fields.tsx'

/** What a form needs that corrects a registration: what is registered, and what may be chosen instead. */
export interface Correctable {
  readonly values: Values
  readonly lists: Lists
  readonly areas: AreaLists
}

const HEAD_OFFICE = '000000'

/** A registration as its form has it: all are texts. */
const valuesOf = ({ legal_name, company, seat }: Registration): Values => {
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
  const values = valuesOf(registration)
  const [lists, areas] = await Promise.all([loadLists(call), areaLists(call, values)])
  return { values, lists, areas }
}
