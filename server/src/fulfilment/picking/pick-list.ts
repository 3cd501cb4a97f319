import { MOST_PICK_LIST_DELIVERIES, MOST_PICK_LIST_LINES, type PickList } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { findShelves } from '../../catalogue/index.ts'
import { nameIn, type Db } from '../../platform/index.ts'
import {
  findDeliveries,
  listDeliveryLines,
  type DeliveryLineRow,
  type DeliveryRow,
} from '../delivery.store.ts'
import { countPacking, listPackingIds } from './pick.store.ts'
import { compareShelves, coveredDeliveries, leftToPick } from './picking.ts'

/** The deliveries of a pick list, oldest first, with their lines. */
export const readPickLines = async (
  db: Db,
  deliveryIds: readonly number[] | undefined,
): Promise<{ readonly ids: readonly number[]; readonly lines: readonly DeliveryLineRow[] }> => {
  const packing = await listPackingIds(db, MOST_PICK_LIST_DELIVERIES, deliveryIds)
  const ids = coveredDeliveries(packing, MOST_PICK_LIST_LINES).map(({ id }) => id)
  return { ids, lines: await listDeliveryLines(db, ids) }
}

/** What is to be picked for these deliveries, or for the oldest that are being packed. */
export const showPickList = async (
  db: Db,
  query: {
    readonly delivery_ids?: readonly number[] | undefined
    readonly page: number
    readonly per_page: number
  },
  language: Language,
): Promise<PickList> => {
  const { ids, lines } = await readPickLines(db, query.delivery_ids)
  const deliveries = await findDeliveries(db, ids)
  const items = [...Map.groupBy(lines, ({ item_id, uom }) => `${item_id} ${uom}`).values()]
  const shelves = await findShelves(db, [...new Set(lines.map(({ item_id }) => item_id))])
  const shelfOf = ([first]: readonly DeliveryLineRow[]) => ({
    shelf: (first && shelves.get(first.item_id)?.shelf) ?? undefined,
    sku: first?.sku ?? '',
  })
  const sorted = items.toSorted((a, b) => compareShelves(shelfOf(a), shelfOf(b)))
  const from = (query.page - 1) * query.per_page
  return {
    deliveries: ids.flatMap((id) => {
      const row = deliveries.get(id)
      return row ? showDelivery(row, lines) : []
    }),
    packing: await countPacking(db),
    records: sorted.slice(from, from + query.per_page).flatMap((some) => {
      const [first] = some
      if (!first) return []
      const { shelf, on_hand } = shelves.get(first.item_id) ?? { shelf: null, on_hand: null }
      return {
        item: { id: first.item_id, name: nameIn(first, language), sku_number: first.sku },
        ...(shelf !== null && { shelf }),
        uom: first.uom,
        quantity: some.reduce((sum, { quantity }) => sum + quantity, 0),
        picked: some.reduce((sum, { picked }) => sum + picked, 0),
        ...(on_hand !== null && { on_hand }),
        lines: some.flatMap((line) => showLine(deliveries.get(line.delivery_id), line)),
      }
    }),
    total: sorted.length,
    page: query.page,
    per_page: query.per_page,
  }
}

const showDelivery = (row: DeliveryRow, all: readonly DeliveryLineRow[]): PickList['deliveries'][number] => {
  const lines = all.filter(({ delivery_id }) => delivery_id === row.id)
  return {
    id: row.id,
    number: row.number,
    version: row.version,
    order: { id: row.order_id, number: row.order_number },
    company: { id: row.company_id, name: row.company_name },
    is_replacement: row.return_id !== null,
    line_count: lines.length,
    picked_line_count: lines.filter((line) => leftToPick([line]) === 0).length,
    is_begun: lines.some(({ picked }) => picked > 0),
  }
}

const showLine = (row: DeliveryRow | undefined, line: DeliveryLineRow) =>
  row
    ? [
        {
          delivery: { id: row.id, number: row.number },
          order: { id: row.order_id, number: row.order_number },
          order_line_id: line.order_line_id,
          quantity: line.quantity,
          picked: line.picked,
        },
      ]
    : []
