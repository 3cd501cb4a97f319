import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { typedAmount } from '../resource/typed-amount.ts'

interface AllocatedDocument {
  readonly kind: 'order' | 'invoice'
  readonly id: number
}

/** The field of what an order or an invoice gets of money: 'invoice-12'. */
export const allocationField = ({ kind, id }: AllocatedDocument): string => `${kind}-${id}`

const FIELD = /^(order|invoice)-(\d+)$/

const allocatedFields = (typed: Values): readonly string[] =>
  Object.keys(typed).filter((name) => FIELD.test(name) && typed[name]?.trim() !== '')

/** What money is for, as the API takes it: a document whose field is empty gets nothing. */
export const typedAllocations = (typed: Values) =>
  allocatedFields(typed).map((name) => {
    const [, kind, id] = FIELD.exec(name) ?? []
    return { [`${kind}_id`]: Number(id), amount: typedAmount(typed[name]) }
  })

/** The field of a document, where the API refuses its part: 'allocations.3.amount'. */
export const findAllocationField = (part: string, typed: Values): string => {
  const at = /^allocations\.(\d+)/.exec(part)?.[1]
  return (at !== undefined && allocatedFields(typed)[Number(at)]) || part
}
