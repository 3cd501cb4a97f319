import { reference, type Call } from '@pasok/contract'
import type { AreaName, Values } from './field-plan.ts'

/** An entry of a list: its id as a form sends it, and its name. */
export type Choice = readonly [id: string, name: string]
export type AreaLists = Partial<Record<AreaName, readonly Choice[]>>

/** All of one area's parts: without scripts there is no keyword that could find the rest. */
const ALL = '250'
const ID = /^[1-9]\d{1,8}$/

const choicesOf = ({ body }: { body: object }): readonly Choice[] | undefined =>
  'data' in body
    ? (body.data as { records: readonly { id: number; name: string }[] }).records.map(({ id, name }) => [
        String(id),
        name,
      ])
    : undefined

/** The lists of areas as far as those above them are chosen. */
export const areaLists = async (call: Call, values: Values): Promise<AreaLists> => {
  const { province_id = '', city_id = '', district_id = '' } = values
  const ask = async (parent: string, of: () => Promise<{ body: object }>) =>
    ID.test(parent) ? choicesOf(await of()) : undefined
  const [provinces, cities, districts, subdistricts] = await Promise.all([
    call(reference.listProvinces, { query: {} }).then(choicesOf),
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
