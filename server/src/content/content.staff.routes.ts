import { documentContent, contentStaff as endpoints } from '@pasok/contract/endpoints'
import type { StaffCategory, StaffDocument, StaffDocumentInList } from '@pasok/contract'
import { languages, type Language } from '@pasok/words'
import { toPicture, takePhoto } from '../catalogue/index.ts'
import { openStaffChanges, serve, type StaffScope } from '../kernel/index.ts'
import { staffNames } from '../identity/index.ts'
import { refuse, respondVersionConflict, respondWith, type App } from '../platform/http/http.ts'
import { inTransaction, writeAudit, type Db, type Storage, type Workers } from '../platform/index.ts'
import type { Announce } from './announce-change.ts'
import { addCategory, changeCategory, removeCategory } from './change-category.ts'
import {
  addDocument,
  changeDocument,
  publishDocument,
  unpublishDocument,
  type ContentErrors,
} from './change-document.ts'
import { findCategories, type CategoryRow } from './category.store.ts'
import { missingFields } from './content.ts'
import {
  findDocument,
  findVersion,
  findVersions,
  listDocuments,
  type DocumentRow,
  type VersionRow,
} from './document.store.ts'
import { insertPicture } from './picture.store.ts'
import type { PreviewLinks } from './preview-links.ts'

interface Parts {
  readonly db: Db
  readonly storage: Storage
  readonly workers: Workers
  readonly announce: Announce
  readonly previewLinks: PreviewLinks
  readonly now: () => Date
}

/** Registers the endpoints for staff's texts, menus and blog categories. */
export const contentStaffRoutes = (
  app: App,
  { db, storage, workers, announce, previewLinks, now }: Parts,
): void => {
  const changes = { db, announce }
  const createChangeContext = openStaffChanges(now)
  const respondWithDocument = (row: DocumentRow, { staff }: StaffScope) =>
    respondWith({ record: showDocument(row, staff.language) })
  /** Responds with the document after a change, or with the refusal. */
  const respondToChange = (
    result: DocumentRow | ContentErrors | Awaited<ReturnType<typeof changeDocument>>,
    scope: StaffScope,
  ) => {
    if (!('error' in result)) return respondWithDocument(result, scope)
    if (result.error === 'not_found') return refuse(404, result.error)
    if (result.error === 'invalid_request') return refuse(400, result.error, result.errors)
    return respondVersionConflict(result.error, showDocument(result.current, scope.staff.language))
  }

  serve(app, endpoints.listStaffDocuments, async ({ query, scope }) => {
    const page = await listDocuments(db, query)
    if ('error' in page) return refuse(400, 'invalid_request', { cursor: 'wrong_form' })
    const records = page.rows.map((row) => showInList(row, scope.staff.language))
    return respondWith({ records, ...page.window })
  })

  serve(app, endpoints.showStaffDocument, async ({ params: { id }, scope }) => {
    const row = await findDocument(db, id)
    return row ? respondWithDocument(row, scope) : refuse(404, 'not_found')
  })

  serve(app, endpoints.addDocument, async ({ body, scope }, c) => {
    const added = await addDocument(db, createChangeContext(scope, c), body)
    return 'error' in added ? refuse(400, added.error, added.errors) : respondWithDocument(added, scope)
  })

  serve(app, endpoints.changeDocument, async ({ params: { id }, body, scope }, c) =>
    respondToChange(await changeDocument(changes, createChangeContext(scope, c), id, body), scope),
  )

  serve(app, endpoints.publishDocument, async ({ params: { id }, body, scope }, c) => {
    const publishAt = body.publish_at === undefined ? undefined : new Date(body.publish_at)
    return respondToChange(
      await publishDocument(changes, createChangeContext(scope, c), id, { version: body.version, publishAt }),
      scope,
    )
  })

  serve(app, endpoints.unpublishDocument, async ({ params: { id }, body, scope }, c) =>
    respondToChange(await unpublishDocument(changes, createChangeContext(scope, c), id, body.version), scope),
  )

  serve(app, endpoints.makePreview, async ({ params: { id } }) => {
    if (!(await findDocument(db, id))) return refuse(404, 'not_found')
    const { token, endsAt } = previewLinks.make(id, now())
    const addresses = Object.fromEntries(
      languages.map((language) => [
        language,
        `${language === 'en' ? '' : `/${language}`}/site/preview?token=${token}`,
      ]),
    ) as Record<Language, string>
    const record = { addresses, ends_at: endsAt.toISOString() }
    return respondWith({ record })
  })

  serve(app, endpoints.listDocumentVersions, async ({ params: { id } }) => {
    if (!(await findDocument(db, id))) return refuse(404, 'not_found')
    const records = await showVersions(db, await findVersions(db, id))
    return respondWith({ records, total: records.length })
  })

  serve(app, endpoints.showDocumentVersion, async ({ params: { id, version } }) => {
    const row = await findVersion(db, id, version)
    const [head] = row ? await showVersions(db, [row]) : []
    if (!row || !head) return refuse(404, 'not_found')
    const record = { ...head, content: documentContent.parse(row.content) }
    return respondWith({ record })
  })

  serve(app, endpoints.addContentPicture, async ({ form: { file }, scope }, c) => {
    const photo = await takePhoto({ storage, workers }, new Uint8Array(await file.arrayBuffer()))
    if (typeof photo === 'string') {
      const file = photo === 'picture_too_large' ? 'photo_too_large' : 'picture_type'
      return refuse(400, 'invalid_request', { file })
    }
    const id = await inTransaction(db, async (tx) => {
      await announce(tx, { type: 'picture_added', key: photo.key })
      const added = await insertPicture(tx, { ...photo, name: '' })
      const { who, now: at, requestId } = createChangeContext(scope, c)
      const [action, subject] = ['content.add-picture', 'content_picture']
      await writeAudit(tx, { at, who, action, subject, subjectId: added, requestId })
      return added
    })
    return respondWith({ record: { id, picture: toPicture(photo) } })
  })

  const category = (row: CategoryRow) => respondWith({ record: showCategory(row) })
  serve(app, endpoints.listStaffCategories, async () => {
    const records = (await findCategories(db)).map(showCategory)
    return respondWith({ records, total: records.length })
  })
  serve(app, endpoints.addCategory, async ({ body, scope }, c) => {
    const added = await addCategory(db, createChangeContext(scope, c), namedByLanguage(body))
    return 'error' in added ? refuse(400, 'invalid_request', { slug: added.error }) : category(added)
  })
  serve(app, endpoints.changeCategory, async ({ params: { id }, body, scope }, c) => {
    const { version } = body
    const result = await changeCategory(db, createChangeContext(scope, c), id, {
      ...namedByLanguage(body),
      version,
    })
    if (!('error' in result)) return category(result)
    if (result.error === 'not_found') return refuse(404, result.error)
    if (result.error === 'slug_taken') return refuse(400, 'invalid_request', { slug: result.error })
    return respondVersionConflict(result.error, showCategory(result.current))
  })
  serve(app, endpoints.removeCategory, async ({ params: { id }, scope }, c) =>
    (await removeCategory(db, createChangeContext(scope, c), id)) === 'removed'
      ? respondWith({})
      : refuse(404, 'not_found'),
  )
}

const showInList = (row: DocumentRow, language: Language): StaffDocumentInList => ({
  id: row.id,
  kind: row.kind,
  slug: row.slug,
  state: row.state,
  title: row[`title_${language}`],
  version: row.version,
  published_version: row.published_version,
  publish_at: row.publish_at?.toISOString() ?? null,
  has_changes: row.published_version !== null && row.published_version < row.version,
  updated_at: row.updated_at.toISOString(),
})

const showDocument = (row: DocumentRow, language: Language): StaffDocument => {
  const missing = missingFields(row.kind, row.content)
  const head = showInList(row, language)
  return {
    ...head,
    // jsonb reorders keys; this restores the schema's order.
    content: documentContent.parse(row.content),
    missing,
    steps: [
      ...(missing.length === 0 && (row.state === 'draft' || head.has_changes) ? (['publish'] as const) : []),
      ...(row.state === 'draft' ? [] : (['unpublish'] as const)),
    ],
  }
}

const showVersions = async (db: Db, rows: readonly VersionRow[]) => {
  const names = await staffNames(
    db,
    rows.flatMap(({ who_id }) => who_id ?? []),
  )
  return rows.map(({ version, action, at, who, who_id }) => ({
    version,
    action,
    at: at.toISOString(),
    by: { kind: who, id: who_id, name: who_id === null ? null : (names.get(who_id) ?? null) },
  }))
}

const showCategory = ({ id, slug, name_en, name_id, position, version }: CategoryRow): StaffCategory => ({
  id,
  slug,
  name: { en: name_en, id: name_id },
  position,
  version,
})

const namedByLanguage = ({ slug, name, position }: Pick<StaffCategory, 'slug' | 'name' | 'position'>) => ({
  slug,
  name_en: name.en,
  name_id: name.id,
  position,
})
