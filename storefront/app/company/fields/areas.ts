import { reference } from '@pasok/contract'
import { askApi } from '../../api-client/ask-api.ts'
import type { Search } from '@pasok/ui/kit/form/combobox.tsx'
import type { Choice, Values } from '@pasok/ui/kit/form/field.tsx'
import type { List } from '@pasok/ui/kit/form/form-fields.tsx'

/** Administrative areas as a form names them, each within the one before. */
export const areaNames = ['province_id', 'city_id', 'district_id', 'subdistrict_id'] as const
export type AreaName = (typeof areaNames)[number]
/** The areas within the chosen ones. */
export type AreaLists = Partial<Record<AreaName, readonly Choice[]>>

export const isArea = (field: string): field is AreaName => areaNames.some((name) => name === field)

/** A form's values after a choice: areas below a changed area are cleared. */
export const withChoice = (values: Values, field: string, id: string, name: string): Values => {
  const below = isArea(field) ? areaNames.slice(areaNames.indexOf(field) + 1) : []
  const none = below.flatMap((area) => [
    [area, ''],
    [`${area}_name`, ''],
  ])
  return { ...values, [field]: id, [`${field}_name`]: name, ...Object.fromEntries(none) }
}

/** The names of the areas that are chosen, each as a value beside its id: a form with scripts shows them. */
export const chosenAreaNames = (values: Values, areas: AreaLists): Values =>
  Object.fromEntries(
    areaNames.map((name) => [`${name}_name`, areas[name]?.find(([id]) => id === values[name])?.[1] ?? '']),
  )

/** What each area's field chooses from: a select what came with the page, scripts what the API finds. */
export const listsOfAreas = (values: Values, areas: AreaLists): Readonly<Record<AreaName, List>> => {
  const buildList = (name: AreaName): List => {
    const parent = areaNames[areaNames.indexOf(name) - 1]
    const within = parent === undefined ? {} : { [parent]: values[parent] ?? '' }
    const search = Object.values(within).includes('') ? undefined : searchAreas(name, within)
    return { choices: areas[name], remote: { search, chosen: values[`${name}_name`] ?? '' } }
  }
  const [province, city, district, subdistrict] = areaNames
  return {
    [province]: buildList(province),
    [city]: buildList(city),
    [district]: buildList(district),
    [subdistrict]: buildList(subdistrict),
  }
}

/** What the fields of a company choose from. */
export const buildLists = (
  lists: Readonly<Record<string, readonly Choice[]>>,
  values: Values,
  areas: AreaLists,
): Readonly<Record<string, List>> => ({
  ...Object.fromEntries(Object.entries(lists).map(([name, choices]) => [name, { choices }])),
  ...listsOfAreas(values, areas),
})

const areaLists = {
  province_id: reference.listProvinces,
  city_id: reference.listCities,
  district_id: reference.listDistricts,
  subdistrict_id: reference.listSubdistricts,
}

/** Asks for the areas within a chosen one, by keyword; the answer's limit is the API's own. */
const searchAreas =
  (area: AreaName, within: Values): Search =>
  async (keyword, signal) => {
    const { records, total } = await askApi(
      areaLists[area],
      { query: { ...within, ...(keyword && { keyword: keyword.slice(0, 100) }) } },
      signal,
    )
    return { choices: records.map(({ id, name }): Choice => [String(id), name]), total }
  }
