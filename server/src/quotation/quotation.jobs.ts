import { daysAfter, jakartaDay } from '@pasok/contract'
import { inTransaction, log, type Db, type Schedule, type SendEmail } from '../platform/index.ts'
import type { OfferTerms } from './check-out-cart.ts'
import { appendHistory } from './append-history.ts'
import { offerAgain } from './offer-again.ts'
import { isOrderable } from './quotation.ts'
import { listRequestedRenewals, listEndingSoon, listExpired, lockQuotation } from './quotation.store.ts'
import { expireIfDue } from './apply-step.ts'
import { notifyQuotationEvent, type NotifyParts } from './notify-quotation-event.ts'

/** The batch size of these jobs. */
const AT_ONCE = 100

/** Expires offers whose last day has passed and notifies their buyers; returns how many. */
export const expireQuotations = (parts: NotifyParts, now: Date): Promise<number> =>
  inBatches(
    () => listExpired(parts.db, jakartaDay(now), AT_ONCE),
    (id) =>
      inTransaction(parts.db, async (tx) => {
        const quotation = await lockQuotation(tx, id)
        if (quotation) await expireIfDue(tx, parts, quotation, { now, requestId: 'quotation.expire' })
      }),
  )

/** Reminds buyers of offers that end within `days`, once for each version; returns how many. 0 days disables it. */
export const remindOfQuotations = (
  parts: NotifyParts,
  { quotation_reminder_days: days }: { readonly quotation_reminder_days: number },
  now: Date,
): Promise<number> => {
  const today = jakartaDay(now)
  const ending = { today, last: daysAfter(today, days), limit: AT_ONCE }
  return inBatches(
    async () => (days === 0 ? [] : listEndingSoon(parts.db, ending)),
    (id) =>
      inTransaction(parts.db, async (tx) => {
        const quotation = await lockQuotation(tx, id)
        if (!quotation || !isOrderable(quotation, today)) return
        await appendHistory(tx, quotation, { by: 'system', now, requestId: 'quotation.remind' }, 'remind')
        await notifyQuotationEvent(tx, parts, { id, news: 'remind' })
      }),
  )
}

/** Handles the requested renewals that the shop may price itself; returns how many. */
export const renewQuotations = (parts: NotifyParts, terms: OfferTerms, now: Date): Promise<number> =>
  inBatches(
    () => listRequestedRenewals(parts.db, AT_ONCE),
    (id) => offerAgain(parts, terms, id, now),
  )

/**
 * Handles batches until none is found and returns the number of handled quotations. `find` must not return handled ones
 * again. A quotation that fails is logged and found again next time, and does not block others.
 */
export const inBatches = async (
  find: () => Promise<readonly number[]>,
  work: (id: number) => Promise<unknown>,
): Promise<number> => {
  let done = 0
  for (;;) {
    const ids = await find()
    const before = done
    for (const id of ids)
      try {
        await work(id)
        done += 1
      } catch (err) {
        log.error({ err, quotation: id }, 'a quotation stays as it is')
      }
    if (ids.length < AT_ONCE || done === before) return done
  }
}

interface Parts {
  readonly db: Db
  readonly sendEmail: SendEmail
  readonly settings: OfferTerms & { readonly quotation_reminder_days: number }
}

/** Scheduled quotation jobs, in Jakarta time. */
export const quotationSchedules = (
  { db, sendEmail, settings }: Parts,
  now: () => Date,
): readonly Schedule[] => [
  {
    // An offer ends with its day; ordering it in the minutes after midnight is refused anyway.
    queue: 'quotation.expire',
    cron: '5 0,6 * * *',
    work: () => expireQuotations({ db, sendEmail }, now()),
  },
  {
    queue: 'quotation.remind',
    cron: '15 8 * * *',
    work: () => remindOfQuotations({ db, sendEmail }, settings, now()),
  },
  {
    queue: 'quotation.renew',
    cron: '* * * * *',
    work: () => renewQuotations({ db, sendEmail }, settings, now()),
  },
]
