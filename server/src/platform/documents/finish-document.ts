import { documentTitles, lateDocumentWords as words } from '@pasok/words'
import type { Db } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import type { NamedFiles } from '../files/file-sweep.ts'
import type { Storage } from '../files/storage.ts'
import type { JobContext, Retry } from '../jobs/jobs.ts'
import type { Workers } from '../jobs/workers.ts'
import type { SendEmail } from '../mail/send-email.ts'
import { sendNotice } from '../mail/send-notice.ts'
import {
  deleteLateDocument,
  deleteOldDocuments,
  findLateDocument,
  listHashes,
  listOldHashes,
  setDocumentReady,
  type LateDocument,
} from './late-document.store.ts'
import { documentTask, LATE_FOLDER, toLateKey } from './make-document.ts'

const LONGEST_MS = 10 * 60 * 1000
/** How many days a document's file is stored. */
const DAYS = 7

/** If the process ends while it makes a document, the job is retried. */
export const DOCUMENT_RETRY: Retry = {
  retries: 5,
  firstSeconds: 5,
  mostSeconds: 300,
  workSeconds: LONGEST_MS / 1000 + 60,
}

interface FinishParts {
  readonly db: Db
  readonly storage: Storage
  /** A separate thread, so that those for requests stay free. */
  readonly lateWorkers: Workers
  readonly sendEmail: SendEmail
}

/**
 * Makes a document that took too long for a request, stores its PDF and emails the person who requested it, once even
 * if the job is repeated. If it can't be made, the e-mail says so, and it can be requested again.
 */
export const finishDocument = async (
  { db, storage, lateWorkers, sendEmail }: FinishParts,
  id: number,
  { last }: Pick<JobContext, 'last'>,
  now: Date,
): Promise<void> => {
  const late = await findLateDocument(db, id)
  if (!late) return
  const key = toLateKey(late.hash)
  // Another person's job, or an earlier attempt, may have made it.
  if (!(await storage.get(key))) {
    const made = await lateWorkers.run(documentTask(LONGEST_MS), late.document, { waits: true })
    if (made === 'overrun' || (made === 'busy' && last)) {
      await inTransaction(db, async (tx) => {
        if (await deleteLateDocument(tx, id)) await notifyRequester(tx, sendEmail, 'failed', late)
      })
      return
    }
    if (made === 'busy') throw new Error('The process stops: the document is made by another attempt')
    await storage.put(key, made, 'application/pdf')
  }
  await inTransaction(db, async (tx) => {
    if (await setDocumentReady(tx, id, now)) await notifyRequester(tx, sendEmail, 'ready', late)
  })
}

/** E-mails the person who requested a document. The e-mail contains no price: opening the document needs a login. */
const notifyRequester = (
  tx: Db,
  sendEmail: SendEmail,
  event: 'ready' | 'failed',
  { document, page, ...reader }: LateDocument,
) => {
  const title = `${documentTitles[document.kind][reader.language]} ${document.number}`
  const { subject, text } = words[event]
  return sendNotice(tx, sendEmail, [reader], {
    kind: `platform.document-${event}`,
    subject: (language) => subject[language]({ title }),
    greeting: words.greeting,
    body: (language) => [
      { paragraph: text[language]({ days: DAYS }) },
      { button: words.button[language], to: page },
    ],
  })
}

/** The files of late documents: the general file sweep does not delete them. */
export const lateDocumentFiles: NamedFiles = {
  folder: LATE_FOLDER,
  listStoredKeys: async (db) => (await listHashes(db)).map(toLateKey),
}

/** Deletes documents and their files that were not requested for a week; returns how many. */
export const deleteLateDocuments = async (
  { db, storage }: Pick<FinishParts, 'db' | 'storage'>,
  now: Date,
): Promise<number> => {
  const since = new Date(now.getTime() - DAYS * 24 * 60 * 60 * 1000)
  const hashes = await listOldHashes(db, since)
  for (const hash of hashes) {
    // The file is deleted first: if the process ends here, the row is found again.
    await storage.delete(toLateKey(hash))
    await deleteOldDocuments(db, hash, since)
  }
  return hashes.length
}
