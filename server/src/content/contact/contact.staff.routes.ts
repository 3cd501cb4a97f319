import { contentStaff } from '@pasok/contract/endpoints'
import type { ContactMessage } from '@pasok/contract'
import { serve } from '../../kernel/index.ts'
import { staffNames } from '../../identity/index.ts'
import { refuse, respondVersionConflict, respondWith, type App } from '../../platform/http/http.ts'
import type { Db } from '../../platform/index.ts'
import { changeMessage } from './change-message.ts'
import { listMessages, type MessageRow } from './message.store.ts'

/** Registers the endpoints for staff's handling of contact messages. */
export const contactStaffRoutes = (
  app: App,
  { db, now }: { readonly db: Db; readonly now: () => Date },
): void => {
  const show = async (rows: readonly MessageRow[]): Promise<ContactMessage[]> => {
    const names = await staffNames(
      db,
      rows.flatMap(({ handled_by }) => handled_by ?? []),
    )
    return rows.map((row) => showMessage(row, names))
  }

  serve(app, contentStaff.listContactMessages, async ({ query }) => {
    const page = await listMessages(db, query)
    if ('error' in page) return refuse(400, 'invalid_request', { cursor: 'wrong_form' })
    const records = await show(page.rows)
    return respondWith({ records, ...page.window })
  })

  serve(app, contentStaff.changeContactMessage, async ({ params: { id }, body, scope }, c) => {
    const by = { staffId: scope.staff.id, now: now(), requestId: c.get('requestId') }
    const result = await changeMessage(db, by, id, body)
    if ('error' in result && result.error === 'not_found') return refuse(404, result.error)
    const [record] = await show(['error' in result ? result.current : result])
    if (!record) return refuse(404, 'not_found')
    return 'error' in result ? respondVersionConflict(result.error, record) : respondWith({ record })
  })
}

const showMessage = (
  { handled_at, handled_by, written_at, text, ...row }: MessageRow,
  names: ReadonlyMap<number, string>,
): ContactMessage => ({
  ...row,
  message: text,
  written_at: written_at.toISOString(),
  handled:
    handled_at && handled_by !== null
      ? { at: handled_at.toISOString(), by: { id: handled_by, name: names.get(handled_by) ?? null } }
      : null,
})
