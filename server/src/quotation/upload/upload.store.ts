import type { LeftOut, VerdictCounts } from '@pasok/contract'
import { sql } from 'kysely'
import type { Db, Row } from '../../platform/index.ts'
import type { QuotationProgress } from '../quotation.ts'
import type { LineRow } from '../quotation.store.ts'
import type { DraftRow, StoredVerdict } from './draft-verdicts.ts'
import type { NewLine } from '../write-quotation.store.ts'

/** A line of an uploaded draft. */
export interface DraftLineRow extends LineRow {
  readonly verdict: StoredVerdict
}

interface NewUpload {
  readonly quotationId: number
  readonly memberId: number
  readonly filename: string
  readonly rowCount: number
  readonly leftOut: LeftOut | undefined
  readonly now: Date
}

/** Records the file that a quotation was made from. */
export const insertUpload = async (tx: Db, u: NewUpload): Promise<void> => {
  await sql`
    insert into quotation.upload (quotation_id, member_id, filename, row_count, left_out, created_at)
    values (${u.quotationId}, ${u.memberId}, ${u.filename}, ${u.rowCount},
      ${u.leftOut ? JSON.stringify(u.leftOut) : null}::jsonb, ${u.now})`.execute(tx)
}

/** The file that a quotation was made from. */
interface UploadRow extends Omit<Row<'quotation.upload'>, 'left_out'> {
  readonly left_out: LeftOut | null
}

/** An upload with the state of its quotation. */
export interface ListedUpload extends UploadRow, QuotationProgress {
  readonly number: string
}

/** Uploads by their quotations' ids. */
export const findUploads = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ListedUpload>> => {
  const { rows } = await sql<ListedUpload>`
    select u.*, q.number, q.state, q.version, q.valid_until
    from quotation.upload u join quotation.quotation q on q.id = u.quotation_id
    where q.id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.quotation_id, row]))
}

/** The upload of a quotation; undefined if it was not uploaded. */
export const findUpload = async (db: Db, quotationId: number): Promise<UploadRow | undefined> => {
  const { rows } = await sql<UploadRow>`
    select * from quotation.upload where quotation_id = ${quotationId}`.execute(db)
  return rows[0]
}

/** Rows of an upload: all of the first version, or those that the buyer must check. */
export const listDraftLines = async (
  db: Db,
  quotationId: number,
  {
    isToCheck = false,
    limit = null,
    offset = 0,
  }: { readonly isToCheck?: boolean; readonly limit?: number | null; readonly offset?: number } = {},
): Promise<DraftLineRow[]> => {
  const { rows } = await sql<DraftLineRow>`
    select * from quotation.line
    where quotation_id = ${quotationId} and version = 1 and verdict is not null
      and not (${isToCheck}::boolean and verdict ->> 'verdict' = 'exact')
    order by place limit ${limit}::int offset ${offset}`.execute(db)
  return rows
}

/** The number of rows of an upload for each verdict. */
export const countVerdicts = async (db: Db, quotationId: number): Promise<VerdictCounts> => {
  const { rows } = await sql<{ verdict: keyof VerdictCounts; count: number }>`
    select verdict ->> 'verdict' as verdict, count(*)::int as count from quotation.line
    where quotation_id = ${quotationId} and version = 1 and verdict is not null group by 1`.execute(db)
  const none = { exact: 0, found: 0, several: 0, not_found: 0, bad_quantity: 0, not_for_sale: 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ verdict, count }) => [verdict, count])) }
}

/** A corrected line. */
export type CorrectedLine = NewLine & DraftRow & { readonly id: number }

/** Updates corrected lines. */
export const updateDraftLines = async (tx: Db, lines: readonly CorrectedLine[]): Promise<void> => {
  await sql`
    update quotation.line l
    set requested_text = w.requested_text, requested_quantity = w.requested_quantity, item_id = w.item_id, sku = w.sku,
      own_number = w.own_number, name_en = w.name_en, name_id = w.name_id, uom = w.uom, weight_g = w.weight_g, quantity = w.quantity,
      unit_cost = w.unit_cost, buyer_comment = w.buyer_comment, verdict = w.verdict
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as w(id int, requested_text text, requested_quantity text,
      item_id int, sku text, own_number text, name_en text, name_id text, uom text, weight_g int, quantity int, unit_cost bigint, buyer_comment text,
      verdict jsonb)
    where l.id = w.id`.execute(tx)
}

/** Deletes lines. */
export const deleteDraftLines = async (tx: Db, ids: readonly number[]): Promise<void> => {
  await sql`delete from quotation.line where id = any(${[...ids]}::int[])`.execute(tx)
}
