import { readFile } from 'node:fs/promises'
import { indexAreas, type Area, type AreaFile } from './area-file.ts'
import { COUNTRY, buildFinder, folded, toAreaLevel, toParentId, type AreaLevel } from './reference.ts'

const tables = {
  province: import.meta.resolve('idn-area-data/data/provinces.csv'),
  city: import.meta.resolve('idn-area-data/data/regencies.csv'),
  district: import.meta.resolve('idn-area-data/data/districts.csv'),
  subdistrict: import.meta.resolve('idn-area-data/data/villages.csv'),
} as const satisfies Record<AreaLevel, string>

const files = new Map<AreaLevel, Promise<AreaFile>>()

/** One level's table, read when it is first asked for and kept from then on: it changes with the package only. */
export const areaFile = (level: AreaLevel): Promise<AreaFile> => {
  const known = files.get(level)
  if (known) return known
  const reading = readFile(new URL(tables[level])).then(indexAreas)
  files.set(level, reading)
  reading.catch(() => files.delete(level))
  return reading
}

/** The area of an id, of any level. */
export const findArea = async (id: number): Promise<Area | undefined> => {
  const level = toAreaLevel(id)
  if (level === undefined) return undefined
  return (await areaFile(level)).within(toParentId(id)).find((area) => area.id === id)
}

/** By name, and numbers in names by their value: Suka Maju 2 stands before Suka Maju 10. */
const byName = new Intl.Collator('id', { numeric: true }).compare

/**
 * The areas within a parent (of provinces: `COUNTRY`) whose names the keyword finds, by name. None where there is no
 * such parent, or where it is of another level than the one above.
 */
export const listAreas = async (
  level: AreaLevel,
  parent: number,
  keyword = '',
): Promise<Area[] | undefined> => {
  if (parent !== COUNTRY && (levelAbove[level] !== toAreaLevel(parent) || !(await findArea(parent))))
    return undefined
  const isFound = buildFinder(keyword)
  return (await areaFile(level))
    .within(parent)
    .filter(({ name }) => keyword === '' || isFound([folded(name)]))
    .toSorted((a, b) => byName(a.name, b.name))
}

const levelAbove: Readonly<Record<AreaLevel, AreaLevel | undefined>> = {
  province: undefined,
  city: 'province',
  district: 'city',
  subdistrict: 'district',
}
