import { createHash } from 'node:crypto'
import type { Db } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Storage } from '../files/storage.ts'
import type { Task, Workers } from '../jobs/workers.ts'
import { currentParty } from '../limits/party.ts'
import type { CommercialDocument } from './document.ts'
import type { printDocument } from './document-worker.ts'
import { findPromise, insertLateDocument, type DocumentContact } from './late-document.store.ts'
import { MANY_LINES } from './many-lines.ts'

/** A document is to be made after the request that asked for it: its job, in the same transaction. */
export interface DocumentLate {
  readonly type: 'document_late'
  /** Its id; the job holds nothing of what it says. */
  readonly document: number
  /** How many of the same company waited before it. */
  readonly before: number
}

/** What documents are made with. */
export interface DocumentParts {
  readonly db: Db
  readonly workers: Workers
  readonly storage: Storage
  /** Queues the job of one that takes longer. */
  readonly announce: (tx: Db, event: DocumentLate) => Promise<void>
  readonly now: () => Date
  /** In milliseconds: what takes longer is announced by e-mail. */
  readonly documentDeadlineMs?: number
}

/** Who asks for a document. */
export interface DocumentReader {
  /** Who gets an e-mail when it is ready; undefined for a person without an address. */
  readonly findContact: () => Promise<DocumentContact | undefined>
  /** Where the e-mail leads: a page of the shop, or a whole address. */
  readonly page: string
}

/** A document's bytes; 'busy' where too many wait; or the address to which it is announced once it is made. */
export type MadeDocument = Uint8Array | 'busy' | { readonly email: string }

const DEADLINE_MS = 60_000

/** The task that makes a document, to end within so many milliseconds. */
export const documentTask = (deadlineMs: number): Task<typeof printDocument> => ({
  module: new URL('./document-worker.ts', import.meta.url),
  name: 'printDocument',
  deadlineMs,
})

/** Where the files of documents lie that took long. */
export const LATE_FOLDER = 'private/document'
export const toLateKey = (hash: string): string => `${LATE_FOLDER}/${hash}`

/**
 * Makes a commercial document's PDF in a thread. One of many lines that takes longer than a request may is made by a job,
 * once a person, who gets an e-mail; until it changes, it is then answered from its file.
 */
export const makeDocument = async (
  parts: DocumentParts,
  reader: DocumentReader,
  document: CommercialDocument,
): Promise<MadeDocument> => {
  const { db, storage, workers, documentDeadlineMs = DEADLINE_MS } = parts
  const task = documentTask(documentDeadlineMs)
  if (document.lines.length < MANY_LINES) {
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
