import type { Client, LimitKey, Limits } from '../platform/index.ts'
import { countedAccount } from './counted-account.ts'
import type { KnownBrowsers } from './known-browser.ts'

/** What a login is counted by. */
export interface LoginLimits {
  readonly limits: Limits
  readonly known: KnownBrowsers
}

/**
 * Lets somebody try a login, unless too many have failed: then it answers `wait`, in seconds. A browser that signed
 * into this account before has a count of its own, so that nobody can shut its owner out. `attempt` answers undefined
 * for a failure.
 */
export const limitedLogin = async <T>(
  { limits, known }: LoginLimits,
  door: 'member' | 'staff',
  login: string,
  client: Client,
  attempt: () => Promise<T | undefined>,
): Promise<{ readonly wait: number } | { readonly found: T | undefined }> => {
  const account = countedAccount(door, login)
  const browser = known.idFor(client.known, login)
  const keys: readonly LimitKey[] =
    browser === undefined
      ? [
          ['login account and address', `${account} ${client.address}`],
          ['login address', client.address],
          ['login account', account],
        ]
      : [['login known browser', `${account} ${browser}`]]
  const end = await limits.begin(keys)
  if (typeof end === 'number') return { wait: end }
  let failed = false
  try {
    const found = await attempt()
    failed = found === undefined
    return { found }
  } finally {
    await end(failed)
  }
}
