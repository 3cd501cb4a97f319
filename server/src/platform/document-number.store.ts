import { jakartaDay } from '@pasok/contract'
import { sql, type RawBuilder } from 'kysely'

/**
 * The next number of a document, such as `Q26-00042`: a prefix, the last two digits of the year in Jakarta, and a
 * sequence number of at least five digits. No number is reused.
 */
export const nextDocumentNumber = (
  letters: string,
  sequence: `${string}.${string}`,
  at: Date,
): RawBuilder<string> =>
  sql`${`${letters}${jakartaDay(at).slice(2, 4)}-`}::text || to_char(nextval(${sequence}), 'FM9999999900000')`
