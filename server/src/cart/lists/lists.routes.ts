import { lists } from '@pasok/contract/endpoints'
import type { Language } from '@pasok/words'
import type { Context } from 'hono'
import { serve, type MemberScope } from '../../kernel/index.ts'
import type { FieldRefusal } from '../../platform/http/field-errors.ts'
import { refuse, respondVersionConflict, respondWith, type App } from '../../platform/http/http.ts'
import { linesWindow, type LinesQuery } from '../../platform/http/lines-window.ts'
import { readCommandKey, refuseNotOnce } from '../../platform/http/once.ts'
import type { Http } from '../../platform/http/request-context.ts'
import type { Db } from '../../platform/index.ts'
import { describeAdded } from '../add-lines.ts'
import { addListToCart } from './add-list-to-cart.ts'
import { removeList, renameList, type ListRefused } from './change-list.ts'
import { createCartChanger, type CartChanger } from '../change-cart.ts'
import type { LineError } from '../line-errors.ts'
import { findList, findLists, type ListLine, type ListRow } from './lists.store.ts'
import { makeList, makeListFromCart } from './make-list.ts'
import type { By } from './record-change.ts'
import { setLine, setLines } from './set-lines.ts'
import { showHeads, showList } from './show-list.ts'

interface Parts {
  readonly db: Db
  readonly settings: { readonly tax_percent: number }
  readonly now: () => Date
}

/** How a list is shown: in which language, and which of its lines. */
interface Shown {
  readonly language: Language
  readonly query: LinesQuery
}

/** Registers a company's saved lists. */
export const listsRoutes = (app: App, { db, settings, now }: Parts): void => {
  const createChanger = (scope: MemberScope): Promise<CartChanger> =>
    createCartChanger({ db, scope, now: now(), usual: settings.tax_percent })
  const createChangeContext = (scope: MemberScope, c: Context<Http>): By => ({
    scope,
    now: now(),
    requestId: c.get('requestId'),
  })
  const buildRecord = async (scope: MemberScope, row: ListRow, { language, query }: Shown) =>
    showList(await createChanger(scope), row, language, linesWindow(query))
  const respondWithList = async (scope: MemberScope, row: ListRow, as: Shown) =>
    respondWith({ record: await buildRecord(scope, row, as) })
  const conflict = async (scope: MemberScope, row: ListRow, as: Shown) =>
    respondVersionConflict('version_conflict', await buildRecord(scope, row, as))
  const refuseChange = ({ error }: ListRefused) =>
    error === 'not_found' ? refuse(404, error) : refuse(403, error)
  const nameTaken = refuse(400, 'invalid_request', { name: 'list_name_taken' })

  serve(app, lists.listLists, async ({ scope }) => {
    const records = await showHeads(db, scope, await findLists(db, scope))
    return respondWith({ records, total: records.length })
  })

  serve(app, lists.showList, async ({ params: { id }, scope, query, language }) => {
    const row = await findList(db, scope, id)
    return row ? respondWithList(scope, row, { language, query }) : refuse(404, 'not_found')
  })

  serve(app, lists.makeList, async ({ body, scope, query, language }, c) => {
    const list = { name: body.name, lines: body.lines.map(toLine) }
    const made = await makeList(db, createChangeContext(scope, c), list)
    if (!('error' in made)) return respondWithList(scope, made, { language, query })
    if (made.error === 'list_name_taken') return nameTaken
    if (made.error === 'wrong_lines') return refuse(400, 'invalid_request', errorsByField(made.errors))
    return refuse(409, made.error)
  })

  serve(app, lists.makeListFromCart, async ({ body, scope, query, language }, c) => {
    const made = await makeListFromCart(db, createChangeContext(scope, c), body.name)
    if (!('error' in made)) return respondWithList(scope, made, { language, query })
    return made.error === 'list_name_taken' ? nameTaken : refuse(409, made.error)
  })

  serve(app, lists.renameList, async ({ params: { id }, body, scope, query, language }, c) => {
    const renamed = await renameList(db, createChangeContext(scope, c), id, body)
    if (!('error' in renamed)) return respondWithList(scope, renamed, { language, query })
    if (renamed.error === 'list_name_taken') return nameTaken
    if ('current' in renamed) return conflict(scope, renamed.current, { language, query })
    return refuseChange(renamed)
  })

  serve(app, lists.removeList, async ({ params: { id }, scope }, c) => {
    const removed = await removeList(db, createChangeContext(scope, c), id)
    return removed === 'removed' ? respondWith({}) : refuseChange(removed)
  })

  serve(app, lists.setListLines, async ({ params: { id }, body, scope, query, language }, c) => {
    const change = { version: body.version, lines: body.lines.map(toLine) }
    const set = await setLines(db, createChangeContext(scope, c), id, change)
    if (!('error' in set)) return respondWithList(scope, set, { language, query })
    if ('errors' in set) return refuse(400, 'invalid_request', errorsByField(set.errors))
    if ('current' in set) return conflict(scope, set.current, { language, query })
    return refuseChange(set)
  })

  serve(app, lists.setListLine, async ({ params, body, scope, query, language }, c) => {
    const line = { item_id: params.item_id, quantity: body.quantity }
    const set = await setLine(db, createChangeContext(scope, c), params.id, line)
    if (!('error' in set)) return respondWithList(scope, set, { language, query })
    if (set.error === 'list_full') return refuse(409, set.error)
    if ('refused' in set) {
      const { field, error } = set.refused
      return refuse(400, 'invalid_request', { [field === 'quantity' ? field : 'item_id']: error })
    }
    return refuseChange(set)
  })

  serve(app, lists.addListToCart, async ({ params: { id }, scope, language }, c) => {
    const sent = {
      listId: id,
      ...readCommandKey(c, lists.addListToCart),
      requestId: c.get('requestId'),
    }
    const added = await addListToCart(await createChanger(scope), sent, now())
    if (!('error' in added)) {
      const data = await describeAdded(db, added.body, language)
      return respondWith(data)
    }
    if (added.error === 'not_found') return refuse(404, added.error)
    return refuseNotOnce(c, added.error)
  })
}

const toLine = (line: { readonly product_item_id: number; readonly quantity: number }): ListLine => ({
  item_id: line.product_item_id,
  quantity: line.quantity,
})

const errorsByField = (errors: ReadonlyMap<number, LineError>): Record<string, FieldRefusal> =>
  Object.fromEntries([...errors].map(([place, { field, error }]) => [`lines.${place}.${field}`, error]))
