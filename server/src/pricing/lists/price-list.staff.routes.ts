import { pricingStaff as endpoints } from '@pasok/contract/endpoints'
import { priceListWords } from '@pasok/words'
import { openStaffChanges, recordFileView, serve } from '../../kernel/index.ts'
import {
  refuse,
  respondVersionConflict,
  respondWith,
  respondWithRecord,
  type App,
} from '../../platform/http/http.ts'
import { readCommandKey, refuseNotOnce } from '../../platform/http/once.ts'
import { onceOnly, type Db, type Workers } from '../../platform/index.ts'
import { XLSX } from '../../platform/sheets/write-sheet.ts'
import {
  addPriceList,
  addRule,
  assignPriceList,
  changePriceList,
  changeRule,
  removeRule,
  writeRulesOfFile,
  type Unchanged,
} from './change-price-list.ts'
import { explainItemPrice } from './explain-price.ts'
import { readRules, writeRules } from './price-list-files.ts'
import { findAllRules, findPriceLists, listPriceLists, listRules } from './price-list.store.ts'
import { showInList, showPriceList, showRule, type FindNames } from './show-price-list.ts'

interface Parts {
  readonly db: Db
  readonly workers: Workers
  readonly now: () => Date
  readonly findStaffNames: FindNames
}

/** Registers the endpoints for price lists, and for why a company pays a price. */
export const priceListRoutes = (app: App, { db, workers, now, findStaffNames }: Parts): void => {
  const toChange = openStaffChanges(now)
  const show = (id: number) => showPriceList(db, id, findStaffNames)

  serve(app, endpoints.listPriceLists, async ({ query }) => {
    const page = await listPriceLists(db, query)
    if ('error' in page) return refuse(400, 'invalid_request', { cursor: 'wrong_form' })
    return respondWith({ records: page.rows.map(showInList), ...page.window })
  })

  serve(app, endpoints.addPriceList, async ({ scope, body }, c) => {
    const command = {
      principal: { kind: 'staff', id: scope.staff.id } as const,
      ...readCommandKey(c, endpoints.addPriceList),
      request: body,
    }
    const result = await onceOnly<
      { readonly status: 200; readonly body: { readonly id: number } },
      Exclude<Awaited<ReturnType<typeof addPriceList>>, number>
    >(db, command, now(), async (tx) => {
      const id = await addPriceList(tx, toChange(scope, c), body)
      return typeof id === 'number' ? { status: 200, body: { id } } : id
    })
    if (!('error' in result)) return respondWithRecord(await show(result.body.id))
    return result.error === 'invalid'
      ? refuse(400, 'invalid_request', result.errors)
      : refuseNotOnce(c, result.error)
  })

  serve(app, endpoints.showPriceList, async ({ params }) => respondWithRecord(await show(params.id)))

  const respondToChange = async (result: 'done' | Unchanged, id: number) => {
    if (result === 'done') return respondWithRecord(await show(id))
    if (result.error === 'not_found') return refuse(404, result.error)
    if (result.error === 'invalid') return refuse(400, 'invalid_request', result.errors)
    return respondVersionConflict(result.error, await show(id))
  }

  serve(app, endpoints.changePriceList, async ({ scope, params, body: { version, ...fields } }, c) =>
    respondToChange(
      await changePriceList(db, toChange(scope, c), { id: params.id, version }, fields),
      params.id,
    ),
  )

  const assign = async (
    input: { readonly id: number; readonly companyId: number; readonly isAssigned: boolean },
    by: ReturnType<typeof toChange>,
  ) => {
    const result = await assignPriceList(db, by, input.id, input)
    return result === 'done' ? respondWithRecord(await show(input.id)) : refuse(404, 'not_found')
  }
  serve(app, endpoints.assignPriceList, ({ scope, params }, c) =>
    assign({ id: params.id, companyId: params.company_id, isAssigned: true }, toChange(scope, c)),
  )
  serve(app, endpoints.unassignPriceList, ({ scope, params }, c) =>
    assign({ id: params.id, companyId: params.company_id, isAssigned: false }, toChange(scope, c)),
  )

  serve(app, endpoints.listPriceRules, async ({ params, query, language }) => {
    if (!(await findPriceLists(db, [params.id])).has(params.id)) return refuse(404, 'not_found')
    const page = await listRules(db, params.id, query, language)
    if ('error' in page) return refuse(400, 'invalid_request', { cursor: 'wrong_form' })
    return respondWith({ records: page.rows.map(showRule), ...page.window })
  })

  serve(app, endpoints.addPriceRule, async ({ scope, params, body: { version, ...rule } }, c) =>
    respondToChange(await addRule(db, toChange(scope, c), { id: params.id, version }, rule), params.id),
  )

  serve(app, endpoints.changePriceRule, async ({ scope, params, body: { version, ...rule } }, c) => {
    const seen = { id: params.id, ruleId: params.rule_id, version }
    return respondToChange(await changeRule(db, toChange(scope, c), seen, rule), params.id)
  })

  serve(app, endpoints.removePriceRule, async ({ scope, params, query: { version } }, c) => {
    const seen = { id: params.id, ruleId: params.rule_id, version }
    return respondToChange(await removeRule(db, toChange(scope, c), seen), params.id)
  })

  serve(app, endpoints.downloadPriceList, async ({ params, query, scope, language: usual }, c) => {
    const { language = usual } = query
    const list = (await findPriceLists(db, [params.id])).get(params.id)
    if (!list) return refuse(404, 'not_found')
    const body = await writeRules(workers, await findAllRules(db, params.id, language), list.name, language)
    if (typeof body === 'string') return refuse(503, 'overloaded')
    await recordFileView(
      db,
      { by: scope, now: now(), requestId: c.get('requestId') },
      { subject: 'price_list', subjectId: params.id, file: 'rules' },
    )
    return { body, contentType: XLSX, filename: `${priceListWords.filename[language]}-${params.id}.xlsx` }
  })

  serve(app, endpoints.uploadPriceList, async ({ scope, params, form }, c) => {
    const rows = await readRules(workers, form.file)
    if (rows === 'busy') return refuse(503, 'overloaded')
    if ('errors' in rows) return refuse(400, 'invalid_request', firstErrors(rows.errors))
    const seen = { id: params.id, version: form.version }
    const removesOthers = form.removes_others === 'true'
    const result = await writeRulesOfFile(db, toChange(scope, c), seen, { rows, removesOthers })
    if (result !== 'done' && result.error === 'invalid')
      return refuse(400, 'invalid_request', firstErrors(result.errors))
    return respondToChange(result, params.id)
  })

  serve(app, endpoints.explainPrice, async ({ params, query, language }) => {
    const { part_number: partNumber, quantity } = query
    const explained = await explainItemPrice(db, {
      companyId: params.id,
      partNumber,
      quantity,
      language,
      now: now(),
    })
    if (!('error' in explained)) return respondWith({ record: explained })
    return explained.error === 'not_found'
      ? refuse(404, explained.error)
      : refuse(400, 'invalid_request', { part_number: explained.error })
  })
}

/** Errors of a file that one answer names. */
const MOST_ERRORS = 100

const firstErrors = <Code>(errors: Readonly<Record<string, Code>>): Record<string, Code> =>
  Object.fromEntries(Object.entries(errors).slice(0, MOST_ERRORS))
