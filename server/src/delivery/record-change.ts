import { raiseSiteVersion, writeAudit, type Actor, type Db } from '../platform/index.ts'

/** Who changes a record, when, and in which request. */
export interface By {
  readonly who: Actor
  readonly now: Date
  readonly requestId: string
}

/**
 * Writes a change of a zone, a method or a rate into the audit log, and raises the site version, so that guests see it
 * at once.
 */
export const recordChange = async (
  tx: Db,
  { who, now, requestId }: By,
  action: string,
  subject: 'delivery_zone' | 'delivery_method' | 'delivery_rate',
  subjectId: number,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  await writeAudit(tx, { at: now, who, action: `delivery.${action}`, subject, subjectId, details, requestId })
  await raiseSiteVersion(tx)
}
