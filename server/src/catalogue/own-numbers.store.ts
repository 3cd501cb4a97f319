import { sql } from 'kysely'
import type { CompanyScope } from '../kernel/index.ts'
import type { Db } from '../platform/index.ts'

/** The numbers that a company gives items, by their ids, in the order in which they were added. */
export const findNumbersOfItems = async (
  db: Db,
  { companyId }: Pick<CompanyScope, 'companyId'>,
  itemIds: readonly number[],
): Promise<Map<number, string[]>> => {
  if (itemIds.length === 0) return new Map()
  const { rows } = await sql<{ item_id: number; numbers: string[] }>`
    select n.item_id, array_agg(n.number order by n.id) as numbers from company.item_part_number n
    where n.item_id = any(${itemIds}::int[]) and n.company_id = ${companyId} group by n.item_id`.execute(db)
  return new Map(rows.map(({ item_id, numbers }) => [item_id, numbers]))
}
