/** System error codes: connection refused or reset, no route, or unknown host. */
const OF_SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * PostgreSQL error codes: it is shutting down, crashed, starting, or out of disk, memory or connections; class 08
 * covers connection failures.
 */
const OF_SERVER = /^(?:57P0[1-3]|53[123]00|08\w{3})$/

/** The messages of `pg`, without a code, for a connection that ended. */
const OF_CLIENT = /^Connection terminated|^Client has encountered a connection error/

/** Whether a query failed because the database is unreachable. */
export const isUnreachable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code, syscall, message } = error as NodeJS.ErrnoException
  // While PostgreSQL restarts, its socket may not exist.
  if (syscall === 'connect' || (code !== undefined && (OF_SYSTEM.has(code) || OF_SERVER.test(code))))
    return true
  return OF_CLIENT.test(message)
}
