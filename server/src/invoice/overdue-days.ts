import { jakartaDay } from '@pasok/contract'
import type { Db } from '../platform/index.ts'
import { overdueDaysOn } from './invoice.store.ts'

/** The days by which a company's oldest unpaid invoice is overdue now; 0 if none is. */
export const overdueDays = (db: Db, companyId: number, now: Date): Promise<number> =>
  overdueDaysOn(db, companyId, jakartaDay(now))
