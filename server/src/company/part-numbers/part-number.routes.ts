import { company } from '@pasok/contract/endpoints'
import type { PartNumber } from '@pasok/contract'
import { ownNumberWords, type Language } from '@pasok/words'
import type { Context } from 'hono'
import { findItemNames, findShownIds } from '../../catalogue/index.ts'
import { serve, type MemberScope } from '../../kernel/index.ts'
import { refuse, respondVersionConflict, respondWith, type App } from '../../platform/http/http.ts'
import type { Http } from '../../platform/http/request-context.ts'
import { tooOften } from '../../platform/http/too-often.ts'
import { csvLine, type Db, type Limits, type Workers } from '../../platform/index.ts'
import { sheetTask, XLSX } from '../../platform/sheets/write-sheet.ts'
import type { Act } from '../record-company-action.ts'
import { addPartNumber, changePartNumber, removePartNumber } from './change-part-number.ts'
import {
  findAllPartNumbers,
  findPartNumber,
  listPartNumbers,
  type PartNumberRow,
} from './part-number.store.ts'
import { uploadPartNumbers } from './upload-part-numbers.ts'

interface Parts {
  readonly db: Db
  readonly workers: Workers
  readonly limits: Limits
  readonly now: () => Date
}

/** Registers the endpoints for the numbers that a company gives our items. */
export const partNumberRoutes = (app: App, { db, workers, limits, now }: Parts): void => {
  const createAct = (scope: MemberScope, c: Context<Http>): Act => ({
    scope,
    now: now(),
    requestId: c.get('requestId'),
  })
  const show = async (rows: readonly PartNumberRow[], language: Language): Promise<PartNumber[]> => {
    const ids = rows.map(({ item_id }) => item_id)
    const [names, { items: sold }] = await Promise.all([
      findItemNames(db, ids, language),
      findShownIds(db, ids),
    ])
    return rows.map(({ item_id: itemId, changed_at, ...row }) => ({
      ...row,
      item: {
        ...(names.get(itemId) ?? { id: itemId, name: '', sku_number: '' }),
        is_sold: sold.has(itemId),
      },
      changed_at: changed_at.toISOString(),
    }))
  }
  const showOne = async (row: PartNumberRow, language: Language): Promise<PartNumber> => {
    const [record] = await show([row], language)
    if (!record) throw new Error('an own number is not shown')
    return record
  }

  serve(app, company.listPartNumbers, async ({ scope, query, language }) => {
    const page = await listPartNumbers(db, query, scope)
    if ('error' in page) return refuse(400, 'invalid_request', { cursor: 'wrong_form' })
    return respondWith({ records: await show(page.rows, language), ...page.window })
  })

  serve(app, company.addPartNumber, async ({ scope, body, language }, c) => {
    const added = await addPartNumber(db, createAct(scope, c), body)
    if (!('error' in added)) return respondWith({ record: await showOne(added, language) })
    const { error } = added
    if (error === 'too_many_part_numbers') return refuse(409, error)
    const field = body.item_id === undefined ? 'sku_number' : 'item_id'
    const isOfNumber = error === 'part_number_taken' || error === 'part_numbers_of_item'
    return refuse(400, 'invalid_request', { [isOfNumber ? 'number' : field]: error })
  })

  serve(app, company.uploadPartNumbers, async ({ scope, form: { file }, language }, c) => {
    const refused = await tooOften(limits, ['quick order', String(scope.memberId)])
    if (refused) return refused
    const uploaded = await uploadPartNumbers({ db, workers }, createAct(scope, c), file, language)
    if (!('error' in uploaded)) return respondWith(uploaded)
    if (uploaded.error === 'busy') return refuse(503, 'overloaded')
    return refuse(400, 'invalid_request', { file: uploaded.error })
  })

  serve(app, company.downloadPartNumbers, async ({ scope, query, language: usual }) => {
    const { format, language = usual } = query
    const stored = await findAllPartNumbers(db, scope)
    const names = await findItemNames(
      db,
      stored.map(({ item_id }) => item_id),
      language,
    )
    const headings = ownNumberWords.headings.map((heading) => heading[language])
    const rows = stored.map(({ number, item_id }) => {
      const { sku_number = '', name = '' } = names.get(item_id) ?? {}
      return [number, sku_number, name]
    })
    const filename = `${ownNumberWords.filename[language]}.${format}`
    if (format === 'csv')
      // Excel reads UTF-8 by this mark only.
      return {
        body: new TextEncoder().encode(`\uFEFF${[headings, ...rows].map(csvLine).join('')}`),
        contentType: 'text/csv; charset=utf-8',
        filename,
      }
    const sheet = { name: ownNumberWords.sheet[language], headings, widths: [24, 28, 60], rows }
    const body = await workers.run(sheetTask, sheet)
    if (typeof body === 'string') return refuse(503, 'overloaded')
    return { body, contentType: XLSX, filename }
  })

  serve(app, company.showPartNumber, async ({ scope, params: { id }, language }) => {
    const row = await findPartNumber(db, scope, id)
    return row ? respondWith({ record: await showOne(row, language) }) : refuse(404, 'not_found')
  })

  serve(app, company.changePartNumber, async ({ scope, params: { id }, body, language }, c) => {
    const changed = await changePartNumber(db, createAct(scope, c), id, body)
    if (!('error' in changed)) return respondWith({ record: await showOne(changed, language) })
    if ('current' in changed)
      return respondVersionConflict(changed.error, await showOne(changed.current, language))
    if (changed.error === 'not_found') return refuse(404, changed.error)
    return refuse(400, 'invalid_request', { number: changed.error })
  })

  serve(app, company.removePartNumber, async ({ scope, params: { id } }, c) => {
    const removed = await removePartNumber(db, createAct(scope, c), id)
    return removed === 'removed' ? respondWith({}) : refuse(404, removed.error)
  })
}
