import type { SavedList, SavedListWithLines } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { PriceReader } from '../../catalogue/index.ts'
import type { MemberScope } from '../../kernel/index.ts'
import { listColleagues } from '../../identity/index.ts'
import { inWindow, type LinesWindow } from '../../platform/http/lines-window.ts'
import type { Db } from '../../platform/index.ts'
import { findPricesAtQuantities } from '../../pricing/index.ts'
import { describeLines, sumLines } from '../describe-lines.ts'
import { mayChangeList } from './lists.ts'
import { findListLines, type ListRow } from './lists.store.ts'

/** The heads of lists as a member of their company sees them. */
export const showHeads = async (
  db: Db,
  scope: MemberScope,
  rows: readonly ListRow[],
): Promise<SavedList[]> => {
  const names = new Map((await listColleagues(db, scope.companyId)).map(({ id, name }) => [id, name]))
  return rows.map((row) => {
    const madeBy = row.made_by === null ? undefined : names.get(row.made_by)
    return {
      id: row.id,
      version: row.version,
      name: row.name,
      line_count: row.line_count,
      ...(madeBy !== undefined && { made_by: madeBy }),
      can_change: mayChangeList(scope, row),
      created_at: row.created_at.toISOString(),
      changed_at: row.changed_at.toISOString(),
    }
  })
}

/** A list with its lines, or some of them, with today's prices and why they can't be ordered. */
export const showList = async (
  reader: PriceReader,
  row: ListRow,
  language: Language,
  window?: LinesWindow,
): Promise<SavedListWithLines> => {
  const { db, scope, day } = reader
  const stored = await findListLines(db, row.id)
  const ids = stored.map(({ item_id }) => item_id)
  const [[head], priceAt] = await Promise.all([
    showHeads(db, scope, [row]),
    findPricesAtQuantities(db, scope, ids, day),
  ])
  if (!head) throw new Error('a list without a head')
  const listed = await describeLines(reader, inWindow(stored, window), priceAt, language)
  const { untaxed, lines_without_price } = sumLines(stored, priceAt, 0)
  return {
    ...head,
    line_count: stored.length,
    lines: listed.map(({ quantity, described }) => ({ ...described, quantity })),
    amount_untaxed: untaxed,
    lines_without_price,
  }
}
