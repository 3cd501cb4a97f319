import type { Event } from '../events/index.ts'
import { type Day, daysAfter, daysBetween, jakartaDay } from '@pasok/contract'
import { lockOrder } from '../order/index.ts'
import { inTransaction, type Db, type Reactions, type Schedule } from '../platform/index.ts'
import { creditOrder } from './credit-invoice.ts'
import { lockInvoiceWithOrder } from './lock-invoice-with-order.ts'
import { invoiceAmountDue } from './invoice.ts'
import { insertReminder, listOverdueOrders, listUnreminded } from './invoice.store.ts'
import { issueInvoice, type DueParts, type IssueParts } from './issue-invoice.ts'
import { updatePaymentState } from './update-payment-state.ts'
import { notifyInvoiceEvent } from './notify-invoice-event.ts'

/** The most days by which a missed reminder is sent late. */
const LATE_DAYS = 2

/**
 * Reminds buyers of invoices that are soon due or overdue, on the days that the settings name, each once; returns how
 * many.
 */
export const remindOfInvoices = async (parts: IssueParts, now: Date): Promise<number> => {
  const today = jakartaDay(now)
  let sent = 0
  for (const days of parts.settings.invoices.reminder_days) {
    const due = { from: daysAfter(today, -days - LATE_DAYS), to: daysAfter(today, -days) }
    for (const id of await listUnreminded(parts.db, days, due)) {
      const isSent = await inTransaction(parts.db, (tx) => remind(tx, parts, { id, days, today, now }))
      if (isSent) sent += 1
    }
  }
  return sent
}

interface Reminder {
  readonly id: number
  /** Relative to the due date; negative before it. */
  readonly days: number
  readonly today: Day
  readonly now: Date
}

const remind = async (tx: Db, parts: IssueParts, { id, days, today, now }: Reminder): Promise<boolean> => {
  const locked = await lockInvoiceWithOrder(tx, id, now)
  const due_on = locked?.invoice.due_on
  if (!locked || !due_on || invoiceAmountDue(locked.invoice) === 0) return false
  // What finance refunded of a prepaid order is to be credited, not paid.
  const { payment_method, payment_state } = locked.order
  if (payment_method !== 'terms' && (payment_state === 'paid' || payment_state === 'refunded')) return false
  const isOverdue = due_on < today
  // A reminder from before the due date is wrong after it.
  if (isOverdue !== days > 0) return false
  if (!(await insertReminder(tx, { invoice_id: id, due_on, days, sent_at: now }))) return false
  await notifyInvoiceEvent(tx, parts, {
    id,
    news: isOverdue ? 'overdue' : 'due_soon',
    days: Math.abs(daysBetween(due_on, today)),
    now,
  })
  return true
}

/** Records in the history of orders on terms that one of their invoices is overdue; returns for how many. */
export const recordOverdueOrders = async (db: Db, now: Date): Promise<number> => {
  let noted = 0
  for (const id of await listOverdueOrders(db, jakartaDay(now)))
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, id)
      if (order && (await updatePaymentState(tx, order, now)) !== order.payment_state) noted += 1
    })
  return noted
}

/** The invoice module's schedules, in Jakarta's time. */
export const invoiceSchedules = (
  { db, sendEmail, settings }: IssueParts,
  now: () => Date,
): readonly Schedule[] => [
  {
    queue: 'invoice.remind',
    cron: '0 8 * * *',
    work: () => remindOfInvoices({ db, sendEmail, settings }, now()),
  },
  {
    // An invoice is overdue when its day is over in Jakarta; `now` may be some minutes behind the clock of the job.
    queue: 'invoice.note-overdue',
    cron: '10 0,6 * * *',
    work: () => recordOverdueOrders(db, now()),
  },
]

/** The invoice module's jobs for announced events. */
export const invoiceReactions = (parts: DueParts, now: () => Date): Partial<Reactions<Event>> => ({
  order_paid: [
    {
      queue: 'invoice.issue-prepaid',
      work: async ({ order }, { id }) => {
        await issueInvoice(parts, { orderId: order, now: now(), requestId: id })
      },
    },
  ],
  delivery_picked_up: [
    {
      queue: 'invoice.issue-delivery',
      work: async ({ delivery, order, lines }, { id }) => {
        const issue = { orderId: order, delivery: { id: delivery, lines }, now: now(), requestId: id }
        await issueInvoice(parts, issue)
      },
    },
  ],
  order_cancelled: [
    {
      queue: 'invoice.credit-cancelled',
      work: async ({ order }, { id }) => {
        await creditOrder(parts, { orderId: order, now: now(), requestId: id })
      },
    },
  ],
})
