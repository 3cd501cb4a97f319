import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'
import { LOGO_WIDTH } from '../write/references.store.ts'
import { widthKey } from '../../catalogue/index.ts'

/** A file that active products or brands refer to. */
export interface ReferredFile {
  readonly key: string
  /** A logo that is a photograph is stored by the key of one of its widths. */
  readonly kind: 'picture' | 'photo' | 'logo_photo' | 'document'
}

/** All files that an export includes, each once. */
export const findReferredFiles = async (db: Db): Promise<ReferredFile[]> => {
  const { rows } = await sql<ReferredFile>`
    select distinct key, case when photo then 'photo' else 'picture' end as kind
    from catalogue.picture join catalogue.product p on p.id = product_id where p.active
    union select distinct key, 'document' from catalogue.document join catalogue.product p on p.id = product_id
      where p.active
    union select logo_key, case when logo_key like ${`%${widthKey('', LOGO_WIDTH)}`} then 'logo_photo' else 'picture' end
      from catalogue.brand where logo_key is not null
    order by key`.execute(db)
  return rows
}
