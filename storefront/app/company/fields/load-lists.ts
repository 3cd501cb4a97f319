import { reference, type Call } from '@pasok/contract'
import type { FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import type { Choice, Values } from '@pasok/ui/kit/form/field.tsx'
import { areaNames, chosenAreaNames, isArea, type AreaLists } from './areas.ts'

/** All of a list: without scripts there is no keyword that could find the rest. */
const ALL = '250'
const ID = /^[1-9]\d{1,8}$/

const readChoices = ({ body }: { body: object }): readonly Choice[] | undefined => {
  if (!('data' in body)) return undefined
  const { records } = body.data as {
    records: readonly { id: number; name: string; city?: { name: string } }[]
  }
  return records.map(({ id, name, city }) => [String(id), city ? `${name}, ${city.name}` : name])
}
const needed = (answer: { body: object }): readonly Choice[] => {
  const choices = readChoices(answer)
  if (!choices) throw new Response(null, { status: 503 })
  return choices
}

/** The reference lists that a company chooses from. */
export const loadLists = async (call: Call) => {
  const all = { query: { limit: ALL } }
  const [types, classifications, industries, estates, departments] = await Promise.all([
    call(reference.listCompanyTypes, all).then(needed),
    call(reference.listCustomerClassifications, all).then(needed),
    call(reference.listCustomerIndustries, all).then(needed),
    call(reference.listIndustrialEstates, all).then(needed),
    call(reference.listCustomerDepartments, all).then(needed),
  ])
  return { types, classifications, industries, estates, departments }
}
export type Lists = Awaited<ReturnType<typeof loadLists>>

/** The lists of areas whose parent is chosen. */
export const loadAreas = async (call: Call, values: Values): Promise<AreaLists> => {
  const { province_id = '', city_id = '', district_id = '' } = values
  const ask = async (parent: string, of: () => Promise<{ body: object }>) =>
    ID.test(parent) ? readChoices(await of()) : undefined
  const [provinces, cities, districts, subdistricts] = await Promise.all([
    call(reference.listProvinces, { query: {} }).then(readChoices),
    ask(province_id, () => call(reference.listCities, { query: { province_id, limit: ALL } })),
    ask(city_id, () => call(reference.listDistricts, { query: { city_id, limit: ALL } })),
    ask(district_id, () => call(reference.listSubdistricts, { query: { district_id, limit: ALL } })),
  ])
  return {
    ...(provinces && { province_id: provinces }),
    ...(cities && { city_id: cities }),
    ...(districts && { district_id: districts }),
    ...(subdistricts && { subdistrict_id: subdistricts }),
  }
}

/** A form with areas as it is shown again: with the areas that fit what is chosen above them now, and no others. */
export const fittingAreas = async (call: Call, values: Values) => {
  const areas = await loadAreas(call, values)
  const fit: Record<string, string> = { ...values }
  for (const name of areaNames)
    if (fit[name] && !areas[name]?.some(([id]) => id === fit[name])) fit[name] = ''
  return { areas, values: { ...fit, ...chosenAreaNames(fit, areas) } }
}

/** An area whose list was not open yet, because nothing was chosen above it, is no error of the form's. */
export const withoutClosedAreas = <R extends FormResult>(result: R, values: Values): R => ({
  ...result,
  errors: Object.fromEntries(
    Object.entries(result.errors).filter(([name]) => name in values || !isArea(name)),
  ),
})
