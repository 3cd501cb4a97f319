import type { ImportRow } from '../read/row.ts'
import type { Shelves } from './shelf.ts'
import { titled } from '../read/titled.ts'

/** Files taken in at a time: more only wait for the disk, or for somebody else's server. */
const AT_ONCE = 8

/**
 * Takes in every file that rows name. The shelves remember, so that what writes the rows afterwards, in a transaction,
 * waits neither for the disk nor for the network.
 */
export const keepFiles = async (
  rows: readonly ImportRow[],
  { pictures, documents }: Shelves,
): Promise<void> => {
  const names = (lists: readonly (readonly string[] | null | undefined)[]) => [
    ...new Set(lists.flatMap((list) => list ?? [])),
  ]
  const pictureNames = names(rows.map(({ product }) => product.images))
  const documentNames = names(
    rows.flatMap(({ product: { datasheet, certificates } }) => [
      typeof datasheet === 'string' ? [datasheet] : datasheet,
      certificates,
    ]),
  ).map((text) => titled(text).name)
  const waiting = [
    ...pictureNames.map((name) => () => pictures.keep(name)),
    ...documentNames.map((name) => () => documents.keep(name)),
  ]
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
