import { catalogueReactions, catalogueSchedules } from './catalogue/catalogue.jobs.ts'
import { companyDocuments } from './company/index.ts'
import { companySchedules } from './company/company.jobs.ts'
import { contentReactions, contentSchedules } from './content/content.jobs.ts'
import type { SettingsFile } from './content/index.ts'
import type { Event } from './events/index.ts'
import { fulfilmentReactions } from './fulfilment/fulfilment.jobs.ts'
import { receiptFiles, returnPictures } from './fulfilment/index.ts'
import { importSchedules } from './import/import.jobs.ts'
import { identitySchedules } from './identity/identity.jobs.ts'
import { memberAvatars } from './identity/index.ts'
import { invoiceFiles } from './invoice/index.ts'
import { invoiceReactions, invoiceSchedules } from './invoice/invoice.jobs.ts'
import { certificateFiles, proofFiles, refundFiles, type Gateway } from './payment/index.ts'
import { paymentReactions, paymentSchedules } from './payment/payment.jobs.ts'
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
  Reaction,
  Reactions,
  Schedule,
  SendEmail,
  Storage,
  Workers,
} from './platform/index.ts'
import { pricingReactions, pricingSchedules } from './pricing/pricing.jobs.ts'
import { poFiles } from './quotation/index.ts'
import { quotationSchedules } from './quotation/quotation.jobs.ts'
import { searchReactions, searchSchedules } from './search/search.jobs.ts'

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

/** The owners of private files; the sweep deletes files that none of them names. */
export const privateFiles: readonly NamedFiles[] = [
  companyDocuments,
  memberAvatars,
  poFiles,
  proofFiles,
  receiptFiles,
  certificateFiles,
  refundFiles,
  invoiceFiles,
  returnPictures,
  lateDocumentFiles,
]

/** Everything that is done by the clock, in Jakarta's time: each module's schedules, and the platform's. */
export const schedules = (
  parts: Pick<JobParts, 'db' | 'sendEmail' | 'settings' | 'announce' | 'gateway'> & {
    readonly storage: ListedStorage
  },
  now: () => Date = () => new Date(),
): readonly Schedule[] => [
  ...pricingSchedules(parts, now),
  ...contentSchedules(parts, now),
  ...catalogueSchedules(parts, now),
  ...searchSchedules(parts),
  ...importSchedules(parts, now),
  ...identitySchedules(parts, now),
  ...companySchedules(parts, now),
  ...quotationSchedules(parts, now),
  ...invoiceSchedules(parts, now),
  ...paymentSchedules(parts, now),
  {
    queue: 'platform.delete-expired-answers',
    cron: '25 * * * *',
    work: () => deleteExpiredAnswers(parts.db, now()),
  },
  {
    queue: 'platform.delete-late-documents',
    cron: '50 * * * *',
    work: () => deleteLateDocuments(parts, now()),
  },
  {
    queue: 'platform.sweep-private-files',
    cron: '35 */6 * * *',
    work: () => sweepFiles({ ...parts, named: privateFiles, now }),
  },
]

/** Everything that happens in the background after what the modules announce: each module's reactions, and the platform's. */
export const reactions = (parts: JobParts, now: () => Date = () => new Date()): Reactions<Event> =>
  joinReactions([
    searchReactions(parts),
    catalogueReactions(parts),
    pricingReactions(parts),
    contentReactions(parts, now),
    invoiceReactions(parts, now),
    fulfilmentReactions(parts, now),
    paymentReactions(parts, now),
    platformReactions(parts, now),
  ])

const platformReactions = (
  { db, storage, lateWorkers, deliverEmail, sendEmail }: JobParts,
  now: () => Date,
): Partial<Reactions<Event>> => ({
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
})

const eventTypes = {
  catalogue_changed: true,
  content_changed: true,
  content_scheduled: true,
  picture_added: true,
  email_written: true,
  document_late: true,
  order_paid: true,
  order_cancelled: true,
  delivery_picked_up: true,
  invoice_due_changed: true,
  payment_attempt_made: true,
  payment_attempt_closed: true,
  payment_refund_requested: true,
} as const satisfies Record<Event['type'], true>

/** For every type of event the reactions of all modules, in their order. */
const joinReactions = (all: readonly Partial<Reactions<Event>>[]): Reactions<Event> =>
  Object.fromEntries(
    (Object.keys(eventTypes) as Event['type'][]).map((type) => [
      type,
      all.flatMap((one): readonly Reaction<never>[] => one[type] ?? []),
    ]),
  ) as unknown as Reactions<Event>
