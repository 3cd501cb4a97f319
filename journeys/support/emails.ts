import { openDatabase } from '@pasok/server'
import type { Shop } from './shop.ts'

/** The newest e-mail to an address that waits in a shop's database, as plain text; undefined where there is none. */
export const emailTo = async ({ database }: Shop, email: string): Promise<string | undefined> => {
  const { pool, close } = await openDatabase(database, { role: 'batch' })
  try {
    const { rows } = await pool.query<{ plain: string }>(
      'select plain from platform.email where recipient = $1 order by written_at desc limit 1',
      [email],
    )
    return rows[0]?.plain
  } finally {
    await close()
  }
}

/** A link's path in the newest e-mail to an address. */
export const linkTo = async (shop: Shop, email: string, path: RegExp): Promise<string> => {
  const message = (await emailTo(shop, email))?.replaceAll(shop.url, '') ?? ''
  return path.exec(message)?.[0] ?? `no such link in: ${message}`
}
