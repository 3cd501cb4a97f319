import type { SavedList, SavedListWithLines } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { PriceReader } from '../../catalogue/index.ts'
import { listColleagues, type MemberScope } from '../../identity/index.ts'
import type { Db } from '../../platform/index.ts'
import { describeLines } from '../describe-lines.ts'
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

/** A list with its lines as they are today: with prices, and what is in the way of ordering them. */
export const showList = async (
  reader: PriceReader,
  row: ListRow,
  language: Language,
): Promise<SavedListWithLines> => {
  const stored = await findListLines(reader.db, row.id)
  const [[head], listed] = await Promise.all([
    showHeads(reader.db, reader.scope, [row]),
    describeLines(reader, stored, language),
  ])
  if (!head) throw new Error('a list without a head')
  const lines = listed.map(({ quantity, described }) => ({ ...described, quantity }))
  return {
    ...head,
    line_count: lines.length,
    lines,
    amount_untaxed: lines.reduce((sum, { price_subtotal = 0 }) => sum + price_subtotal, 0),
    lines_without_price: lines.filter(({ price_unit }) => price_unit === undefined).length,
  }
}
