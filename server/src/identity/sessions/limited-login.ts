import { toNetwork, type Client, type LimitKey, type Limits } from '../../platform/index.ts'
import { countedAccount, type Realm } from './counted-account.ts'
import type { TrustedBrowsers } from './trusted-browser.ts'

/** The limits that count a login. */
export interface LoginLimits {
  readonly limits: Limits
  readonly trustedBrowsers: TrustedBrowsers
}

/** Too many tries have failed; `wait` is in seconds. */
export interface TooManyAttempts {
  readonly error: 'too_many_attempts'
  readonly wait: number
}
/** The result of a try; undefined is a failure. */
export type Tried<T> = TooManyAttempts | { readonly found: T | undefined }

/**
 * Tries a login, unless too many have failed. A browser that signed into this account before has its own count, so that no one can
 * lock its owner out. `attempt` returns undefined for a failure.
 */
export const limitedLogin = async <T>(
  { limits, trustedBrowsers }: LoginLimits,
  realm: Realm,
  login: string,
  client: Client,
  attempt: () => Promise<T | undefined>,
): Promise<Tried<T>> => {
  const account = countedAccount(realm, login)
  const network = toNetwork(client.address)
  const browser = trustedBrowsers.idFor(client.known, realm, login)
  const keys: readonly LimitKey[] =
    browser === undefined
      ? [
          ['login account and network', `${account} ${network}`],
          ['login account and address', `${account} ${client.address}`],
          ['login address', client.address],
          ['login network', network],
          ['login account', account],
        ]
      : [
          ['login known browser', `${account} ${browser}`],
          ['login known account', account],
        ]
  return countFailure(limits, keys, attempt, client.gone)
}

/** Tries an authenticator code of staff; wrong ones count by account, from any address and browser. */
export const limitedCode = <T>(
  { limits }: Pick<LoginLimits, 'limits'>,
  login: string,
  attempt: () => Promise<T | undefined>,
): Promise<Tried<T>> => countFailure(limits, [['login code', countedAccount('staff', login)]], attempt)

const countFailure = async <T>(
  limits: Limits,
  keys: readonly LimitKey[],
  attempt: () => Promise<T | undefined>,
  gone?: AbortSignal,
): Promise<Tried<T>> => {
  const end = await limits.begin(keys, gone)
  if (typeof end === 'number') return { error: 'too_many_attempts', wait: end }
  let failed = false
  try {
    const found = await attempt()
    failed = found === undefined
    return { found }
  } finally {
    await end(failed)
  }
}
