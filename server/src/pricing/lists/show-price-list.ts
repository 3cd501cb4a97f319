import { MOST_LISTED_COMPANIES, type PriceList, type PriceListInList, type PriceRule } from '@pasok/contract'
import { readAudit, type Db } from '../../platform/index.ts'
import { findPriceLists, listCompaniesOf, type PriceListRow, type PriceRuleRow } from './price-list.store.ts'

/** The open ends of a period have no key. */
export const showDates = ({
  starts_on,
  ends_on,
}: {
  readonly starts_on: string | null
  readonly ends_on: string | null
}) => ({ ...(starts_on !== null && { starts_on }), ...(ends_on !== null && { ends_on }) })

/** A price list as a list of staff shows it. */
export const showInList = ({ starts_on, ends_on, updated_at, ...row }: PriceListRow): PriceListInList => ({
  ...row,
  ...showDates({ starts_on, ends_on }),
  updated_at: updated_at.toISOString(),
})

/** Names of staff by id. */
export type FindNames = (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>

/** A price list as staff see it; undefined if it does not exist. */
export const showPriceList = async (
  db: Db,
  id: number,
  findNames: FindNames,
): Promise<PriceList | undefined> => {
  const row = (await findPriceLists(db, [id])).get(id)
  if (!row) return undefined
  const [companies, log] = await Promise.all([
    listCompaniesOf(db, id, MOST_LISTED_COMPANIES),
    readAudit(db, 'price_list', id),
  ])
  const names = await findNames(
    db,
    log.flatMap(({ who_id }) => who_id ?? []),
  )
  return {
    ...showInList(row),
    companies,
    history: log.map(({ at, who, who_id, action, details }) => ({
      at: at.toISOString(),
      by: (who_id === null ? undefined : names.get(who_id)) ?? who,
      action,
      details,
    })),
  }
}

const showCut = ({
  price,
  discount_bp,
}: {
  readonly price: number | null
  readonly discount_bp: number | null
}) => (price === null ? { discount_percent: (discount_bp ?? 0) / 100 } : { price })

/** A rule of a price list. */
export const showRule = (row: PriceRuleRow): PriceRule => ({
  id: row.id,
  target: row.target,
  of: { id: row.of_id, name: row.of_name, ...(row.sku !== null && { sku_number: row.sku }) },
  ...showCut(row),
  is_final: row.is_final,
  ...showDates(row),
  breaks: row.breaks.map((one) => ({ from_quantity: one.from_quantity, ...showCut(one) })),
})
