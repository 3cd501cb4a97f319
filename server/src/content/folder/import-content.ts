import { mapRichText, type DocumentContent } from '@pasok/contract'
import { documentContent } from '@pasok/contract/endpoints'
import type { Language } from '@pasok/words'
import { findIdsByNumber } from '../../catalogue/index.ts'
import { inTransaction, writeAudit, type Db } from '../../platform/index.ts'
import { announceChange, type Announce } from '../announce-change.ts'
import { findCategories, insertCategory, updateCategory, type CategoryRow } from '../category.store.ts'
import { publish } from '../change-document.ts'
import { missingFields } from '../content.ts'
import {
  findAllDocuments,
  findFormerSlugs,
  findVersion,
  insertDocument,
  insertFormerSlug,
  isWrittenByStaff,
  lockDocumentBySlug,
  setDraft,
  writeVersion,
  type DocumentRow,
} from '../document.store.ts'
import { insertPicture, type ContentPictureRow } from '../picture.store.ts'
import { folderDocuments } from './folder-documents.ts'
import type { FolderProblem } from './folder-text.ts'
import { readFolder, type ContentFolder, type FolderDocument, type NamedReference } from './read-folder.ts'
import { documentText } from './write-folder.ts'

type StoredFile = Omit<ContentPictureRow, 'id' | 'name'>

export interface ContentImport {
  readonly db: Db
  readonly folder: string
  /** Stores a picture of the folder; returns an error message if it is refused. */
  readonly storePicture: (name: string) => Promise<StoredFile | string>
  readonly announce: Announce
  /** Makes drafts of documents that the folder does not have. */
  readonly retireMissing?: boolean
  /**
   * Replaces links to products or items that the catalogue doesn't have by their words, and leaves their pictures out;
   * otherwise they are problems.
   */
  readonly allowMissing?: boolean
  readonly now: Date
}

/** The numbers of added, changed, unchanged and retired documents; or the problems of the folder. */
export type ContentImportResult =
  | { readonly problems: readonly FolderProblem[] }
  | {
      readonly added: number
      readonly changed: number
      readonly unchanged: number
      readonly retired: number
    }

/** The ids of the records that the folder names. */
interface Known {
  readonly products: ReadonlyMap<string, number>
  readonly items: ReadonlyMap<string, number>
  readonly pictures: ReadonlyMap<string, number>
  readonly categories: ReadonlyMap<string, number>
  /** The folder's documents, as `documentKey` names them. */
  readonly documents: ReadonlySet<string>
}

const documentKey = ({ kind, slug }: Pick<FolderDocument, 'kind' | 'slug'>): string => `${kind}/${slug}`

const system = { kind: 'system', id: null } as const

/** Imports a content folder, or nothing if it has any problem. Safe to repeat. */
export const importContent = async (parts: ContentImport): Promise<ContentImportResult> => {
  const { db, now, retireMissing = false } = parts
  const folder = await readFolder(parts.folder)
  const found = await findNamed(parts, folder)
  const problems = [...folder.problems, ...found.problems]
  if (problems.length > 0) return { problems }
  return inTransaction(db, async (tx) => {
    const changes = await writeCategories(tx, folder)
    const categories = new Map((await findCategories(tx)).map(({ slug, id }) => [slug, id]))
    const counts = { added: 0, changed: 0, unchanged: 0, retired: 0 }
    const pictures = new Map<string, number>()
    for (const [name, file] of found.pictures) pictures.set(name, await insertPicture(tx, { ...file, name }))
    const documents = new Set(folder.documents.map(documentKey))
    const known = { ...found, pictures, categories, documents }
    const refused: FolderProblem[] = []
    for (const document of folder.documents) {
      const result = await writeDocument(tx, document, known, parts)
      if (typeof result === 'object') refused.push(result)
      else counts[result]++
    }
    if (refused.length > 0) throw new Refused(refused)
    if (retireMissing) counts.retired = await retire(tx, known, now)
    if (changes + counts.added + counts.changed + counts.retired > 0) await announceChange(tx, parts.announce)
    return counts
  }).catch((error: unknown) => {
    if (error instanceof Refused) return { problems: error.problems }
    throw error
  })
}

/** Thrown to roll back an import. */
class Refused extends Error {
  override readonly name = 'Refused'
  readonly problems: readonly FolderProblem[]
  constructor(problems: readonly FolderProblem[]) {
    super('the content folder has problems')
    this.problems = problems
  }
}

/** Looks up the products, items, pictures and categories that the folder names. */
const findNamed = async (
  { db, storePicture, allowMissing = false }: ContentImport,
  { references, documents, categories }: ContentFolder,
) => {
  const problems: FolderProblem[] = []
  const refuse = ({ file, line }: Pick<NamedReference, 'file' | 'line'>, message: string) =>
    problems.push({ file, line, message })
  const collectNumbers = (kind: 'product' | 'item') => [
    ...new Set(
      references.flatMap(({ reference }) => (Reflect.get(reference, kind) as string | undefined) ?? []),
    ),
  ]
  const products = await findIdsByNumber(db, 'product', collectNumbers('product'))
  const items = await findIdsByNumber(db, 'item', collectNumbers('item'))
  const pictures = new Map<string, StoredFile>()
  for (const { reference, ...place } of references) {
    if (!allowMissing && 'product' in reference && !products.has(reference.product))
      refuse(place, `the catalogue has no product ${reference.product}`)
    if (!allowMissing && 'item' in reference && !items.has(reference.item))
      refuse(place, `the catalogue has no item ${reference.item}`)
    if ('picture' in reference && !pictures.has(reference.picture)) {
      const stored = await storePicture(reference.picture)
      if (typeof stored === 'string') refuse(place, `pictures/${reference.picture}: ${stored}`)
      else pictures.set(reference.picture, stored)
    }
  }
  const slugs = new Set([
    ...categories.map(({ slug }) => slug),
    ...(await findCategories(db)).map(({ slug }) => slug),
  ])
  for (const { file, categories: named } of documents)
    for (const slug of named)
      if (!slugs.has(slug)) refuse({ file, line: 1 }, `there is no category ${slug}: see categories.yaml`)
  return { problems, products, items, pictures }
}

/** Adds and renames categories to match the folder; returns how many. */
const writeCategories = async (tx: Db, { categories }: ContentFolder): Promise<number> => {
  const before = new Map((await findCategories(tx)).map((row): [string, CategoryRow] => [row.slug, row]))
  let changes = 0
  for (const [position, { slug, name }] of categories.entries()) {
    const fields = { slug, name_en: name.en, name_id: name.id, position }
    const row = before.get(slug)
    if (!row) await insertCategory(tx, fields)
    else if (row.name_en !== name.en || row.name_id !== name.id || row.position !== position)
      await updateCategory(tx, row.id, fields)
    else continue
    changes++
  }
  return changes
}

const writeDocument = async (
  tx: Db,
  document: FolderDocument,
  known: Known,
  { announce, now }: Pick<ContentImport, 'announce' | 'now'>,
): Promise<'added' | 'changed' | 'unchanged' | FolderProblem> => {
  const { kind, slug, file, state } = document
  const refuse = (message: string): FolderProblem => ({ file, line: 1, message })
  const read = documentContent.safeParse(toContent(document, known))
  if (!read.success) {
    const [issue] = read.error.issues
    return refuse(`${issue?.path.join('.')} ${issue?.message}`)
  }
  const content = read.data
  const missing = state === 'published' ? missingFields(kind, content) : []
  if (missing.length > 0) return refuse(`is not complete: ${missing.join(', ')}`)

  const own = await lockDocumentBySlug(tx, kind, slug)
  const renamed = own ? undefined : await lockRenamed(tx, document, known.documents)
  if (renamed && (await isWrittenByStaff(tx, renamed)))
    return refuse(`former_slugs: ${renamed.slug} is a document that staff wrote`)
  const before = own ?? renamed
  const formerSlugs = before && (await findFormerSlugs(tx, [before.id])).get(before.id)
  const newFormerSlugs = document.former_slugs.filter((former) => !formerSlugs?.includes(former))
  const publishAt = document.publish_at === undefined ? before?.publish_at : new Date(document.publish_at)
  const isUnchanged =
    before?.slug === slug &&
    newFormerSlugs.length === 0 &&
    (await isSame(tx, before, { content, state, publishAt }))
  if (isUnchanged) return 'unchanged'
  const writing = { action: 'import', content, who: system, now } as const
  const id = before?.id ?? (await insertDocument(tx, { kind, slug }, writing))
  if (id === undefined) return refuse('another import wrote it just now')
  const row = before ? { ...before, slug } : { id, slug, version: 1 }
  if (state === 'published')
    await publish(
      tx,
      { ...writing, announce },
      { document: row, content, publishAt: publishAt ?? now, action: 'import' },
    )
  else {
    if (before) await writeVersion(tx, row, writing)
    await setDraft(tx, id)
  }
  for (const former of newFormerSlugs) await insertFormerSlug(tx, { id, kind, slug: former })
  await recordImport(tx, id, now)
  return before ? 'changed' : 'added'
}

/** Locks the document that still has a former slug of a file, unless the folder has a file for it: the file was renamed. */
const lockRenamed = async (
  tx: Db,
  { kind, former_slugs }: FolderDocument,
  documents: Known['documents'],
): Promise<DocumentRow | undefined> => {
  for (const slug of former_slugs) {
    const row = documents.has(documentKey({ kind, slug }))
      ? undefined
      : await lockDocumentBySlug(tx, kind, slug)
    if (row) return row
  }
  return undefined
}

/**
 * Whether a document matches the folder: the published version if it is published, else the newest one. Both are
 * compared in the form in which they would be written to a folder.
 */
const isSame = async (
  tx: Db,
  before: DocumentRow,
  folder: {
    readonly content: DocumentContent
    readonly state: FolderDocument['state']
    readonly publishAt: Date | null | undefined
  },
): Promise<boolean> => {
  const isPublished = before.published_version !== null
  if (isPublished !== (folder.state === 'published')) return false
  if (isPublished && before.publish_at?.getTime() !== folder.publishAt?.getTime()) return false
  const shown =
    before.published_version === null ? before : await findVersion(tx, before.id, before.published_version)
  const both = [shown?.content ?? before.content, folder.content]
  const [stored, read] = await folderDocuments(
    tx,
    both.map((content) => ({ ...before, content })),
  )
  return stored !== undefined && read !== undefined && documentText(stored) === documentText(read)
}

/**
 * Converts a document of the folder: ids in place of names. Links and pictures without an id are left out if they may
 * be missing.
 */
const toContent = (
  { en, id, position, author, block, to, entries, picture, categories }: FolderDocument,
  known: Known,
): DocumentContent => {
  const productId = (code: string) => {
    const product = known.products.get(code)
    return product === undefined ? undefined : { product }
  }
  const itemId = (sku: string) => {
    const item = known.items.get(sku)
    return item === undefined ? undefined : { item }
  }
  const pictureId = (name: NonNullable<FolderDocument['picture']>) =>
    'picture' in name ? { picture: known.pictures.get(name.picture) ?? 0 } : productId(name.product)
  const toWords = ({ body, ...words }: FolderDocument[Language]) => ({
    ...words,
    body: mapRichText(body, {
      link: (link) => {
        if ('href' in link) return link
        return 'product' in link ? productId(link.product) : itemId(link.item)
      },
      picture: ({ alt, title, ...name }) => {
        const found = pictureId(name)
        return found && { ...found, alt, ...(title !== undefined && { title }) }
      },
    }),
  })
  return {
    position,
    author,
    block,
    to,
    entries: [...entries],
    picture: (picture && pictureId(picture)) ?? null,
    categories: categories.map((slug) => known.categories.get(slug) ?? 0),
    en: toWords(en),
    id: toWords(id),
  }
}

/** Makes drafts of documents that the folder does not have; returns how many. */
const retire = async (tx: Db, { documents }: Pick<Known, 'documents'>, now: Date): Promise<number> => {
  const missing = (await findAllDocuments(tx)).filter(
    (row) => row.state !== 'draft' && !documents.has(documentKey(row)),
  )
  for (const document of missing) {
    await writeVersion(tx, document, { action: 'unpublish', content: document.content, who: system, now })
    await setDraft(tx, document.id)
    await recordImport(tx, document.id, now)
  }
  return missing.length
}

const recordImport = (tx: Db, id: number, now: Date): Promise<void> =>
  writeAudit(tx, {
    at: now,
    who: system,
    action: 'content.import',
    subject: 'content_document',
    subjectId: id,
    requestId: 'content.import',
  })
