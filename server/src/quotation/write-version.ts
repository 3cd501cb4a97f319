import type { Db } from '../platform/index.ts'
import { findCostPrices } from '../pricing/index.ts'
import { sumsOfLines } from './quotation.ts'
import { listLines, type LineRow } from './quotation.store.ts'
import {
  deleteLines,
  insertLines,
  moveLines,
  updateLines,
  updateSums,
  type NewLine,
} from './write-quotation.store.ts'

/** The version of a quotation that is written. */
interface VersionHead {
  readonly id: number
  readonly version: number
  readonly tax_percent: number
}

/** A line that is added, or, with an id, overwrites a stored one. */
export type WrittenLine = NewLine & { readonly id?: number }

/** Writes all lines of a version that was not sent, with what their items cost the shop now, and its sums. */
export const writeVersion = async (tx: Db, made: VersionHead, lines: readonly WrittenLine[]): Promise<void> =>
  saveLines(tx, made, await listLines(tx, made.id, made.version), lines)

/**
 * Writes the lines of a version that was not sent, in their new order, and its sums. Of the stored lines, which the caller
 * has read, those that are passed on unchanged stay as they are, and those that are missing are removed. The others are
 * written with what their items cost the shop now.
 */
export const saveLines = async (
  tx: Db,
  { id, version, tax_percent }: VersionHead,
  before: readonly LineRow[],
  lines: readonly (LineRow | WrittenLine)[],
): Promise<void> => {
  const stored = new Set<object>(before)
  const placed = lines.map((line, at) => ({ line, place: at + 1 }))
  const ids = new Set(lines.map((line) => line.id))
  const places = new Map(placed.map(({ line, place }) => [line.id, place]))
  await deleteLines(
    tx,
    before.map((line) => line.id).filter((lineId) => !ids.has(lineId)),
  )
  await moveLines(
    tx,
    before.flatMap((line) => {
      const place = places.get(line.id) ?? line.place
      return place === line.place ? [] : [{ id: line.id, place }]
    }),
  )
  const written = placed.flatMap(({ line, place }) => (stored.has(line) ? [] : [{ ...line, place }]))
  const costed = await withCosts(tx, written)
  await updateLines(
    tx,
    costed.flatMap((line) => (line.id === undefined ? [] : [{ ...line, id: line.id }])),
  )
  await insertLines(
    tx,
    id,
    version,
    costed.filter((line) => line.id === undefined),
  )
  const summed = lines.map((line) => ({ ...line, discount: line.discount ?? 0 }))
  await updateSums(tx, id, version, sumsOfLines(summed, tax_percent))
}

/** Lines with what one of their item costs the shop now; null where that is not known. */
export const withCosts = async <L extends Pick<NewLine, 'item_id'>>(tx: Db, lines: readonly L[]) => {
  const costs = await findCostPrices(tx, [...new Set(lines.flatMap(({ item_id }) => item_id ?? []))])
  return lines.map((line) => ({
    ...line,
    unit_cost: line.item_id === null ? null : (costs.get(line.item_id) ?? null),
  }))
}
