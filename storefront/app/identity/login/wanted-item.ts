/** An item that a guest was about to buy when the login opened. */
export interface WantedItem {
  readonly id: number
  readonly name: string
  /** What it asks of a quantity, where that is more than one: the least that is sold is wanted. */
  readonly min_qty?: number
  readonly multiple_qty?: number
  /** How many the guest typed. */
  readonly quantity?: number | undefined
}

const KEY = 'cart-wanted'
/** After this time the wish is dropped. */
const REMEMBERED_MS = 30 * 60 * 1000

/** Remembers it in this tab, until it is bought or the login is closed again. */
export const rememberWanted = ({ id, name, min_qty, multiple_qty, quantity }: WantedItem): void => {
  try {
    const until = Date.now() + REMEMBERED_MS
    sessionStorage.setItem(KEY, JSON.stringify({ id, name, min_qty, multiple_qty, quantity, until }))
  } catch {
    // After the login it can be added again.
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
