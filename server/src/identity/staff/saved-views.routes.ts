import type { SavedView } from '@pasok/contract'
import { savedViews } from '@pasok/contract/endpoints'
import { serve } from '../../kernel/index.ts'
import { refuse, respondWith, type App } from '../../platform/http/http.ts'
import type { Db, Row } from '../../platform/index.ts'
import { deleteView, listViews, saveView } from './saved-view.store.ts'

/** More than anybody finds again; a person's rows stay bounded. */
const MOST_VIEWS = 100

/** Registers the endpoints for the views of lists that staff have saved. */
export const savedViewRoutes = (app: App, { db }: { readonly db: Db }): void => {
  serve(app, savedViews.listSavedViews, async ({ query: { list }, scope: { staff } }) => {
    const rows = await listViews(db, staff.id, list)
    return respondWith({ records: rows.map((row) => toSavedView(row, staff.id)), total: rows.length })
  })

  serve(app, savedViews.saveView, async ({ body, scope: { staff } }) => {
    const saved = await saveView(db, { ...body, staff_id: staff.id }, MOST_VIEWS)
    return saved ? respondWith({ record: toSavedView(saved, staff.id) }) : refuse(409, 'not_possible_now')
  })

  serve(app, savedViews.deleteView, async ({ params: { id }, scope: { staff } }) => {
    await deleteView(db, staff.id, id)
    return respondWith({})
  })
}

const toSavedView = ({ staff_id, ...row }: Row<'identity.saved_view'>, staffId: number): SavedView => ({
  ...row,
  is_own: staff_id === staffId,
})
