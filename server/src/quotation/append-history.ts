import { recordAction, type Act } from '../kernel/index.ts'
import type { Db } from '../platform/index.ts'
import { insertEvent } from './write-quotation.store.ts'

/** Records an event of a quotation: in its history, which both sides read, and with details in the audit log. */
export const appendHistory = (
  tx: Db,
  { id, version }: { readonly id: number; readonly version: number },
  act: Act,
  kind: string,
  text = '',
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  recordAction(
    tx,
    act,
    { subject: 'quotation', subjectId: id, details: { version, ...details }, kind, text },
    (event) => insertEvent(tx, id, { ...event, version }),
  )
