import type { Db, NewRow } from '../platform/index.ts'

/** Adds the stock tags whose codes are missing; returns how many. Safe to repeat. */
export const addStockTags = async (
  db: Db,
  tags: readonly NewRow<'catalogue.stock_tag'>[],
): Promise<number> => {
  const added = await db
    .insertInto('catalogue.stock_tag')
    .values([...tags])
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .execute()
  return added.length
}
