/** An item that a guest was about to buy when the login was asked for. */
export interface WantedItem {
  readonly id: number
  readonly name: string
  /** How much of it: the least that is sold. */
  readonly quantity: number
}

const KEY = 'cart-wanted'
/** Whoever logs in later has something else in mind. */
const REMEMBERED_MS = 30 * 60 * 1000

/** Remembers it in this tab, until it is bought or the login is closed again. */
export const rememberWanted = (item: WantedItem): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...item, until: Date.now() + REMEMBERED_MS }))
  } catch {
    // Whoever logs in then adds it once more.
  }
}

export const forgetWanted = (): void => {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing could be stored either.
  }
}

/** The item that is remembered. */
export const wantedItem = (): WantedItem | undefined => {
  try {
    const wanted = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as
      | (WantedItem & { until: number })
      | null
    return wanted && wanted.until > Date.now() ? wanted : undefined
  } catch {
    return undefined
  }
}
