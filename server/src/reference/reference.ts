/** A city (kota, kabupaten) lies in a province, a district (kecamatan) in it, a subdistrict (kelurahan, desa) in that. */
export type AreaLevel = 'province' | 'city' | 'district' | 'subdistrict'

/** The parent of a province, which has none. */
export const COUNTRY = 0

const levels = [
  { level: 'province', least: 10, most: 99 },
  { level: 'city', least: 1_000, most: 9_999 },
  { level: 'district', least: 100_000, most: 999_999 },
  { level: 'subdistrict', least: 1_000_000_000, most: 9_999_999_999 },
] as const

/** A level by how many digits its codes have; none for a number that is no code. */
export const toAreaLevel = (id: number): AreaLevel | undefined =>
  Number.isInteger(id) ? levels.find(({ least, most }) => id >= least && id <= most)?.level : undefined

/** A code begins with its parent's: 3273051001 lies in 327305, that in 3273, that in 32. */
export const toParentId = (id: number): number =>
  toAreaLevel(id) === 'subdistrict' ? Math.trunc(id / 10_000) : Math.trunc(id / 100)

/** The official code as it is written: 32.73.05.1001. */
export const formatAreaCode = (id: number): string => {
  const digits = String(id)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6), digits.slice(6)]
    .filter((part) => part !== '')
    .join('.')
}

/** A name as it is compared: small letters without accents, and no sign but one space between words. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['"’‘ʼ`]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()

/** Tells of folded names whether one of them is looked for. */
export type Finder = (foldedNames: readonly string[]) => boolean

/**
 * Finds names that hold every word of the keyword, or all of it where words are joined otherwise: 'tanjung pinang'
 * finds Tanjungpinang. An empty keyword finds all, one of signs alone nothing.
 */
export const buildFinder = (keyword: string): Finder => {
  if (keyword === '') return () => true
  const foldedKeyword = folded(keyword)
  if (foldedKeyword === '') return () => false
  const words = foldedKeyword.split(' ')
  const joined = words.join('')
  return (foldedNames) =>
    foldedNames.some(
      (name) => words.every((word) => name.includes(word)) || name.replaceAll(' ', '').includes(joined),
    )
}

/** A part of a list, with how much there is. */
export interface ListWindow<R> {
  readonly records: R[]
  readonly total: number
  readonly offset: number
  readonly limit: number
}

/** Cuts the asked part out of all that was found. */
export const windowInto = <R>(found: readonly R[], offset: number, limit: number): ListWindow<R> => ({
  records: found.slice(offset, offset + limit),
  total: found.length,
  offset,
  limit,
})
