import type { DocumentContent, DocumentKind } from '@pasok/contract'
import { languages } from '@pasok/words'
import { findNumbers } from '../catalogue/index.ts'
import {
  versionConflict,
  inTransaction,
  writeAudit,
  type ChangeContext,
  type VersionConflict,
  type Db,
  type ValidationErrors,
} from '../platform/index.ts'
import { announceChange, announceSchedule, type Announce } from './announce-change.ts'
import { findCategories } from './category.store.ts'
import { missingFields, referencesIn, slugRefusal, stateAt } from './content.ts'
import {
  findDocument,
  hasOtherWithSlug,
  insertDocument,
  insertFormerSlug,
  lockDocument,
  setDraft,
  setPublished,
  writeVersion,
  type DocumentRow,
} from './document.store.ts'
import { findPictures } from './picture.store.ts'

/** What a public change needs. */
export interface Parts {
  readonly db: Db
  readonly announce: Announce
}

export type ContentErrors = ValidationErrors<ContentFieldError>
type ContentFieldError =
  | 'missing'
  | 'slug_taken'
  | 'slug_reserved'
  | 'unknown_menu'
  | 'already_public'
  | 'unknown_picture'
  | 'unknown_product'
  | 'unknown_category'

type Refused = ContentErrors | VersionConflict<DocumentRow> | { readonly error: 'not_found' }

interface NewDocument {
  readonly kind: DocumentKind
  readonly slug: string
  readonly content: DocumentContent
}

/** Adds a document as a draft. */
export const addDocument = (
  db: Db,
  by: ChangeContext,
  { kind, slug, content }: NewDocument,
): Promise<DocumentRow | ContentErrors> =>
  inTransaction(db, async (tx) => {
    const refusal = slugRefusal(kind, slug)
    if (refusal) return { error: 'invalid_request', errors: { slug: refusal } }
    const unknown = await unknownReferences(tx, content)
    if (unknown) return unknown
    const id = await insertDocument(tx, { kind, slug }, { action: 'create', content, ...by })
    if (id === undefined) return { error: 'invalid_request', errors: { slug: 'slug_taken' } }
    await recordChange(tx, by, 'create', id)
    return readBack(tx, id)
  })

/** Stores a new version of a document. The published version stays. */
export const changeDocument = (
  { db, announce }: Parts,
  by: ChangeContext,
  id: number,
  { version, slug, content }: Omit<NewDocument, 'kind'> & { readonly version: number },
): Promise<DocumentRow | Refused> =>
  changing(db, id, version, async (tx, document) => {
    const refusal = slugRefusal(document.kind, slug)
    if (refusal) return { error: 'invalid_request', errors: { slug: refusal } }
    if (await hasOtherWithSlug(tx, document, slug))
      return { error: 'invalid_request', errors: { slug: 'slug_taken' } }
    const unknown = await unknownReferences(tx, content)
    if (unknown) return unknown
    await writeVersion(tx, { ...document, slug }, { action: 'change', content, ...by })
    await recordChange(tx, by, 'change', id)
    // The new address is public at once, and the former one redirects to it.
    if (slug !== document.slug && document.published_version !== null) {
      await insertFormerSlug(tx, document)
      await announceChange(tx, announce)
    }
    return undefined
  })

/** Publishes the newest version of a document: now, or, unless one is public already, at a later time. */
export const publishDocument = (
  { db, announce }: Parts,
  by: ChangeContext,
  id: number,
  { version, publishAt }: { readonly version: number; readonly publishAt: Date | undefined },
): Promise<DocumentRow | Refused> =>
  changing(db, id, version, async (tx, document) => {
    const missing = missingFields(document.kind, document.content)
    if (missing.length > 0)
      return {
        error: 'invalid_request',
        errors: Object.fromEntries(missing.map((field) => [`content.${field}`, 'missing' as const])),
      }
    const at = publishAt ?? document.publish_at ?? by.now
    // Otherwise the public page would disappear until then.
    if (isPublic(document, by.now) && stateAt(at, by.now) === 'scheduled')
      return { error: 'invalid_request', errors: { publish_at: 'already_public' } }
    await publish(
      tx,
      { ...by, announce },
      { document, content: document.content, publishAt: at, action: 'publish' },
    )
    await recordChange(tx, by, 'publish', id, { publish_at: at })
    await announceChange(tx, announce)
    return undefined
  })

const isPublic = ({ publish_at }: DocumentRow, now: Date): boolean =>
  publish_at !== null && stateAt(publish_at, now) === 'published'

/** Makes a document a draft again. */
export const unpublishDocument = (
  { db, announce }: Parts,
  by: ChangeContext,
  id: number,
  version: number,
): Promise<DocumentRow | Refused> =>
  changing(db, id, version, async (tx, document) => {
    if (document.published_version === null) return undefined
    await writeVersion(tx, document, { action: 'unpublish', content: document.content, ...by })
    await setDraft(tx, id)
    await recordChange(tx, by, 'unpublish', id)
    await announceChange(tx, announce)
    return undefined
  })

/** Stores a version and publishes it, now or at its time; the caller announces the change. */
export const publish = async (
  tx: Db,
  { who, now, announce }: Pick<ChangeContext, 'who' | 'now'> & Pick<Parts, 'announce'>,
  {
    document,
    content,
    publishAt,
    action,
  }: {
    readonly document: Pick<DocumentRow, 'id' | 'version' | 'slug'>
    readonly content: DocumentContent
    readonly publishAt: Date
    readonly action: 'publish' | 'import'
  },
): Promise<void> => {
  const version = await writeVersion(tx, document, { action, content, who, now })
  const state = stateAt(publishAt, now)
  await setPublished(tx, document.id, { version, state, publishAt, content })
  if (state === 'scheduled') await announceSchedule(tx, announce, publishAt)
}

/** Changes a document if it still has the version that was seen; if `change` refuses, nothing is written. */
const changing = (
  db: Db,
  id: number,
  version: number,
  change: (tx: Db, document: DocumentRow) => Promise<ContentErrors | undefined>,
): Promise<DocumentRow | Refused> =>
  inTransaction(db, async (tx) => {
    const document = await lockDocument(tx, id)
    if (!document) return { error: 'not_found' }
    const conflict = versionConflict(document, { version })
    if (conflict) return conflict
    return (await change(tx, document)) ?? readBack(tx, id)
  })

const readBack = async (tx: Db, id: number): Promise<DocumentRow> =>
  (await findDocument(tx, id)) as DocumentRow

/** Writes a change of a document into the audit log. */
const recordChange = (
  tx: Db,
  { who, now, requestId }: ChangeContext,
  action: string,
  id: number,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  writeAudit(tx, {
    at: now,
    who,
    action: `content.${action}`,
    subject: 'content_document',
    subjectId: id,
    details,
    requestId,
  })

/** The error of a reference to a category, picture or product that does not exist. */
const unknownReferences = async (tx: Db, content: DocumentContent): Promise<ContentErrors | undefined> => {
  const categories = new Set((await findCategories(tx)).map(({ id }) => id))
  if (content.categories.some((id) => !categories.has(id)))
    return { error: 'invalid_request', errors: { 'content.categories': 'unknown_category' } }
  const places = [
    { field: 'content.picture', content, languages: [] },
    ...languages.map((language) => ({
      field: `content.${language}.body`,
      content: { ...content, picture: null },
      languages: [language],
    })),
  ]
  for (const place of places) {
    const { pictures, sellables } = referencesIn([place.content], place.languages)
    const known = await findPictures(tx, [...pictures])
    if ([...pictures].some((id) => !known.has(id)))
      return { error: 'invalid_request', errors: { [place.field]: 'unknown_picture' } }
    const numbers = await findNumbers(tx, [...sellables])
    if ([...sellables].some((id) => !numbers.has(id)))
      return { error: 'invalid_request', errors: { [place.field]: 'unknown_product' } }
  }
  return undefined
}
