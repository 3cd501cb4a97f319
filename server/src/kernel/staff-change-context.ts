import type { Context } from 'hono'
import type { Http } from '../platform/http/request-context.ts'
import type { ChangeContext } from '../platform/index.ts'
import type { StaffScope } from './scopes.ts'

/** Makes the context of staff's changes from their requests; `now` is the clock. */
export const openStaffChanges =
  (now: () => Date) =>
  ({ staff }: StaffScope, c: Context<Http>): ChangeContext => ({
    who: { kind: 'staff', id: staff.id },
    now: now(),
    requestId: c.get('requestId'),
  })
