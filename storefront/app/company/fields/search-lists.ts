import type { reference } from '@pasok/contract'
import { askApi } from '../../api-client/ask-api.ts'
import type { Choice } from './area-lists.ts'
import { areaNames, type AreaName } from './field-plan.ts'
import type { Search } from './search-field.tsx'

/** Searches a list that the page holds. */
export const searchIn =
  (choices: readonly Choice[]): Search =>
  async (keyword) => {
    const words = keyword.toLowerCase().split(/\s+/)
    const found = choices.filter(([, name]) => words.every((word) => name.toLowerCase().includes(word)))
    return { choices: found, total: found.length }
  }

/** What an area hangs on. */
export const parentOf: Readonly<Partial<Record<AreaName, AreaName>>> = {
  city_id: 'province_id',
  district_id: 'city_id',
  subdistrict_id: 'district_id',
}

/** What hangs on an area, near and far; on any other field hangs nothing. */
export const below = (field: string): readonly AreaName[] => {
  const at = areaNames.findIndex((name) => name === field)
  return at < 0 ? [] : areaNames.slice(at + 1)
}

const paths = {
  province_id: '/v1/res/province',
  city_id: '/v1/res/city',
  district_id: '/v1/res/district',
  subdistrict_id: '/v1/res/subdistrict',
} as const

/** Asks for the areas within a chosen one, by keyword; the answer's limit is the API's own. */
export const searchAreas =
  (area: AreaName, parent: string): Search =>
  async (keyword, signal) => {
    const above = parentOf[area]
    const { records, total } = await askApi<typeof reference.listProvinces>(
      paths[area] as '/v1/res/province',
      { query: { ...(above && { [above]: parent }), ...(keyword && { keyword: keyword.slice(0, 100) }) } },
      signal,
    )
    return { choices: records.map(({ id, name }): Choice => [String(id), name]), total }
  }
