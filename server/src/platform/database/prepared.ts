import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** The most prepared statements for each connection; others are planned at each execution. */
const MOST_PREPARED = 300

/** Whether `pg` stopped waiting for the answer of a query: see `query_timeout`. */
export const isReadTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'

/**
 * A pool whose statements are prepared: the server parses each text once a connection, and plans it once where the plan
 * does not depend on the parameters. Planning is most of what a search costs. A name is made of its text, so that clients
 * behind a pooler mean the same by it.
 *
 * A connection that owes an answer is asked nothing more, not even to roll back, and is closed when it is released: back
 * in the pool it would keep the next one waiting.
 */
export const preparing = (pool: pg.Pool): PostgresPool => {
  const names = new Map<string, string>()
  const nameStatement = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST_PREPARED) return known
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    names.set(text, name)
    return name
  }
  const preparedBy = (client: pg.PoolClient): PostgresPoolClient => {
    let overdue: unknown
    const query = async (text: string, values?: readonly unknown[]) => {
      if (overdue !== undefined) throw overdue
      try {
        // What has no parameters is a command.
        if (!values?.length) return await client.query(text)
        const name = nameStatement(text)
        return await client.query({ text, values: [...values], ...(name !== undefined && { name }) })
      } catch (error) {
        if (isReadTimeout(error)) overdue = error
        throw error
      }
    }
    return new Proxy(client, {
      get: (target, key) => {
        if (key === 'query')
          return (statement: unknown, values?: readonly unknown[]) =>
            // What is no text is a cursor.
            typeof statement === 'string' ? query(statement, values) : target.query(statement as string)
        if (key === 'release') return (destroy?: boolean) => target.release(destroy || overdue !== undefined)
        const value: unknown = Reflect.get(target, key)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  }
  return {
    options: pool.options,
    connect: async () => preparedBy(await pool.connect()),
    end: () => pool.end(),
  }
}
