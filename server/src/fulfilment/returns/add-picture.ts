import { MOST_RETURN_PICTURES } from '@pasok/contract'
import type { MemberScope } from '../../kernel/index.ts'
import { inTransaction, type Db, type NamedFiles, type UploadedDocument } from '../../platform/index.ts'
import { insertPicture, listPictureKeys } from './return.store.ts'
import { lockReturn } from './apply-return-step.ts'

/** The storage folder of returns' pictures. */
export const PICTURE_FOLDER = 'private/return'
/** The pictures of returns, which no sweep deletes. */
export const returnPictures: NamedFiles = { folder: PICTURE_FOLDER, listStoredKeys: listPictureKeys }

/** Adds a picture to an undecided return. */
export const addPicture = (
  db: Db,
  {
    scope,
    id,
    file,
    now,
  }: {
    readonly scope: MemberScope
    readonly id: number
    readonly file: UploadedDocument
    readonly now: Date
  },
): Promise<'applied' | { readonly error: 'not_found' | 'not_possible_now' | 'too_many_pictures' }> =>
  inTransaction(db, async (tx) => {
    const returned = (await lockReturn(tx, id, scope.companyId))?.returned
    if (!returned) return { error: 'not_found' }
    if (returned.state !== 'requested') return { error: 'not_possible_now' }
    if (returned.picture_count >= MOST_RETURN_PICTURES) return { error: 'too_many_pictures' }
    await insertPicture(tx, {
      return_id: id,
      file_key: file.key,
      file_name: file.filename,
      file_type: file.contentType,
      uploaded_at: now,
    })
    return 'applied'
  })
