import { jakartaDay } from '@pasok/contract'
import { quickOrder } from '@pasok/contract/endpoints'
import { serve, toMemberParty } from '../kernel/index.ts'
import { refuse, respondWith, type App } from '../platform/http/http.ts'
import { tooOften } from '../platform/http/too-often.ts'
import type { Db, Limits, Workers } from '../platform/index.ts'
import { matchRows } from './rows/match-rows.ts'
import { readRows } from './rows/read-rows.ts'
import type { FindVocabulary } from './specification/vocabulary.ts'

interface Parts {
  readonly db: Db
  readonly findVocabulary: FindVocabulary
  readonly workers: Workers
  readonly limits: Limits
  readonly now: () => Date
}

/** Registers the endpoints that read a buyer's list of part numbers and say which items it means. */
export const quickOrderRoutes = (app: App, { db, findVocabulary, workers, limits, now }: Parts): void => {
  serve(app, quickOrder.readRows, async ({ scope, form: { text = '', file } }) => {
    const refused = await tooOften(limits, ['quick order', String(scope.memberId)])
    if (refused) return refused
    const list = await readRows(workers, file ?? text)
    const field = file ? 'file' : 'text'
    if ('error' in list) {
      if (list.error === 'busy') return refuse(503, 'overloaded')
      return refuse(400, 'invalid_request', { [field]: list.error })
    }
    const { rows, leftOut } = list
    if (rows.length === 0) return refuse(400, 'invalid_request', { [field]: 'no_rows' })
    return respondWith({ rows, ...(leftOut && { left_out: leftOut }) })
  })

  serve(app, quickOrder.matchRows, async ({ scope, language, body: { rows } }) => {
    const refused = await tooOften(limits, ['quick order', String(scope.memberId)])
    if (refused) return refused
    const reader = { db, scope, party: toMemberParty(scope), day: jakartaDay(now()), findVocabulary }
    const { isIncomplete, ...matched } = await matchRows(reader, rows, language)
    return respondWith({ ...matched, ...(isIncomplete && { is_incomplete: true as const }) })
  })
}
