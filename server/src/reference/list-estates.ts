import type { Area } from './area-file.ts'
import { findArea } from './areas.ts'
import { industrialEstates } from './industrial-estates.ts'
import { buildFinder, folded } from './reference.ts'

/** An industrial estate with the city it lies in. */
export interface EstateRecord {
  readonly id: number
  readonly name: string
  readonly city: Area
}

type Searchable = EstateRecord & { readonly names: readonly string[] }

let known: Promise<Searchable[]> | undefined

const byName = new Intl.Collator('id', { numeric: true }).compare

const placed = async (): Promise<Searchable[]> => {
  const estates = await Promise.all(
    industrialEstates.map(async ({ id, name, cityId }) => {
      const city = await findArea(cityId)
      if (!city) throw new Error(`industrial estate ${id} lies in ${cityId}, which is no city`)
      return { id, name, city, names: [folded(`${name} ${city.name}`)] }
    }),
  )
  return estates.toSorted((a, b) => byName(a.name, b.name))
}

/** The estates whose name or city the keyword finds, by name. */
export const listEstates = async (keyword: string): Promise<EstateRecord[]> => {
  known ??= placed().catch((error: unknown) => {
    known = undefined
    throw error
  })
  const isFound = buildFinder(keyword)
  return (await known).filter(({ names }) => isFound(names)).map(({ id, name, city }) => ({ id, name, city }))
}
