import { blog } from '@pasok/contract/endpoints'
import { serve } from '../kernel/index.ts'
import { refuse, respondWith, respondWithRecord, type App } from '../platform/http/http.ts'
import type { Db, Remember } from '../platform/index.ts'
import { findUsedCategories } from './category.store.ts'
import { findDocument } from './document.store.ts'
import type { PreviewLinks } from './preview-links.ts'
import { findPostShareImage, showCards, showNeighbours, showRecords } from './show-content.ts'
import type { SettingsFile } from './settings.ts'
import { findPosts, findShown, findShownOfKind } from './shown.store.ts'

interface Parts {
  readonly db: Db
  readonly settings: SettingsFile
  readonly remember: Remember
  readonly previewLinks: PreviewLinks
  readonly now: () => Date
}

/** Registers the public endpoints of the content module. */
export const blogRoutes = (app: App, { db, settings, remember, previewLinks, now }: Parts): void => {
  const parts = { db, settings }
  serve(app, blog.listPosts, async ({ query, language }) => {
    const { rows, total } = await findPosts(db, query, language, now())
    const records = await showCards(parts, rows, language)
    const { offset, limit } = query
    return respondWith({ records, total, offset, limit })
  })

  serve(app, blog.showPost, async ({ params: { id }, language }) => {
    const row = await findShown(db, 'post', /^[1-9]\d{0,8}$/.test(id) ? Number(id) : id, now())
    const [record] = row ? await showRecords(parts, [row], language) : []
    if (!row || !record) return refuse(404, 'not_found')
    const neighbours = await showNeighbours(parts, row, language, now())
    const share_image = await findPostShareImage(parts, row, language)
    return respondWith({ record: { ...record, ...neighbours, share_image } })
  })

  serve(app, blog.listCategories, async ({ language }) => {
    const records = await findUsedCategories(db, language, now())
    return respondWith({ records, total: records.length })
  })

  serve(app, blog.listContent, async ({ params: { kind }, language }) => {
    // Every page has the menus, so they are read once per site version.
    const records = await remember(`content ${kind} ${language}`, async () =>
      showRecords(parts, await findShownOfKind(db, kind, now()), language),
    )
    return respondWith({ records, total: records.length })
  })

  serve(app, blog.showContent, async ({ params: { kind, slug }, language }) => {
    const row = await findShown(db, kind, slug, now())
    const [record] = row ? await showRecords(parts, [row], language) : []
    return respondWithRecord(record)
  })

  serve(app, blog.previewContent, async ({ query: { token }, language }, c) => {
    c.header('cache-control', 'private, no-store')
    const id = previewLinks.read(token, now())
    const document = id === undefined ? undefined : await findDocument(db, id)
    if (!document) return refuse(404, 'not_found')
    const shown = { ...document, published_at: document.publish_at ?? now() }
    const [record] = await showRecords(parts, [shown], language)
    return respondWithRecord(record)
  })
}
