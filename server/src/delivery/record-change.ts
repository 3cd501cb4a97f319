import { raiseSiteVersion, writeAudit, type ChangeContext, type Db } from '../platform/index.ts'

/**
 * Writes a change of a zone, a method or a rate into the audit log, and raises the site version, so that guests see it
 * at once.
 */
export const recordChange = async (
  tx: Db,
  { who, now, requestId }: ChangeContext,
  action: string,
  subject: 'delivery_zone' | 'delivery_method' | 'delivery_rate',
  subjectId: number,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  await writeAudit(tx, { at: now, who, action: `delivery.${action}`, subject, subjectId, details, requestId })
  await raiseSiteVersion(tx)
}
