import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'
import type { openApi } from './ask-api.ts'

/** Uses the link of the newest e-mail to an address, as its owner does. */
export const useLink = async (
  db: Db,
  api: Pick<ReturnType<typeof openApi>, 'post'>,
  email: string,
): Promise<void> => {
  const { rows } = await sql<{ plain: string }>`
    select plain from platform.email where recipient = ${email} order by written_at desc limit 1`.execute(db)
  const token = /\/web\/signup\/verify\/([\w-]{43})/.exec(rows[0]?.plain ?? '')?.[1] ?? ''
  const used = await api.post('/v2/auth/signup/verify-token', { token })
  if (used.status !== 200) throw new Error(`the link of ${email} answers ${used.status}`)
}
