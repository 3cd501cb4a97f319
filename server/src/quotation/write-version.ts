import type { Db } from '../platform/index.ts'
import { findCostPrices } from '../pricing/index.ts'
import { sumsOfLines } from './quotation.ts'
import { listLines } from './quotation.store.ts'
import { replaceLines, updateSums, type NewLine } from './write-quotation.store.ts'

/** Writes the lines, with what their items cost the shop now, and the sums of a version that was not sent. */
export const writeVersion = async (
  tx: Db,
  {
    id,
    version,
    tax_percent,
  }: { readonly id: number; readonly version: number; readonly tax_percent: number },
  lines: readonly NewLine[],
): Promise<void> => {
  await replaceLines(tx, id, version, await withCosts(tx, lines))
  await updateSums(tx, id, version, sumsOfLines(await listLines(tx, id, version), tax_percent))
}

/** Lines with what one of their item costs the shop now; null where that is not known. */
export const withCosts = async <L extends Pick<NewLine, 'item_id'>>(tx: Db, lines: readonly L[]) => {
  const costs = await findCostPrices(tx, [...new Set(lines.flatMap(({ item_id }) => item_id ?? []))])
  return lines.map((line) => ({
    ...line,
    unit_cost: line.item_id === null ? null : (costs.get(line.item_id) ?? null),
  }))
}
