import type { Language } from '@pasok/words'
import { companyTypes } from './company-types.ts'
import { countries } from './countries.ts'
import { customerClassifications } from './customer-classifications.ts'
import { customerDepartments } from './customer-departments.ts'
import { customerIndustries } from './customer-industries.ts'
import { industrialEstates } from './industrial-estates.ts'
import type { ReferenceList } from './reference-list.ts'

/** The reference lists by the names of their calls. */
export const referenceLists = {
  company_type: companyTypes,
  customer_department: customerDepartments,
  country: countries,
  customer_classification: customerClassifications,
  customer_industry: customerIndustries,
} as const satisfies Record<string, ReferenceList>

const estates = new Map(industrialEstates.map(({ id, name }) => [id, name]))

/** Every list whose entries a record may name by id, areas apart. */
export type ListName = keyof typeof referenceLists | 'industrial_estate'

/** An entry's name in a language, for records that keep its id; none for an id that the list does not have. */
export const nameIn = (list: ListName, id: number, language: Language): string | undefined =>
  list === 'industrial_estate' ? estates.get(id) : referenceLists[list].get(id)?.name[language]

/** Whether a list has an entry of this id. */
export const isKnown = (list: ListName, id: number): boolean => nameIn(list, id, 'en') !== undefined
