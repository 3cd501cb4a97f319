import type { ImportRow } from '../read/row.ts'
import type { AllImportFiles } from './import-files.ts'
import { titled } from '../read/titled.ts'

/** Files stored at a time: more would only wait for the disk, or for another server. */
const AT_ONCE = 8

/**
 * Stores all files that rows name. The results are cached, so that the transaction that writes the rows waits neither
 * for the disk nor for the network.
 */
export const storeFiles = async (
  rows: readonly ImportRow[],
  { pictures, documents }: AllImportFiles,
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
    ...pictureNames.map((name) => () => pictures.store(name)),
    ...documentNames.map((name) => () => documents.store(name)),
  ]
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
