import type { Db } from '../platform/index.ts'
import { sumsOfLines } from './quotation.ts'
import { listLines } from './quotation.store.ts'
import { replaceLines, updateSums, type NewLine } from './write-quotation.store.ts'

/** Writes the lines and sums of a version that was not sent. */
export const writeVersion = async (
  tx: Db,
  {
    id,
    version,
    tax_percent,
  }: { readonly id: number; readonly version: number; readonly tax_percent: number },
  lines: readonly NewLine[],
): Promise<void> => {
  await replaceLines(tx, id, version, lines)
  await updateSums(tx, id, version, sumsOfLines(await listLines(tx, id, version), tax_percent))
}
