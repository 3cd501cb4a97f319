import type { FieldErrorCode } from '@pasok/words'
import { checkAreas, isKnown, type ChosenAreas, type ListName } from '../../reference/index.ts'

/** The fields that name an entry of a reference list. */
const lists = {
  company_type_id: 'company_type',
  customer_classification_id: 'customer_classification',
  customer_industry_id: 'customer_industry',
  industrial_estate_id: 'industrial_estate',
  customer_department_id: 'customer_department',
} as const satisfies Record<string, ListName>

type Chosen = Partial<Record<keyof typeof lists, number | null>> & Partial<ChosenAreas>

/** Whether all four areas were chosen. */
const hasAreas = (chosen: Chosen): chosen is Chosen & ChosenAreas => chosen.subdistrict_id !== undefined

/** Errors that only the reference lists reveal: an entry that doesn't exist, or an area in another one. */
export const validationErrors = async (chosen: Chosen): Promise<Readonly<Record<string, FieldErrorCode>>> => {
  const errors: Record<string, FieldErrorCode> = {}
  for (const [field, list] of Object.entries(lists) as [keyof typeof lists, ListName][]) {
    const id = chosen[field]
    if (id != null && !isKnown(list, id)) errors[field] = 'unknown_entry'
  }
  if (!hasAreas(chosen)) return errors
  const checked = await checkAreas(chosen)
  return 'refused' in checked ? { ...errors, ...checked.refused } : errors
}
