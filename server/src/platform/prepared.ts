import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Statements that one connection keeps prepared; every one beyond is planned each time it is asked. */
const MOST_PREPARED = 300

/**
 * A pool whose statements are prepared: the server parses each text once a connection, and plans it once where the plan
 * does not depend on the parameters. Planning is most of what a search costs. A name is made of its text, so that clients
 * which share the embedded database's session, and those behind a pooler, mean the same by it.
 */
export const preparing = (pool: pg.Pool): PostgresPool => {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST_PREPARED) return known
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    names.set(text, name)
    return name
  }
  const preparedBy = (client: pg.PoolClient): PostgresPoolClient =>
    new Proxy(client, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key)
        if (key === 'query')
          return (text: unknown, values?: readonly unknown[]) => {
            // What is no text is a cursor, and what has no parameters is a command.
            if (typeof text !== 'string' || !values?.length) return target.query(text as string)
            const name = nameOf(text)
            return target.query({ text, values: [...values], ...(name !== undefined && { name }) })
          }
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  return {
    options: pool.options,
    connect: async () => preparedBy(await pool.connect()),
    end: () => pool.end(),
  }
}
