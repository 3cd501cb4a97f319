import { mapRichText, type DocumentContent } from '@pasok/contract'
import { languages, type Language } from '@pasok/words'
import { findNumbers } from '../../catalogue/index.ts'
import type { Db } from '../../platform/index.ts'
import { findCategories } from '../category.store.ts'
import { referencesIn } from '../content.ts'
import { findFormerSlugs, type DocumentRow } from '../document.store.ts'
import { findPictures } from '../picture.store.ts'
import type { FolderPictureName } from './folder-text.ts'
import type { FolderDocument, FolderWords } from './read-folder.ts'

/**
 * Converts documents to the folder's form: current names and numbers in place of ids. References to deleted records are
 * left out.
 */
export const folderDocuments = async (db: Db, rows: readonly DocumentRow[]): Promise<FolderDocument[]> => {
  const { pictures: pictureIds, sellables } = referencesIn(
    rows.map(({ content }) => content),
    languages,
  )
  const pictures = await findPictures(db, [...pictureIds])
  const numbers = await findNumbers(db, [...sellables])
  const formerSlugs = await findFormerSlugs(
    db,
    rows.map(({ id }) => id),
  )
  const categories = new Map((await findCategories(db)).map(({ id, slug }) => [id, slug]))

  const pictureName = (
    which: { readonly picture: number } | { readonly product: number },
  ): FolderPictureName | undefined => {
    if ('picture' in which) {
      const row = pictures.get(which.picture)
      return row && { picture: fileName(row) }
    }
    const product = numbers.get(which.product)
    return product === undefined ? undefined : { product }
  }
  const toFolderWords = ({ body, ...words }: DocumentContent[Language]): FolderWords => ({
    ...words,
    body: mapRichText(body, {
      link: (link) => {
        if ('href' in link) return link
        const number = numbers.get('product' in link ? link.product : link.item)
        if (number === undefined) return undefined
        return 'product' in link ? { product: number } : { item: number }
      },
      picture: ({ alt, title, ...which }) => {
        const name = pictureName(which)
        return name && { ...name, alt, ...(title !== undefined && { title }) }
      },
    }),
  })
  return rows.map(({ id: documentId, kind, slug, state, publish_at, content }) => ({
    kind,
    slug,
    file: '',
    state: state === 'draft' ? 'draft' : 'published',
    publish_at: state === 'draft' ? undefined : publish_at?.toISOString(),
    former_slugs: (formerSlugs.get(documentId) ?? []).filter((former) => former !== slug),
    position: content.position,
    author: content.author,
    block: content.block,
    to: content.to,
    entries: content.entries,
    picture: content.picture ? pictureName(content.picture) : undefined,
    categories: content.categories.flatMap((id) => categories.get(id) ?? []),
    en: toFolderWords(content.en),
    id: toFolderWords(content.id),
  }))
}

/** The file name of a picture: its own, or one made of its key if staff uploaded it. */
export const fileName = ({ key, name, photo }: { key: string; name: string; photo: boolean }): string =>
  name || `${key.slice(key.lastIndexOf('/') + 1)}${photo ? '.jpg' : ''}`
