import type { DeskLine } from './desk-line.ts'

/** Changes of a quotation that are not saved yet, as the browser stores them. */
export interface StoredChanges<Terms> {
  /** The quotation's when they were typed. */
  readonly version: number
  readonly at: string
  /** The changed lines as they were stored. */
  readonly bases: readonly DeskLine[]
  readonly lines: readonly DeskLine[]
  readonly terms: Terms
  readonly baseTerms: Terms
}

const storageKey = (staffId: number, quotationId: number) => `pasok-desk-${staffId}-${quotationId}`

/** Stores the changes, or forgets them. A browser that has no room for them leaves them on the page alone. */
export const storeChanges = <Terms>(
  staffId: number,
  quotationId: number,
  changes: StoredChanges<Terms> | undefined,
): void => {
  const key = storageKey(staffId, quotationId)
  try {
    if (changes) localStorage.setItem(key, JSON.stringify(changes))
    else localStorage.removeItem(key)
  } catch {
    localStorage.removeItem(key)
  }
}

/** The changes that this person left behind of a quotation. */
export const findStoredChanges = <Terms>(
  staffId: number,
  quotationId: number,
): StoredChanges<Terms> | undefined => {
  const stored = localStorage.getItem(storageKey(staffId, quotationId))
  if (stored === null) return undefined
  try {
    return JSON.parse(stored) as StoredChanges<Terms>
  } catch {
    return undefined
  }
}
