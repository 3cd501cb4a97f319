import { jakartaDay } from '@pasok/contract'
import { makePicture, publishLists, renewDemand, renewPlans } from './catalogue/index.ts'
import { companyDocuments, endRegistrations } from './company/index.ts'
import { deleteOldMessages, publishDue, publishSlides, type SettingsFile } from './content/index.ts'
import type { Event } from './events/index.ts'
import { cancelDeliveries, receiptFiles, returnPictures } from './fulfilment/index.ts'
import { deleteEnded, memberAvatars } from './identity/index.ts'
import {
  deleteExpiredAnswers,
  deleteLateDocuments,
  DOCUMENT_RETRY,
  EMAIL_RETRY,
  finishDocument,
  lateDocumentFiles,
  sweepFiles,
} from './platform/index.ts'
import type {
  Db,
  DeliverEmail,
  ListedStorage,
  NamedFiles,
  Reactions,
  Schedule,
  SendEmail,
  Storage,
  Workers,
} from './platform/index.ts'
import {
  creditOrder,
  invoiceFiles,
  issueInvoice,
  noteOverdueOrders,
  remindOfInvoices,
} from './invoice/index.ts'
import {
  cancelUnpaid,
  chargeAttempt,
  closeAtGateway,
  followDue,
  pollAttempts,
  proofFiles,
  refundAtGateway,
  refundFiles,
  retryRefunds,
  type ChargeParts,
  type Gateway,
} from './payment/index.ts'
import { expireQuotations, poFiles, remindOfQuotations, renewQuotations } from './quotation/index.ts'
import { renewPriceStatistics, turnListPriceDay } from './pricing/index.ts'
import { renewVocabulary } from './search/index.ts'

/** What the jobs work with. */
export interface JobParts {
  readonly db: Db
  readonly storage: Storage
  readonly workers: Workers
  /** The thread for documents that take long, apart from those of requests. */
  readonly lateWorkers: Workers
  readonly deliverEmail: DeliverEmail
  readonly sendEmail: SendEmail
  readonly settings: SettingsFile
  /** Announces what follows from a job in turn. */
  readonly announce: (tx: Db, event: Event) => Promise<void>
  /** Without it nothing is charged. */
  readonly gateway?: Gateway | undefined
}

/** How many calls a process makes to the gateway at once, of each kind: one that hangs holds up no other buyer. */
const AT_GATEWAY = 4

/** Does what needs the payment gateway; of what was announced for one that is no more nothing follows. */
const atGateway = async <T>(
  { gateway, ...parts }: Omit<ChargeParts, 'gateway'> & Pick<JobParts, 'gateway'>,
  work: (parts: ChargeParts) => Promise<T>,
): Promise<T | undefined> => (gateway ? work({ ...parts, gateway }) : undefined)

/** Who keeps private files: whatever none of them names is swept from their folders. */
export const privateFiles: readonly NamedFiles[] = [
  companyDocuments,
  memberAvatars,
  poFiles,
  proofFiles,
  receiptFiles,
  refundFiles,
  invoiceFiles,
  returnPictures,
  lateDocumentFiles,
]

/** Everything that is done by the clock, in Jakarta's time. */
export const schedules = (
  {
    db,
    storage,
    sendEmail,
    settings,
    announce,
    gateway,
  }: Pick<JobParts, 'db' | 'sendEmail' | 'settings' | 'announce' | 'gateway'> & {
    readonly storage: ListedStorage
  },
  now: () => Date = () => new Date(),
): readonly Schedule[] => [
  {
    // Ten times: the database's clock says when, and `now` may be some minutes behind it.
    queue: 'pricing.turn-list-price-day',
    cron: '0-9 0 * * *',
    work: () => turnListPriceDay(db, jakartaDay(now())),
  },
  { queue: 'content.delete-old-messages', cron: '40 2 * * *', work: () => deleteOldMessages(db, now()) },
  { queue: 'content.publish-due', cron: '* * * * *', work: () => publishDue({ db, announce }, now()) },
  { queue: 'catalogue.renew-demand', cron: '20 3 * * *', work: () => renewDemand(db, now()) },
  { queue: 'identity.delete-ended-sessions', cron: '5 * * * *', work: () => deleteEnded(db, now()) },
  {
    queue: 'company.end-registrations',
    cron: '15 * * * *',
    work: () => endRegistrations({ db, storage }, now()),
  },
  {
    // An offer ends with its day; who orders it in the minutes after midnight is refused all the same.
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
  {
    queue: 'invoice.remind',
    cron: '0 8 * * *',
    work: () => remindOfInvoices({ db, sendEmail, settings }, now()),
  },
  {
    // An invoice is overdue when its day is over in Jakarta; `now` may be some minutes behind the clock of the job.
    queue: 'invoice.note-overdue',
    cron: '10 0,6 * * *',
    work: () => noteOverdueOrders(db, now()),
  },
  {
    queue: 'payment.poll-attempts',
    cron: '*/5 * * * *',
    work: () =>
      atGateway({ db, sendEmail, settings, announce, gateway }, async (parts) => {
        const moment = { now: now(), requestId: 'payment.poll-attempts' }
        await retryRefunds(parts, moment)
        return pollAttempts(parts, moment)
      }),
  },
  {
    queue: 'payment.cancel-unpaid',
    cron: '45 8-18 * * *',
    work: () =>
      cancelUnpaid({ db, sendEmail, settings, announce }, { now: now(), requestId: 'payment.cancel-unpaid' }),
  },
  {
    queue: 'platform.delete-expired-answers',
    cron: '25 * * * *',
    work: () => deleteExpiredAnswers(db, now()),
  },
  {
    queue: 'platform.delete-late-documents',
    cron: '50 * * * *',
    work: () => deleteLateDocuments({ db, storage }, now()),
  },
  {
    queue: 'platform.sweep-private-files',
    cron: '35 */6 * * *',
    work: () => sweepFiles({ db, storage, named: privateFiles, now }),
  },
]

/** Everything that happens in the background after what the modules announce. */
export const reactions = (
  { db, storage, workers, lateWorkers, deliverEmail, sendEmail, settings, announce, gateway }: JobParts,
  now: () => Date = () => new Date(),
): Reactions<Event> => ({
  catalogue_changed: [
    { queue: 'catalogue.renew-vocabulary', work: () => renewVocabulary(db) },
    { queue: 'catalogue.publish-lists', work: () => publishLists({ db, storage }) },
    { queue: 'catalogue.renew-plans', work: () => renewPlans(db) },
    { queue: 'pricing.renew-plans', work: () => renewPriceStatistics(db) },
    // They may show and link products.
    { queue: 'content.renew-slides', work: () => publishSlides({ db, storage, settings }, now()) },
  ],
  content_scheduled: [
    {
      queue: 'content.publish-scheduled',
      work: async ({ at }) => {
        await publishDue({ db, announce }, new Date(at))
      },
    },
  ],
  content_changed: [
    { queue: 'content.publish-slides', work: () => publishSlides({ db, storage, settings }, now()) },
  ],
  picture_added: [
    { queue: 'catalogue.make-picture', work: ({ key }) => makePicture({ storage, workers }, key) },
  ],
  email_written: [
    {
      // Waiting jobs have this queue, and `letter` in what they store: renamed, they would stay behind.
      queue: 'platform.deliver-letter',
      retry: EMAIL_RETRY,
      work: ({ letter }, context) => deliverEmail(letter, context),
    },
  ],
  document_late: [
    {
      queue: 'platform.finish-document',
      retry: DOCUMENT_RETRY,
      // The first of each company goes before anybody's second.
      priority: ({ before }) => -before,
      work: ({ document }, context) =>
        finishDocument({ db, storage, lateWorkers, sendEmail }, document, context, now()),
    },
  ],
  order_paid: [
    {
      queue: 'invoice.issue-prepaid',
      work: async ({ order }, { id }) => {
        await issueInvoice({ db, sendEmail, settings }, { orderId: order, now: now(), requestId: id })
      },
    },
  ],
  delivery_picked_up: [
    {
      queue: 'invoice.issue-delivery',
      work: async ({ delivery, order, lines }, { id }) => {
        const issue = { orderId: order, delivery: { id: delivery, lines }, now: now(), requestId: id }
        await issueInvoice({ db, sendEmail, settings }, issue)
      },
    },
  ],
  order_cancelled: [
    {
      queue: 'invoice.credit-cancelled',
      work: async ({ order }, { id }) => {
        await creditOrder(
          { db, sendEmail, settings, announce },
          { orderId: order, now: now(), requestId: id },
        )
      },
    },
    {
      queue: 'fulfilment.cancel-deliveries',
      work: async ({ order }, { id }) => {
        await cancelDeliveries(db, order, { now: now(), requestId: id })
      },
    },
  ],
  invoice_due_changed: [
    {
      queue: 'payment.follow-due',
      work: (changed) => followDue({ db, announce }, changed, now()),
    },
  ],
  payment_attempt_made: [
    {
      queue: 'payment.charge',
      concurrency: AT_GATEWAY,
      work: ({ attempt }, { id }) =>
        atGateway({ db, sendEmail, settings, announce, gateway }, (parts) =>
          chargeAttempt(parts, attempt, { now: now(), requestId: id }),
        ),
    },
  ],
  payment_attempt_closed: [
    {
      queue: 'payment.close-at-gateway',
      concurrency: AT_GATEWAY,
      work: ({ attempt }, { id }) =>
        atGateway({ db, sendEmail, settings, announce, gateway }, (parts) =>
          closeAtGateway(parts, attempt, { now: now(), requestId: id }),
        ),
    },
  ],
  payment_refund_asked: [
    {
      queue: 'payment.refund',
      concurrency: AT_GATEWAY,
      work: ({ refund }, { id }) =>
        atGateway({ db, sendEmail, settings, announce, gateway }, (parts) =>
          refundAtGateway(parts, refund, { now: now(), requestId: id }),
        ),
    },
  ],
})
