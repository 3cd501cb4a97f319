import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'

/** A note that staff wrote for one another on a quotation. */
export interface NoteRow {
  readonly id: number
  readonly at: Date
  readonly staff_id: number
  readonly text: string
}

/** The internal notes of a quotation, oldest first. For staff only. */
export const listNotes = async (db: Db, quotationId: number): Promise<NoteRow[]> => {
  const { rows } = await sql<NoteRow>`
    select id, at, staff_id, text from quotation.note where quotation_id = ${quotationId} order by id`.execute(
    db,
  )
  return rows
}

/** Adds an internal note to a quotation. */
export const insertNote = async (
  tx: Db,
  quotationId: number,
  { at, staff_id, text }: Omit<NoteRow, 'id'>,
): Promise<void> => {
  await sql`
    insert into quotation.note (quotation_id, at, staff_id, text)
    values (${quotationId}, ${at}, ${staff_id}, ${text})`.execute(tx)
}
