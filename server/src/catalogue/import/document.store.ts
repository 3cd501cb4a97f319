import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'

/** A document of a product, as the file storage keeps it. */
export interface DocumentWrite {
  readonly product_id: number
  readonly position: number
  readonly kind: 'datasheet' | 'certificate'
  readonly title: string
  readonly key: string
}

/** Replaces a product's documents of one kind; answers whether they differ from before. */
export const replaceDocuments = async (
  tx: Db,
  productId: number,
  kind: DocumentWrite['kind'],
  documents: readonly DocumentWrite[],
): Promise<boolean> => {
  const { rows } = await sql<DocumentWrite>`
    select product_id, position, kind, title, key from catalogue.document
    where product_id = ${productId} and kind = ${kind} order by position`.execute(tx)
  if (JSON.stringify(rows) === JSON.stringify(documents)) return false
  await sql`delete from catalogue.document where product_id = ${productId} and kind = ${kind}`.execute(tx)
  if (documents.length > 0)
    await sql`
      insert into catalogue.document (product_id, position, kind, title, key)
      select * from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb)
        as r(product_id int, position int, kind text, title text, key text)`.execute(tx)
  return true
}
