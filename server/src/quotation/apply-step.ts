import {
  type Day,
  type QuotationStep,
  type StaffLimits,
  FURTHEST_SHIP_DAYS,
  daysAfter,
  jakartaDay,
} from '@pasok/contract'
import type { FieldErrorCode } from '@pasok/words'
import { findTaxPercent } from '../company/index.ts'
import { voidWaitingRequest, type NotAlone } from '../approval/index.ts'
import { findActingCompany, type Act } from '../kernel/index.ts'
import {
  inTransaction,
  versionConflict,
  type Db,
  type ValidationErrors,
  type VersionConflict,
} from '../platform/index.ts'
import { appendHistory } from './append-history.ts'
import { checkPrices } from './check-prices.ts'
import { isExpired, isShopOffer, nextStateAfter, sumsOfLines } from './quotation.ts'
import { findOfCart, listLines, lockQuotation, type LineRow, type QuotationRow } from './quotation.store.ts'
import { isUnconfirmed, type StoredVerdict } from './upload/draft-verdicts.ts'
import { notifyQuotationEvent, type NotifyParts } from './notify-quotation-event.ts'
import {
  copyVersion,
  markSent,
  updateQuotation,
  updateSums,
  type HeadChange,
} from './write-quotation.store.ts'

/** The data that a step needs. */
export interface StepParts extends NotifyParts {
  readonly settings: { readonly quotation_validity_days: number; readonly staff_limits: StaffLimits }
}

/** A step to take. */
export interface Step extends Act {
  readonly id: number
  readonly step: Exclude<QuotationStep, 'order' | 'expire' | 'offer_again'>
  /** The quotation's revision that the caller saw. */
  readonly revision: number
  /** A question, an answer, a request or a reason. */
  readonly text: string
  /** Today's usual tax, for a new version. */
  readonly taxPercent: number
  /** Why prices above the sender's limits are to be approved; without it such an offer is refused. */
  readonly approvalReason?: string | undefined
  /** The new last day of an offer that is extended. */
  readonly validUntil?: string | undefined
  /** Set where another has approved the prices of this revision. */
  readonly isApproved?: true
}

/** Why a step was not applied. */
type StepError =
  | 'not_found'
  | 'not_possible_now'
  | 'text_missing'
  | 'lines_unpriced'
  | 'nothing_to_order'
  | 'rows_unconfirmed'
  | 'offer_amount_zero'

type StepResult =
  | 'applied'
  | VersionConflict<QuotationRow>
  | ValidationErrors
  | NotAlone
  | { readonly error: StepError }

/** Steps that require a text. */
const NEEDS_TEXT: readonly QuotationStep[] = ['ask', 'answer', 'reject', 'request_change']

/** Applies one step to a quotation: its change, history, e-mails and audit log, in one transaction. */
export const applyStep = (parts: StepParts, step: Step): Promise<StepResult> =>
  inTransaction(parts.db, (tx) => applyStepIn(tx, parts, step))

/** Like applyStep, in the caller's transaction. */
export const applyStepIn = async (tx: Db, parts: StepParts, input: Step): Promise<StepResult> => {
  const { id, step, by, revision, text, now } = input
  const companyId = findActingCompany(by)
  const found = await lockQuotation(tx, id, companyId)
  // Only the company itself sees a draft.
  if (!found || (found.state === 'draft' && companyId === undefined)) return { error: 'not_found' }
  const before = await expireIfDue(tx, parts, found, input)
  const conflict = versionConflict(found, { revision })
  if (conflict) return conflict
  const next = nextStateAfter(before, step)
  if (!next || (step === 'ask' && before.is_hidden)) return { error: 'not_possible_now' }
  if (text === '' && NEEDS_TEXT.includes(step)) return { error: 'text_missing' }

  const lines = await listLines(tx, id, before.version)
  if (step === 'submit' && lines.length === 0) return { error: 'nothing_to_order' }
  if (step === 'submit' && lines.some(({ verdict }) => verdict && isUnconfirmed(verdict as StoredVerdict)))
    return { error: 'rows_unconfirmed' }
  if (step === 'send') {
    if (lines.some(isUnpriced)) return { error: 'lines_unpriced' }
    if (!lines.some(({ status }) => status !== 'not_available')) return { error: 'nothing_to_order' }
    if (before.lines_untaxed + (before.delivery_cost ?? before.agreed_delivery_cost ?? 0) === 0)
      return { error: 'offer_amount_zero' }
    if (by !== 'system' && 'staff' in by && !input.isApproved) {
      const notAlone = await checkPrices(tx, parts, before, lines, { ...input, by: by.staff })
      if (notAlone) return notAlone
    }
  }
  if (step === 'extend') {
    const refused = checkLastDay(before, input.validUntil, jakartaDay(now))
    if (refused) return { error: 'invalid_request', errors: { valid_until: refused } }
    // Prices that were approved once are approved anew: the next version is sent for that.
    if (by !== 'system' && 'staff' in by) {
      const { approvalReason: _, ...sending } = input
      const notAlone = await checkPrices(tx, parts, before, lines, { ...sending, by: by.staff })
      if (notAlone) return notAlone
    }
  }
  // Set only for a renewal that the shop prices itself; any other step clears it.
  const needsNobody = step === 'renew' && isShopOffer(lines, before.agreed_delivery_cost)
  let change: HeadChange = {
    state: next.state,
    version: next.version,
    renewal_requested_at: needsNobody ? now : null,
  }
  if (next.version !== before.version) {
    const taxPercent = await findTaxPercent(tx, {
      companyId: before.company_id,
      day: jakartaDay(now),
      usual: input.taxPercent,
    })
    await copyVersion(tx, id, before.version, taxPercent)
    const copied = await listLines(tx, id, next.version)
    await updateSums(tx, id, next.version, sumsOfLines(copied, taxPercent))
  }
  if (step === 'send') {
    const validUntil = latest(before.valid_until, jakartaDay(now), parts.settings.quotation_validity_days)
    await markSent(tx, id, before.version, { validUntil, now })
    change = { ...change, valid_until: validUntil, is_hidden: false }
  }
  if (step === 'extend') change = { ...change, valid_until: input.validUntil ?? null }
  // A new version has its own last day.
  if (step === 'take' || step === 'renew' || step === 'take_back') change = { ...change, valid_until: null }
  // If the cart was checked out again in between, it belongs to that quotation.
  if (before.state === 'expired' && step !== 'withdraw' && (await isReplaced(tx, before)))
    change = { ...change, cart_id: null, cart_revision: null }
  // The staff user who takes it becomes its salesperson, and so does the first who takes it back.
  if (by !== 'system' && 'staff' in by) {
    const isFirst = step === 'take_back' && before.salesperson_id === null
    if (step === 'take' || isFirst) change = { ...change, salesperson_id: by.staff.staff.id }
  }
  await updateQuotation(tx, id, change, now)
  await voidWaitingRequest(tx, 'quotation', id, now)
  await appendHistory(tx, { id, version: next.version }, input, step, text)
  if (!needsNobody) await notifyQuotationEvent(tx, parts, { id, news: step, text })
  return 'applied'
}

const isReplaced = async (tx: Db, { cart_id, cart_revision }: QuotationRow): Promise<boolean> =>
  cart_id !== null && cart_revision !== null && (await findOfCart(tx, cart_id, cart_revision)) !== undefined

/** Why an offer can't be extended to a day: it is after the present last day, today at the earliest. */
const checkLastDay = (
  { valid_until }: QuotationRow,
  validUntil: string | undefined,
  today: Day,
): FieldErrorCode | undefined => {
  if (validUntil === undefined) return 'missing'
  if (validUntil < today) return 'day_over'
  if (valid_until !== null && validUntil <= valid_until) return 'day_not_later'
  return validUntil > daysAfter(today, FURTHEST_SHIP_DAYS) ? 'day_too_far' : undefined
}

const isUnpriced = ({ status }: LineRow): boolean => status === 'open'

/** The last day that staff chose, unless it has passed; otherwise the default from today. */
const latest = (chosen: string | null, today: string, days: number): string =>
  chosen !== null && chosen >= today ? chosen : daysAfter(today, days)

/** Expires an offer whose last day has passed, and returns the updated quotation. */
export const expireIfDue = async (
  tx: Db,
  parts: NotifyParts,
  quotation: QuotationRow,
  { now, requestId }: Pick<Act, 'now' | 'requestId'>,
): Promise<QuotationRow> => {
  if (quotation.state !== 'quoted' || !isExpired(quotation, jakartaDay(now))) return quotation
  await updateQuotation(tx, quotation.id, { state: 'expired' }, now)
  await appendHistory(tx, quotation, { by: 'system', now, requestId }, 'expire')
  await notifyQuotationEvent(tx, parts, { id: quotation.id, news: 'expire' })
  return { ...quotation, state: 'expired', revision: quotation.revision + 1 }
}
