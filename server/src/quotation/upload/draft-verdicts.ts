import { judgeRows, type DraftLine, type RowVerdict } from '@pasok/contract'
import type { OfferedItem } from '../../catalogue/index.ts'
import { copyItemFields } from '../offer-lines.ts'
import type { NewLine } from '../write-quotation.store.ts'

/** What is stored of a row's meaning: its item or those that it may mean, and what its quantity comes to. */
export interface StoredVerdict extends Omit<RowVerdict, 'found_by'> {
  readonly found_by?: DraftLine['found_by']
}

/** The fields of a draft's row that its verdict needs. */
export interface DraftRow {
  readonly requested_text: string
  readonly requested_quantity: string
  readonly verdict: StoredVerdict
}

/** What a row means, without what its quantity comes to. */
export const pickMatch = ({
  found_by,
  item_id,
  candidate_ids,
  match,
  damage,
}: StoredVerdict): Omit<StoredVerdict, 'verdict'> => ({
  ...(found_by && { found_by }),
  ...(item_id !== undefined && { item_id }),
  ...(candidate_ids && { candidate_ids }),
  ...(match && { match }),
  ...(damage && { damage }),
})

/** Whether a row's item is what a search found, and its buyer has not said yet that it is the one. */
export const isUnconfirmed = ({ found_by, item_id, verdict }: StoredVerdict): boolean =>
  found_by === 'search' && item_id !== undefined && verdict !== 'not_for_sale'

/** The verdicts of all rows of a draft, in their order: those of one item count as one quantity. */
export const judgeDraft = (
  rows: readonly DraftRow[],
  items: ReadonlyMap<number, OfferedItem>,
): StoredVerdict[] => {
  const judged = judgeRows(
    rows.map(({ requested_quantity, verdict }) => {
      const item = verdict.item_id === undefined ? undefined : items.get(verdict.item_id)
      return {
        quantity: requested_quantity,
        ...(item && { item: ruledItem(item) }),
        ...(verdict.candidate_ids && { candidate_ids: verdict.candidate_ids }),
        // Who chose an item is as certain as its part number.
        ...(verdict.found_by && {
          found_by: verdict.found_by === 'search' ? ('search' as const) : ('part_number' as const),
        }),
      }
    }),
  )
  return rows.map(({ verdict }, at) => ({
    ...pickMatch(verdict),
    ...(judged[at] ?? { verdict: 'not_found' }),
  }))
}

/** What the quantity of an item is held against. */
const ruledItem = ({
  id,
  sku,
  name_en,
  uom,
  pieces_per_uom,
  min_qty,
  multiple_qty,
  is_orderable,
}: OfferedItem) => ({
  id,
  name: name_en,
  sku_number: sku,
  uom,
  ...(pieces_per_uom !== null && { min_pieces: pieces_per_uom }),
  min_qty,
  multiple_qty,
  display_add_to_cart: is_orderable,
})

/**
 * What a line holds of its row: the item that is certain and can be ordered, and the quantity where that is right. What a
 * search found is a proposal.
 */
export const toNewLine = (
  row: DraftRow,
  items: ReadonlyMap<number, OfferedItem>,
  unknownWeight: number,
): NewLine & DraftRow => {
  const { requested_text, requested_quantity, verdict } = row
  const isRight = verdict.verdict === 'exact'
  const isCertain = (isRight || verdict.verdict === 'bad_quantity') && !isUnconfirmed(verdict)
  const item = isCertain && verdict.item_id !== undefined ? items.get(verdict.item_id) : undefined
  return {
    requested_text,
    requested_quantity,
    status: 'open',
    item_id: item?.id ?? null,
    ...copyItemFields(item, unknownWeight),
    weight_g: item ? (item.weight_g ?? unknownWeight) : null,
    quantity: isRight ? (verdict.quantity ?? null) : null,
    unit_price: null,
    verdict,
  }
}
