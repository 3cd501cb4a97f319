import { ledgerEmails } from '@pasok/words'
import { staffWith } from '../identity/index.ts'
import { sendEventNotice } from '../kernel/index.ts'
import { inTransaction, log, type Db, type SendEmail } from '../platform/index.ts'
import { verifyMoney } from './verify-money.ts'

/** Named in an e-mail; the log has all. */
const MOST_NAMED = 20

/** Adds up the ledger again and e-mails finance what differs from it; returns how many sums do. */
export const reportDifferences = async (
  { db, sendEmail }: { readonly db: Db; readonly sendEmail: SendEmail },
  now: Date,
): Promise<number> => {
  const wrong = await verifyMoney(db, now)
  if (wrong.length === 0) return 0
  log.error({ wrong }, 'stored sums differ from the ledger')
  await inTransaction(db, (tx) =>
    sendEventNotice(tx, sendEmail, {
      kind: 'ledger',
      event: 'differs',
      words: ledgerEmails,
      named: { count: wrong.length },
      findReaders: () => staffWith(tx, ['finance', 'admin']),
      facts: () =>
        wrong
          .slice(0, MOST_NAMED)
          .map(({ what, stored, computed }) => [what, `${stored} → ${computed}`] as const),
    }),
  )
  return wrong.length
}
