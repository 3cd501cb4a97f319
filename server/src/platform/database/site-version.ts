import type { Db } from './database.ts'

/** The version of the site's content: a page rendered at another version is out of date. */
export const siteVersion = async (db: Db): Promise<number> => {
  const site = db.selectFrom('platform.site').select('version')
  return (await site.executeTakeFirstOrThrow()).version
}

/**
 * Increments the version and returns the new one. Call it once, at the end of a transaction that changes what guests
 * see: the row stays locked until the commit, so publishing transactions run one after the other from here on.
 */
export const raiseSiteVersion = async (tx: Db): Promise<number> => {
  const site = tx.updateTable('platform.site')
  const raised = site.set(({ eb }) => ({ version: eb('version', '+', 1) })).returning('version')
  return (await raised.executeTakeFirstOrThrow()).version
}
