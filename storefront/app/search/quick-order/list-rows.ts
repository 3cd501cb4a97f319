import { judgeRows, type MatchedItem, type Match, type RowVerdict, type TypedRow } from '@pasok/contract'
import type { Checked } from './check-rows.ts'
import type { SentRow } from './unsure-plan.ts'

/** A row of the list as its buyer corrects it. */
export interface ListRow {
  /** From 1, as in the list that was checked. */
  readonly number: number
  readonly part_number: string
  /** As it was typed, with its unit. */
  readonly quantity: string
  /** What the row says beside these. */
  readonly description?: string | undefined
  readonly note?: string | undefined
  readonly damage?: RowVerdict['damage']
  readonly item?: MatchedItem | undefined
  /** Items to choose from. */
  readonly candidates: readonly MatchedItem[]
  readonly match?: Match | undefined
  /** The item is what the part number says, or its buyer chose it. */
  readonly isCertain: boolean
}

/** A row with what its item and quantity come to. */
export type JudgedRow = ListRow &
  Pick<RowVerdict, 'verdict' | 'problem' | 'pieces' | 'total'> & {
    readonly group: Group
    /** What the quantity comes to of the item, where it is a whole number. */
    readonly ordered?: number | undefined
  }

/** It can be added, somebody has to look at it, or there is nothing to add. */
export type Group = 'ready' | 'check' | 'missing'

/** A correction, of rows by their numbers. */
export type Correction =
  | { readonly kind: 'quantity'; readonly number: number; readonly quantity: string }
  | { readonly kind: 'choose'; readonly number: number; readonly itemId: number }
  | { readonly kind: 'accept'; readonly numbers: ReadonlySet<number> }
  | { readonly kind: 'remove'; readonly numbers: ReadonlySet<number> }

/** The rows of a list that was checked. */
export const buildRows = ({ rows, verdicts, items }: Checked): ListRow[] => {
  const byId = new Map(items.map((item) => [item.id, item]))
  return rows.map((row, at) => {
    const { item_id = 0, candidate_ids = [], match, found_by, damage } = verdicts[at] ?? {}
    return {
      ...row,
      number: at + 1,
      item: byId.get(item_id),
      candidates: candidate_ids.flatMap((id) => byId.get(id) ?? []),
      match,
      damage,
      isCertain: found_by === 'part_number',
    }
  })
}

/** What its buyer made of a row; the rest of it is in the list that was checked. */
export interface CorrectedRow extends Pick<ListRow, 'number' | 'quantity' | 'isCertain'> {
  readonly item_id?: number | undefined
}

/** The rows of a list that was checked, as its buyer left them. */
export const restoredRows = (checked: Checked, left: readonly CorrectedRow[]): ListRow[] => {
  const items = new Map(checked.items.map((item) => [item.id, item]))
  const rows = new Map(buildRows(checked).map((row) => [row.number, row]))
  return left.flatMap(({ number, quantity, isCertain, item_id = 0 }) => {
    const row = rows.get(number)
    return row ? [{ ...row, quantity, isCertain, item: items.get(item_id) }] : []
  })
}

/** The rows after a correction. */
export const correctRows = (rows: readonly ListRow[], change: Correction): readonly ListRow[] => {
  if (change.kind === 'remove') return rows.filter(({ number }) => !change.numbers.has(number))
  if (change.kind === 'accept')
    return rows.map((row) => (change.numbers.has(row.number) ? { ...row, isCertain: true } : row))
  return rows.map((row) => {
    if (row.number !== change.number) return row
    if (change.kind === 'quantity') return { ...row, quantity: change.quantity }
    const item = row.candidates.find(({ id }) => id === change.itemId)
    return { ...row, item, isCertain: item !== undefined }
  })
}

type Judgement = ReturnType<typeof judgeRows>[number]

/** Says of every row whether it can be added. Rows that are not certain yet do not count with those that are. */
export const judgeListRows = (rows: readonly ListRow[]): JudgedRow[] => {
  const certain = rows.filter(({ isCertain }) => isCertain)
  const ofCertain = judgeRows(certain.map((row) => ({ ...row, found_by: 'part_number' })))
  const verdicts = new Map(certain.map(({ number }, at) => [number, ofCertain[at]]))
  const ofOthers = judgeRows(
    rows.map(({ candidates, ...row }) => ({
      ...row,
      found_by: 'search',
      candidate_ids: candidates.map(({ id }) => id),
    })),
  )
  return rows.map((row, at) => {
    const judgement: Judgement = verdicts.get(row.number) ?? ofOthers[at] ?? { verdict: 'not_found' }
    const { verdict, problem, pieces, total, quantity: ordered } = judgement
    const group = verdict === 'exact' ? 'ready' : verdict === 'not_found' ? 'missing' : 'check'
    return { ...row, verdict, problem, pieces, total, ordered, group }
  })
}

/**
 * Which rows were sent, by their numbers. One that was changed since is none of them; one that has no item yet is, where
 * none that has it was typed alike.
 */
export const sentAmong = (rows: readonly ListRow[], sentRows: readonly SentRow[]): ReadonlySet<number> => {
  const left = Map.groupBy(sentRows, textOfRow)
  return new Set(
    [...rows.filter(({ item }) => item), ...rows.filter(({ item }) => !item)].flatMap((row) => {
      const same = left.get(textOfRow(row)) ?? []
      const at = same.findIndex(({ item_id }) => !row.item || row.item.id === item_id)
      if (at === -1) return []
      same.splice(at, 1)
      return [row.number]
    }),
  )
}

const textOfRow = ({ part_number, quantity }: TypedRow): string => `${part_number}\t${quantity}`
