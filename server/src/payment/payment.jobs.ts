import type { Event } from '../events/index.ts'
import type { Db, Reactions, Schedule } from '../platform/index.ts'
import { cancelUnpaid } from './cancel-unpaid.ts'
import { chargeAttempt, closeAtGateway, type ChargeParts } from './charge-attempt.ts'
import { followDue } from './close-open.ts'
import type { Gateway } from './gateway/gateway.ts'
import { pollAttempts } from './poll-attempts.ts'
import { reportDifferences } from './report-differences.ts'
import { refundAtGateway, retryRefunds } from './refund-at-gateway.ts'

type Parts = Omit<ChargeParts, 'gateway' | 'announce'> & {
  readonly announce: (tx: Db, event: Event) => Promise<void>
  /** Without a gateway nothing is charged. */
  readonly gateway?: Gateway | undefined
}

/** The most concurrent gateway calls of each kind in a process, so that a call that hangs delays no other buyer. */
const AT_GATEWAY = 4

/** Runs a job that needs the payment gateway; without one it does nothing. */
const atGateway = async <T>(
  { gateway, ...parts }: Parts,
  work: (parts: ChargeParts) => Promise<T>,
): Promise<T | undefined> => (gateway ? work({ ...parts, gateway }) : undefined)

/** Scheduled payment jobs, in Jakarta time. */
export const paymentSchedules = (parts: Parts, now: () => Date): readonly Schedule[] => [
  {
    queue: 'payment.poll-attempts',
    cron: '*/5 * * * *',
    work: () =>
      atGateway(parts, async (open) => {
        const moment = { now: now(), requestId: 'payment.poll-attempts' }
        await retryRefunds(open, moment)
        return pollAttempts(open, moment)
      }),
  },
  {
    queue: 'payment.cancel-unpaid',
    cron: '45 8-18 * * *',
    work: () => cancelUnpaid(parts, { now: now(), requestId: 'payment.cancel-unpaid' }),
  },
  {
    // After the night's other schedules, so that finance reads it in the morning.
    queue: 'payment.verify-ledger',
    cron: '30 3 * * *',
    work: () => reportDifferences(parts, now()),
  },
]

/** Payment jobs by event. */
export const paymentReactions = (parts: Parts, now: () => Date): Partial<Reactions<Event>> => ({
  invoice_due_changed: [
    {
      queue: 'payment.follow-due',
      work: (changed) => followDue(parts, changed, now()),
    },
  ],
  payment_attempt_made: [
    {
      queue: 'payment.charge',
      concurrency: AT_GATEWAY,
      work: ({ attempt }, { id }) =>
        atGateway(parts, (open) => chargeAttempt(open, attempt, { now: now(), requestId: id })),
    },
  ],
  payment_attempt_closed: [
    {
      queue: 'payment.close-at-gateway',
      concurrency: AT_GATEWAY,
      work: ({ attempt }, { id }) =>
        atGateway(parts, (open) => closeAtGateway(open, attempt, { now: now(), requestId: id })),
    },
  ],
  payment_refund_requested: [
    {
      queue: 'payment.refund',
      concurrency: AT_GATEWAY,
      work: ({ refund }, { id }) =>
        atGateway(parts, (open) => refundAtGateway(open, refund, { now: now(), requestId: id })),
    },
  ],
})
