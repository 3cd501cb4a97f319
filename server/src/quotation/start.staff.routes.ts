import { jakartaDay } from '@pasok/contract'
import { quotationStaff as endpoints } from '@pasok/contract/endpoints'
import type { Language } from '@pasok/words'
import { serve, toStaffParty, type StaffScope } from '../kernel/index.ts'
import { companyScope } from '../identity/index.ts'
import { refuse, respondWith, type App } from '../platform/http/http.ts'
import { readCommandKey, refuseNotOnce } from '../platform/http/once.ts'
import { tooOften } from '../platform/http/too-often.ts'
import { onceOnly, type Db, type Limits, type ValidationErrors, type Workers } from '../platform/index.ts'
import { matchRows, readRows, type FindVocabulary } from '../search/index.ts'
import { findBuyers } from './buyer.store.ts'
import type { OfferTerms } from './check-out-cart.ts'
import { findAnyQuotation } from './quotation.store.ts'
import { startQuotation, type MatchedList } from './start-quotation.ts'
import { showDraftLines } from './upload/show-draft.ts'
import { listDraftLines } from './upload/upload.store.ts'

/** The data that starting a quotation needs. */
export interface StartParts {
  readonly db: Db
  readonly workers: Workers
  readonly limits: Limits
  readonly findVocabulary: FindVocabulary
  readonly settings: OfferTerms
  readonly now: () => Date
}

/** The stored result of a quotation that is started once. */
interface Started {
  readonly status: 200
  readonly body: { readonly id: number; readonly is_incomplete: boolean }
}

/** Registers the endpoints by which staff start quotations for companies. */
export const startRoutes = (app: App, parts: StartParts): void => {
  const { db, workers, limits, findVocabulary, settings, now } = parts

  serve(app, endpoints.findQuotationBuyers, async ({ query }) => {
    const records = await findBuyers(db, query.keyword)
    return respondWith({ records, total: records.length })
  })

  /** The rows of a text or a file; without either, undefined. */
  const readInput = async (scope: StaffScope, text: string, file: File | undefined) => {
    const input = file ?? text
    if (input === '') return undefined
    const refused = await tooOften(limits, ['quick order', `staff ${scope.staff.id}`])
    if (refused) return refused
    const list = await readRows(workers, input)
    const field = file ? 'file' : 'text'
    if ('error' in list) {
      if (list.error === 'busy') return refuse(503, 'overloaded')
      return refuse(400, 'invalid_request', { [field]: list.error })
    }
    return list.rows.length === 0 ? refuse(400, 'invalid_request', { [field]: 'no_rows' }) : list
  }
  /** The items of the rows, by the company's own numbers, too. */
  const match = (
    scope: StaffScope,
    companyId: number,
    rows: MatchedList['rows'],
    language: Language,
  ): ReturnType<typeof matchRows> =>
    matchRows(
      {
        db,
        scope: companyScope(companyId),
        party: toStaffParty(scope),
        day: jakartaDay(now()),
        findVocabulary,
      },
      rows,
      language,
    )

  serve(app, endpoints.startQuotation, async ({ scope, form, language }, c) => {
    const { company_id: companyId, member_id: memberId, text = '', file, copy_of: quotationId } = form
    const sources = [text !== '', file !== undefined, quotationId !== undefined].filter(Boolean)
    if (sources.length > 1) return refuse(400, 'invalid_request', { text: 'several_sources' })
    const list = await readInput(scope, text, file)
    if (list && 'refusal' in list) return list
    const matched = list && (await match(scope, companyId, list.rows, language))
    const copied = quotationId === undefined ? undefined : { quotationId }
    const result = await onceOnly<Started, ValidationErrors>(
      db,
      {
        principal: { kind: 'staff', id: scope.staff.id },
        ...readCommandKey(c, endpoints.startQuotation),
        request: { companyId, memberId, quotationId, rows: list?.rows },
      },
      now(),
      async (tx) => {
        const made = await startQuotation(tx, settings, {
          by: { staff: scope },
          now: now(),
          requestId: c.get('requestId'),
          companyId,
          memberId,
          from:
            list && matched
              ? { field: file ? 'file' : 'text', rows: list.rows, verdicts: matched.rows }
              : copied,
        })
        if (typeof made !== 'number') return made
        return { status: 200, body: { id: made, is_incomplete: matched?.isIncomplete ?? false } }
      },
    )
    if ('errors' in result) return refuse(400, result.error, result.errors)
    if ('error' in result) return refuseNotOnce(c, result.error)
    const { id, is_incomplete } = result.body
    const row = await findAnyQuotation(db, id)
    if (!row) throw new Error('a quotation is gone that was just made')
    const toCheck = list ? await listDraftLines(db, id, { isToCheck: true }) : []
    return respondWith({
      record: {
        id,
        number: row.number,
        line_count: row.line_count,
        ...(list?.leftOut && { left_out: list.leftOut }),
        is_incomplete,
        to_check: await showDraftLines(db, toCheck, language),
      },
    })
  })
}
