import type { MemberScope } from '../kernel/index.ts'
import { writeAudit, type Db } from '../platform/index.ts'

/** Who acts, when, and in which request. */
export interface Act {
  readonly scope: MemberScope
  readonly now: Date
  readonly requestId: string
}

/** Writes a member's action for the company into the audit log. */
export const recordCompanyAction = (
  tx: Db,
  { scope, now, requestId }: Act,
  action: string,
  details: Readonly<Record<string, unknown>>,
): Promise<void> =>
  writeAudit(tx, {
    at: now,
    who: { kind: 'member', id: scope.memberId },
    action: `company.${action}`,
    subject: 'company',
    subjectId: scope.companyId,
    details,
    requestId,
  })
