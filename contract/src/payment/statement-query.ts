import { z } from 'zod'
import { language, paged } from '../envelope.ts'
import { day } from '../fields.ts'
import { STATEMENT_PAGE } from './limits.ts'

const period = { from: day.optional(), to: day.optional() }

/** A period of days in Jakarta, both included, and a page of its events. */
export const statementQuery = paged(STATEMENT_PAGE, period)
/** The same for a file, which has all events. */
export const statementFileQuery = z.object({ ...period, language: language.optional() })

export const statementSummary =
  'It begins with the balance before its first day and has the events of a period, by default of this year up to today, the ' +
  'oldest first. A balance is what the company owes less what is held for it (receivable − advance − suspense − ' +
  'refund_in_transit of the ledger): positive where the company owes, negative where money is held'
