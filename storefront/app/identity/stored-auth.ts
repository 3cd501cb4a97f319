const AUTH = 'auth'
const PROFILE = 'profile'
const WISHLIST = 'pasok.wishlist'
/** The window's event: the stored profile has changed. */
export const AUTH_STORED = 'auth-stored'
/** What this browser stores of a member: all of it goes with the session. */
const OF_MEMBER = [AUTH, PROFILE, 'pasok.compare']

/** A guest's wish list, which no account has taken over, is still the guest's. */
const isGuestsWishlist = (): boolean => {
  const { owner } = JSON.parse(localStorage.getItem(WISHLIST) ?? '{}') as { owner?: unknown }
  return owner === null
}

/** Whether a storage event changes the stored profile; the key null means all of it. */
export const isOfAuth = (key: string | null): boolean => key === PROFILE || key === null

/** The stored e-mail address of the logged-in member. The cookie decides, not this. */
export const storedEmail = (): string | undefined => {
  try {
    const { email } = JSON.parse(localStorage.getItem(PROFILE) ?? '{}') as { email?: unknown }
    return typeof email === 'string' ? email : undefined
  } catch {
    return undefined
  }
}

/** Stores the logged-in member's profile (§3), without a token, which no script ever sees. */
export const storeAuth = (profile: Readonly<Record<string, unknown>>): void => {
  try {
    localStorage.setItem(AUTH, JSON.stringify({ isLoggedIn: true, token_type: 'Cookie' }))
    localStorage.setItem(PROFILE, JSON.stringify(profile))
  } catch {
    // Refused or full: other tabs then learn of a logout with their next page.
  }
  window.dispatchEvent(new Event(AUTH_STORED))
}

/** Removes the profile, which other tabs notice. */
export const forgetAuth = (): void => {
  try {
    for (const key of OF_MEMBER) localStorage.removeItem(key)
    if (!isGuestsWishlist()) localStorage.removeItem(WISHLIST)
  } catch {
    // Nothing could be stored either.
  }
}
