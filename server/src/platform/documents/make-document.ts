import { createHash } from 'node:crypto'
import type { Db } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Storage } from '../files/storage.ts'
import type { Task, Workers } from '../jobs/workers.ts'
import { currentParty } from '../limits/party.ts'
import type { CommercialDocument } from './document.ts'
import type { printDocument } from './document-worker.ts'
import { findPromise, insertLateDocument, type DocumentContact } from './late-document.store.ts'
import { hasManyLines } from './many-lines.ts'

/** Announced when a document is to be made by a job, in the same transaction. */
export interface DocumentLate {
  readonly type: 'document_late'
  /** The document's id; the event contains nothing of its content. */
  readonly document: number
  /** The number of the company's earlier pending documents. */
  readonly before: number
}

/** The services that document making uses. */
export interface DocumentParts {
  readonly db: Db
  readonly workers: Workers
  readonly storage: Storage
  /** Queues the job of a slow document. */
  readonly announce: (tx: Db, event: DocumentLate) => Promise<void>
  readonly now: () => Date
  /** In milliseconds; slower documents are announced by e-mail. */
  readonly documentDeadlineMs?: number
}

/** The requester of a document. */
export interface DocumentReader {
  /** The recipient of the e-mail when it is ready; undefined if the person has no address. */
  readonly findContact: () => Promise<DocumentContact | undefined>
  /** The target of the e-mail's link: a page of the shop, or an absolute address. */
  readonly page: string
}

/** A document's bytes; 'busy' if too many are pending; or the email address that is notified when it is ready. */
export type MadeDocument = Uint8Array | 'busy' | { readonly email: string }

const DEADLINE_MS = 60_000

/** The worker task that makes a document within so many milliseconds. */
export const documentTask = (deadlineMs: number): Task<typeof printDocument> => ({
  module: new URL('./document-worker.ts', import.meta.url),
  name: 'printDocument',
  deadlineMs,
})

/** The storage folder of late documents. */
export const LATE_FOLDER = 'private/document'
export const toLateKey = (hash: string): string => `${LATE_FOLDER}/${hash}`

/**
 * Makes a commercial document's PDF in a worker thread. A document of many lines that takes too long for a request is
 * made by a job, once for each person, who is notified by e-mail. Until its content changes, later requests get the
 * stored file.
 */
export const makeDocument = async (
  parts: DocumentParts,
  reader: DocumentReader,
  document: CommercialDocument,
): Promise<MadeDocument> => {
  const { db, storage, workers, documentDeadlineMs = DEADLINE_MS } = parts
  const task = documentTask(documentDeadlineMs)
  if (!hasManyLines(document)) {
    const made = await workers.run(task, document)
    return made === 'overrun' ? 'busy' : made
  }
  const hash = createHash('sha256').update(JSON.stringify(document)).digest('hex')
  const stored = await storage.get(toLateKey(hash))
  if (stored) return stored.body
  const { company, person = company } = currentParty()
  const promised = await findPromise(db, { hash, person })
  if (promised !== undefined) return { email: promised }
  const made = await workers.run(task, document)
  if (made !== 'overrun') return made
  const contact = await reader.findContact()
  if (!contact) return 'busy'
  const now = parts.now()
  return inTransaction(db, async (tx) => {
    const late = await insertLateDocument(tx, {
      hash,
      company,
      person,
      document,
      contact,
      page: reader.page,
      now,
    })
    if (!late) return 'busy'
    await parts.announce(tx, { type: 'document_late', document: late.id, before: late.before })
    return { email: contact.email }
  })
}
