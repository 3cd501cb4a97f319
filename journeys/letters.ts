import { openDatabase } from '@pasok/server'
import type { Shop } from './shop.ts'

/** The newest letter to an address that waits in a shop's database, as plain text; undefined where there is none. */
export const letterTo = async ({ database }: Shop, email: string): Promise<string | undefined> => {
  const { pool, close } = await openDatabase(database, { role: 'batch' })
  try {
    const { rows } = await pool.query<{ plain: string }>(
      'select plain from platform.letter where recipient = $1 order by written_at desc limit 1',
      [email],
    )
    return rows[0]?.plain
  } finally {
    await close()
  }
}

/** A link's path in the newest letter to an address. */
export const linkTo = async (shop: Shop, email: string, path: RegExp): Promise<string> => {
  const letter = (await letterTo(shop, email))?.replaceAll(shop.url, '') ?? ''
  return path.exec(letter)?.[0] ?? `no such link in: ${letter}`
}
