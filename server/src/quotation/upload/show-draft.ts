import { type DraftLine, type QuotationUpload, jakartaDay } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { findOfferedItems, type OfferedItem } from '../../catalogue/index.ts'
import { findMembers } from '../../identity/index.ts'
import { nameIn, type Db } from '../../platform/index.ts'
import { stateOn } from '../quotation.ts'
import type { DraftLineRow, ListedUpload } from './upload.store.ts'

/** Converts the rows of a draft to records, with the candidate items of each. */
export const showDraftLines = async (
  db: Db,
  lines: readonly DraftLineRow[],
  language: Language,
): Promise<DraftLine[]> => {
  const ids = lines.flatMap(({ verdict: { item_id, candidate_ids = [] } }) =>
    item_id === undefined ? candidate_ids : [...candidate_ids, item_id],
  )
  const items = await findOfferedItems(db, [...new Set(ids)])
  return lines.map((line) => {
    const { item_id, candidate_ids = [], ...verdict } = line.verdict
    const item = item_id === undefined ? undefined : items.get(item_id)
    const candidates = candidate_ids.flatMap((id) => {
      const one = items.get(id)
      return one ? [named(one, language)] : []
    })
    return {
      id: line.id,
      place: line.place,
      requested_text: line.requested_text,
      requested_quantity: line.requested_quantity,
      ...(line.requested_description !== '' && { description: line.requested_description }),
      ...verdict,
      ...(item && {
        item: {
          ...named(item, language),
          uom: item.uom,
          ...(item.pieces_per_uom !== null && { min_pieces: item.pieces_per_uom }),
          min_qty: item.min_qty,
          multiple_qty: item.multiple_qty,
        },
      }),
      ...(candidates.length > 0 && { candidates }),
      comment: line.buyer_comment,
    }
  })
}

const named = (item: OfferedItem, language: Language) => ({
  id: item.id,
  name: nameIn(item, language),
  sku_number: item.sku,
})

/** Converts uploads to list records. */
export const showUploads = async (
  db: Db,
  rows: readonly ListedUpload[],
  now: Date,
): Promise<QuotationUpload[]> => {
  const members = await findMembers(
    db,
    rows.map(({ member_id }) => member_id),
  )
  return rows.map((row) => ({
    quotation_id: row.quotation_id,
    number: row.number,
    state: stateOn(row, jakartaDay(now)),
    filename: row.filename,
    row_count: row.row_count,
    ...(row.left_out && { left_out: row.left_out }),
    uploaded_at: row.created_at.toISOString(),
    uploaded_by: { id: row.member_id, name: members.get(row.member_id)?.name ?? '' },
  }))
}
