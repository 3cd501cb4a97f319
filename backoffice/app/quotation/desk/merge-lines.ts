import { changedFields, isAdded, offerFields, type DeskLine, type OfferField } from './desk-line.ts'

/** The fields of a line that both changed, with their values; `is_removed` of a line that I removed and they changed. */
export type Conflict = Partial<Pick<DeskLine, OfferField | 'is_removed'>>

/** Lines after a merge, and by their keys what both changed. */
export interface Merged {
  readonly rows: readonly DeskLine[]
  readonly conflicts: ReadonlyMap<number, Conflict>
}

/** My changes of a line on top of theirs. What both changed differently stays mine. */
const mergeLine = (
  base: DeskLine,
  mine: DeskLine,
  theirs: DeskLine,
): { readonly line: DeskLine; readonly conflict: Conflict | undefined } => {
  const changed = changedFields(mine, base)
  const line = {
    ...theirs,
    row_id: mine.row_id,
    is_removed: mine.is_removed,
    ...Object.fromEntries(changed.map((field) => [field, mine[field]])),
    ...(changed.includes('product_item_id') && { product: mine.product, uom: mine.uom }),
  }
  const both = changed.filter((field) => theirs[field] !== base[field] && theirs[field] !== mine[field])
  return {
    line,
    conflict: both.length === 0 ? undefined : Object.fromEntries(both.map((field) => [field, theirs[field]])),
  }
}

/**
 * My lines on top of theirs, in their order, the added ones last. A line that they removed and that I changed is added again, with
 * all of its fields marked. A line that I removed and that they changed is back as they left it, and marked.
 */
export const mergeLines = (
  bases: ReadonlyMap<number, DeskLine>,
  mine: readonly DeskLine[],
  theirs: readonly DeskLine[],
  nextKey: () => number,
): Merged => {
  const own = new Map(mine.map((line) => [line.key, line]))
  const conflicts = new Map<number, Conflict>()
  const rows = theirs.map((line) => {
    const [base, before] = [bases.get(line.key), own.get(line.key)]
    if (!base || !before) return line
    if (before.is_removed && changedFields(line, base).length > 0) {
      conflicts.set(line.key, { is_removed: false })
      return { ...line, row_id: before.row_id }
    }
    const merged = mergeLine(base, before, line)
    if (merged.conflict) conflicts.set(line.key, merged.conflict)
    return merged.line
  })
  const theirKeys = new Set(theirs.map(({ key }) => key))
  for (const line of mine) {
    if (isAdded(line)) rows.push(line)
    else if (!theirKeys.has(line.key) && changedFields(line, bases.get(line.key)).length > 0) {
      const key = nextKey()
      rows.push({ ...line, key, is_removed: false })
      conflicts.set(key, Object.fromEntries(offerFields.map((field) => [field, undefined])))
    }
  }
  return {
    rows: rows.map((line, at) => (line.place === at + 1 ? line : { ...line, place: at + 1 })),
    conflicts,
  }
}

/**
 * The lines after they were saved: what the API answers of those that were sent, with what was typed since on top. Answered lines
 * of no known id are the added ones, in the order in which they were sent.
 */
export const takeSaved = (
  rows: readonly DeskLine[],
  sent: readonly DeskLine[],
  answered: readonly DeskLine[],
  removed: readonly number[],
): readonly DeskLine[] => {
  const byKey = new Map(answered.map((line) => [line.key, line]))
  const known = new Set(sent.map(({ key }) => key))
  const added = answered.filter(({ key }) => !known.has(key))
  const gone = new Set(removed)
  for (const line of sent.filter(isAdded)) {
    const saved = added.shift()
    if (saved) byKey.set(line.key, saved)
  }
  const before = new Map(sent.map((line) => [line.key, line]))
  return rows
    .filter(({ key }) => !gone.has(key))
    .map((line, at) => {
      const [base, saved] = [before.get(line.key), byKey.get(line.key)]
      const next = base && saved ? mergeLine(base, line, saved).line : line
      return next.place === at + 1 ? next : { ...next, place: at + 1 }
    })
}
