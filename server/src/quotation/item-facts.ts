import { jakartaDay, type FoundItem, type ItemFacts, type LineFacts, type Match } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { findAvailable, findOfferedItems, type OfferedItem } from '../catalogue/index.ts'
import { companyScope } from '../identity/index.ts'
import { nameIn, type Db } from '../platform/index.ts'
import type { LinesWindow } from '../platform/http/lines-window.ts'
import { findItemPrices, findPricesById } from '../pricing/index.ts'
import { findLastPrices } from './last-price.store.ts'
import { listLines, type QuotationRow } from './quotation.store.ts'

/** The facts of a window of a quotation's lines, in order. For staff only: they include costs. */
export const showLineFacts = async (
  db: Db,
  { id, version, company_id }: QuotationRow,
  window: LinesWindow,
  now: Date,
): Promise<LineFacts[]> => {
  const lines = await listLines(db, id, version, window)
  const itemIds = [...new Set(lines.flatMap(({ item_id }) => item_id ?? []))]
  const items = await findOfferedItems(db, itemIds)
  const facts = await findFacts(db, company_id, items, itemIds, now)
  return lines.map((line) => ({ line_id: line.id, ...(line.item_id !== null && facts.get(line.item_id)) }))
}

/** Found items that can be offered to a company, with their facts, in order. For staff only: they include costs. */
export const showFoundItems = async (
  db: Db,
  companyId: number,
  found: readonly { readonly item_id: number; readonly match?: Match | undefined }[],
  { language, limit, now }: { readonly language: Language; readonly limit: number; readonly now: Date },
): Promise<FoundItem[]> => {
  const items = await findOfferedItems(
    db,
    found.map(({ item_id }) => item_id),
    companyId,
  )
  const shown = found.filter(({ item_id }) => items.get(item_id)?.is_orderable).slice(0, limit)
  const shownIds = shown.map(({ item_id }) => item_id)
  const facts = await findFacts(db, companyId, items, shownIds, now)
  return shown.flatMap(({ item_id, match }) => {
    const item = items.get(item_id)
    if (!item) return []
    return {
      product: {
        id: item_id,
        name: nameIn(item, language),
        sku_number: item.sku,
        ...(item.own_number !== '' && { own_number: item.own_number }),
      },
      uom: item.uom,
      ...(item.pieces_per_uom !== null && { min_pieces: item.pieces_per_uom }),
      min_qty: item.min_qty,
      multiple_qty: item.multiple_qty,
      ...(match && { match }),
      ...facts.get(item_id),
    }
  })
}

/** The facts of items for a company today, by item id. */
const findFacts = async (
  db: Db,
  companyId: number,
  items: ReadonlyMap<number, OfferedItem>,
  itemIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, ItemFacts>> => {
  const [stored, prices, sold, available] = await Promise.all([
    findItemPrices(db, itemIds),
    findPricesById(db, companyScope(companyId), { productIds: [], itemIds }, jakartaDay(now)),
    findLastPrices(db, companyId, itemIds),
    findAvailable(db, itemIds),
  ])
  return new Map(
    itemIds.map((id) => {
      const { price = null, cost_price: cost = null } = stored.get(id) ?? {}
      const { lead_time_days: leadTime = null, weight_g: weight = null } = items.get(id) ?? {}
      const [last, company, quantity] = [sold.get(id), prices.items.get(id), available.get(id)]
      const facts: ItemFacts = {
        ...(price !== null && { list_price: price }),
        ...(company && { company_price: company.price }),
        ...(company?.price_breaks && { price_breaks: company.price_breaks }),
        ...(last && {
          last_price: {
            unit_price: last.unit_price,
            ...(last.discount > 0 && { discount_percent: last.discount / 100 }),
            quantity: last.quantity,
            day: jakartaDay(last.placed_at),
            order: { id: last.order_id, number: last.number },
          },
        }),
        ...(quantity !== undefined && { available_qty: quantity }),
        ...(leadTime !== null && { lead_time_days: leadTime }),
        ...(cost !== null && { unit_cost: cost }),
        ...(weight !== null && { weight_g: weight }),
      }
      return [id, facts]
    }),
  )
}
