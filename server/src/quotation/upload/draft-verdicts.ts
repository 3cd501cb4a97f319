import { judgeRows, type DraftLine, type RowVerdict } from '@pasok/contract'
import type { OfferedItem } from '../../catalogue/index.ts'
import { copyItemFields } from '../offer-lines.ts'
import type { NewLine } from '../write-quotation.store.ts'

/** The stored match of a row, its item or candidates, and the verdict on its quantity. */
export interface StoredVerdict extends Omit<RowVerdict, 'found_by'> {
  readonly found_by?: DraftLine['found_by']
}

/** The fields of a draft's row that its verdict needs. */
export interface DraftRow {
  readonly requested_text: string
  readonly requested_quantity: string
  readonly verdict: StoredVerdict
}

/** The match of a row, without the verdict on its quantity. */
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

/** Whether a row's item was found by a search and its buyer has not confirmed it. */
export const isUnconfirmed = ({ found_by, item_id, verdict }: StoredVerdict): boolean =>
  found_by === 'search' && item_id !== undefined && verdict !== 'not_for_sale'

/** The verdicts of all rows of a draft, in order. Quantities of one item are added up. */
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
        // A chosen item is as certain as a part number.
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

/** The rules that an item's quantity must satisfy. */
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
 * Converts a row to a line. The line has the item if it is certain and can be ordered, and the quantity if it is valid.
 * An unconfirmed search result is only a proposal.
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
    // Of several numbers of an item the one that the row has.
    ...(item && verdict.match?.kind === 'own_number' && { own_number: verdict.match.text }),
    weight_g: item ? (item.weight_g ?? unknownWeight) : null,
    quantity: isRight ? (verdict.quantity ?? null) : null,
    unit_price: null,
    verdict,
  }
}
