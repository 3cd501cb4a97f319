import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'

const FILLED = [
  'catalogue.category',
  'catalogue.brand',
  'catalogue.attribute_choice',
  'catalogue.product',
  'catalogue.item',
  'catalogue.item_number',
  'catalogue.item_text',
  'catalogue.picture',
  'catalogue.item_drawing',
  'catalogue.tab',
  'catalogue.document',
  'catalogue.stock_report',
  'catalogue.other_number',
  'catalogue.listing',
  'catalogue.category_brand_count',
  'catalogue.value_count',
] as const

/** Renews the planner's statistics (`analyze`) of the tables that an import fills. */
export const renewStatistics = async (db: Db): Promise<void> => {
  for (const table of FILLED) await sql`analyze ${sql.table(table)}`.execute(db)
}
