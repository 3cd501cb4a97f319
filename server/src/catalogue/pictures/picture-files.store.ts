import { sql } from 'kysely'
import type { Db, NamedFiles } from '../../platform/index.ts'
import { filesOfPicture } from './photo.ts'

/** Drawings and photographs of products, and brands' logos. */
export const cataloguePictures: NamedFiles = {
  folder: 'pictures',
  listStoredKeys: async (db: Db) => {
    const { rows } = await sql<{ key: string; photo: boolean }>`
      select key, photo from catalogue.picture
      union select logo_key, false from catalogue.brand where logo_key is not null`.execute(db)
    return rows.flatMap(filesOfPicture)
  },
}

/** Drawings of items. */
export const catalogueDrawings: NamedFiles = {
  folder: 'drawings',
  listStoredKeys: async (db: Db) => {
    const { rows } = await sql<{ key: string }>`select distinct key from catalogue.item_drawing`.execute(db)
    return rows.map(({ key }) => key)
  },
}
