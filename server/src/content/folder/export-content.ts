import type { Db, Storage } from '../../platform/index.ts'
import { originalKey } from '../../catalogue/index.ts'
import { findCategories } from '../category.store.ts'
import { referencesIn } from '../content.ts'
import { findAllDocuments } from '../document.store.ts'
import { findPictures } from '../picture.store.ts'
import { languages } from '@pasok/words'
import { fileName, folderDocuments } from './folder-documents.ts'
import { categoriesText, documentFiles, menusText } from './write-folder.ts'

/** All content as a folder's files by path, with the stored bytes of pictures. */
export async function* exportContent(
  db: Db,
  storage: Pick<Storage, 'get'>,
): AsyncGenerator<{ readonly path: string; readonly body: string | Uint8Array }> {
  const rows = await findAllDocuments(db)
  const documents = await folderDocuments(db, rows)
  for (const document of documents) for (const [path, body] of documentFiles(document)) yield { path, body }
  const menus = documents.filter(({ kind }) => kind === 'menu')
  if (menus.length > 0) yield { path: 'menus.yaml', body: menusText(menus) }
  const categories = await findCategories(db)
  if (categories.length > 0)
    yield {
      path: 'categories.yaml',
      body: categoriesText(
        categories.map(({ slug, name_en, name_id }) => ({ slug, name: { en: name_en, id: name_id } })),
      ),
    }
  const { pictures } = referencesIn(
    rows.map(({ content }) => content),
    languages,
  )
  for (const picture of (await findPictures(db, [...pictures])).values()) {
    const file = await storage.get(picture.photo ? originalKey(picture.key) : picture.key)
    if (file) yield { path: `pictures/${fileName(picture)}`, body: file.body }
  }
}
