import type { Db, SendLetter } from '../platform/index.ts'
import { resetPasswordLetter } from './letters/reset-password.ts'
import { findCredentials, lockPasswordOwner } from './member.store.ts'
import { insertReset } from './password-reset.store.ts'
import { hashOfToken, newToken } from './secret-token.ts'

const HOURS = 1
const HOUR_MS = 60 * 60 * 1000

/** Sends the letter that sets a new password to a member's address; to any other nothing goes. */
export const sendReset = async (
  { db, sendLetter }: { db: Db; sendLetter: SendLetter },
  email: string,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const member = await findCredentials(tx, email)
    const owner = member && (await lockPasswordOwner(tx, member.id))
    if (!owner) return
    const token = newToken()
    const endsAt = new Date(now.getTime() + HOURS * HOUR_MS)
    await insertReset(tx, { hash: hashOfToken(token), memberId: owner.id, now, endsAt })
    await sendLetter(
      tx,
      resetPasswordLetter({ to: owner.email, language: owner.language, token, hours: HOURS }),
    )
  })
