/** Error codes of the system: connection refused or reset, no route, or an unknown host name. */
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
 * Of PostgreSQL: it is shut down, broke down, starts, or has no disk, memory or connection left; class 08 is about
 * connections.
 */
const OF_SERVER = /^(?:57P0[1-3]|53[123]00|08\w{3})$/

/** What `pg` says, without a code, of a connection that ended. */
const OF_CLIENT = /^Connection terminated|^Client has encountered a connection error/

/** True of the error of a query that the database never answered, since there is no way to it now. */
export const isUnreachable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code, syscall, message } = error as NodeJS.ErrnoException
  // The socket of a PostgreSQL that is started again may not be there at all.
  if (syscall === 'connect' || (code !== undefined && (OF_SYSTEM.has(code) || OF_SERVER.test(code))))
    return true
  return OF_CLIENT.test(message)
}
