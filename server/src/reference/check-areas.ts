import { findArea } from './areas.ts'
import { toAreaLevel, toParentId, type AreaLevel } from './reference.ts'

/** An address's areas as it names them by id. */
export interface ChosenAreas {
  readonly province_id: number
  readonly city_id: number
  readonly district_id: number
  readonly subdistrict_id: number
}

/** The same areas by name, as the package has them today: to be kept with what must not change, such as an order. */
export type AreaNames = Readonly<Record<AreaLevel, string>>

/** Why a field was refused: there is no such area at its level, or it lies in another parent than the one named. */
export type AreaError = 'unknown_area' | 'area_elsewhere'

const fields = [
  ['province', 'province_id'],
  ['city', 'city_id'],
  ['district', 'district_id'],
  ['subdistrict', 'subdistrict_id'],
] as const

/**
 * The names of an address's areas, or the refusals by field: each area is checked for itself and against the one
 * named above it. An error above is told once, not again for all below.
 */
export const checkAreas = async (
  chosen: ChosenAreas,
): Promise<{ names: AreaNames } | { refused: Partial<Record<keyof ChosenAreas, AreaError>> }> => {
  const names: Partial<Record<AreaLevel, string>> = {}
  const refused: Partial<Record<keyof ChosenAreas, AreaError>> = {}
  let above: number | undefined
  for (const [level, field] of fields) {
    const id = chosen[field]
    const area = toAreaLevel(id) === level ? await findArea(id) : undefined
    if (!area) refused[field] = 'unknown_area'
    else if (above !== undefined && toParentId(id) !== above) refused[field] = 'area_elsewhere'
    else names[level] = area.name
    above = area && id
  }
  return Object.keys(refused).length > 0 ? { refused } : { names: names as AreaNames }
}
