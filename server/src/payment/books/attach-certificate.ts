import { jakartaDay, type Day } from '@pasok/contract'
import { listCertificateKeys, setCertificate } from '../../ledger/index.ts'
import {
  inTransaction,
  writeAudit,
  type Db,
  type NamedFiles,
  type UploadedDocument,
} from '../../platform/index.ts'
import type { MoneyAct } from '../transfers/give-money.ts'

/** The storage folder of certificates of withheld tax. */
export const CERTIFICATE_FOLDER = 'private/certificate'
/** The certificates: no sweep deletes them. */
export const certificateFiles: NamedFiles = {
  folder: CERTIFICATE_FOLDER,
  listStoredKeys: listCertificateKeys,
}

/** A certificate (bukti potong) of tax that a buyer withheld. */
export interface NewCertificate extends MoneyAct {
  /** Of what was withheld. */
  readonly id: number
  readonly number: string
  readonly on: Day
  readonly file: UploadedDocument
}

/** Attaches a certificate, or replaces it; returns the file that it replaces. */
export const attachCertificate = (
  db: Db,
  { id, number, on, file, by, now, requestId }: NewCertificate,
): Promise<{ readonly replaced: string | null } | { readonly error: 'not_found' | 'day_to_come' }> =>
  inTransaction(db, async (tx) => {
    if (on > jakartaDay(now)) return { error: 'day_to_come' }
    const stored = await setCertificate(tx, id, {
      certificate_number: number,
      certificate_on: on,
      certificate_key: file.key,
      certificate_name: file.filename,
      certificate_type: file.contentType,
      certificate_at: now,
      certificate_by: by.staff.id,
    })
    if (!stored) return { error: 'not_found' }
    await writeAudit(tx, {
      at: now,
      who: { kind: 'staff', id: by.staff.id },
      action: 'payment.attach-certificate',
      subject: 'withheld_tax',
      subjectId: id,
      details: { number, on, replaces: stored.replaced !== null },
      requestId,
    })
    return stored
  })
