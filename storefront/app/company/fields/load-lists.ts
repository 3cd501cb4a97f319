import { reference, type Call } from '@pasok/contract'
import type { Choice } from './area-lists.ts'
import type { Lists } from './form-fields.tsx'

const ALL = { query: { limit: '250' } }

const choices = ({ body }: { body: object }): readonly Choice[] => {
  if (!('data' in body)) throw new Response(null, { status: 503 })
  const { records } = body.data as {
    records: readonly { id: number; name: string; city?: { name: string } }[]
  }
  return records.map(({ id, name, city }) => [String(id), city ? `${name}, ${city.name}` : name])
}

/** The short lists that a company chooses from. */
export const loadLists = async (call: Call): Promise<Lists> => {
  const [types, classifications, industries, estates, departments] = await Promise.all([
    call(reference.listCompanyTypes, ALL).then(choices),
    call(reference.listCustomerClassifications, ALL).then(choices),
    call(reference.listCustomerIndustries, ALL).then(choices),
    call(reference.listIndustrialEstates, ALL).then(choices),
    call(reference.listCustomerDepartments, ALL).then(choices),
  ])
  return { types, classifications, industries, estates, departments }
}
