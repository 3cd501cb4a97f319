import { sql } from 'kysely'
import type { Db, Row } from '../../platform/index.ts'

/** A document of a product, as the file storage keeps it. */
export type DocumentWrite = Omit<Row<'catalogue.document'>, 'valid_until'> & {
  readonly valid_until: string | null
}

/**
 * Replaces a product's documents of one kind; returns whether they changed. If they are not `whole`, the stored ones
 * stay after them, because one of those may be the missing one.
 */
export const replaceDocuments = async (
  tx: Db,
  productId: number,
  kind: DocumentWrite['kind'],
  writes: readonly DocumentWrite[],
  whole: boolean,
): Promise<boolean> => {
  const { rows } = await sql<DocumentWrite>`
    select product_id, position, kind, title, key, valid_until::text from catalogue.document
    where product_id = ${productId} and kind = ${kind} order by position`.execute(tx)
  const isGiven = (key: string) => writes.some((document) => document.key === key)
  if (!whole && writes.every(({ key }) => rows.some((row) => row.key === key))) return false
  const former = whole ? [] : rows.filter(({ key }) => !isGiven(key))
  const documents = [...writes, ...former].map((document, position) => ({ ...document, position }))
  if (JSON.stringify(rows) === JSON.stringify(documents)) return false
  await sql`delete from catalogue.document where product_id = ${productId} and kind = ${kind}`.execute(tx)
  if (documents.length > 0)
    await sql`
      insert into catalogue.document (product_id, position, kind, title, key, valid_until)
      select * from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb)
        as r(product_id int, position int, kind text, title text, key text, valid_until date)`.execute(tx)
  return true
}
