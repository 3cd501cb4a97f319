import { DAY_MS } from '@pasok/contract'
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

const STORED = 'pasok-desk-'
/** Another number for another form of DeskLine or StoredChanges: what was stored before it is dropped. */
const FORMAT = 2
/** Changes are kept for a week. */
const KEPT_MS = 7 * DAY_MS

const ofPerson = (staffId: number) => `${STORED}${FORMAT}-${staffId}-`
const storageKey = (staffId: number, quotationId: number) => `${ofPerson(staffId)}${quotationId}`

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isLine = (value: unknown): boolean =>
  isObject(value) &&
  [value['key'], value['row_id'], value['place'], value['discount_percent']].every(Number.isFinite) &&
  [value['status'], value['uom'], value['staff_comment'], value['buyer_comment']].every(
    (text) => typeof text === 'string',
  ) &&
  isObject(value['requested'])

const isTerms = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string')

/** Whether a stored value can be restored: the browser's store may hold anything. */
const isChanges = (value: unknown): boolean =>
  isObject(value) &&
  Number.isInteger(value['version']) &&
  !Number.isNaN(Date.parse(String(value['at']))) &&
  [value['lines'], value['bases']].every((lines) => Array.isArray(lines) && lines.every(isLine)) &&
  [value['terms'], value['baseTerms']].every(isTerms)

/** Reads a stored value; undefined for one that can't be restored. */
const readChanges = <Terms>(stored: string | null): StoredChanges<Terms> | undefined => {
  if (stored === null) return undefined
  try {
    const value: unknown = JSON.parse(stored)
    return isChanges(value) ? (value as StoredChanges<Terms>) : undefined
  } catch {
    return undefined
  }
}

/** Drops the changes of everybody but this person, and those that are older than a week or can't be restored. */
export const dropStoredChanges = (staffId?: number, now = Date.now()): void => {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(STORED)) continue
    const isOwn = staffId !== undefined && key.startsWith(ofPerson(staffId))
    const at = isOwn ? readChanges(localStorage.getItem(key))?.at : undefined
    if (at === undefined || now - Date.parse(at) > KEPT_MS) localStorage.removeItem(key)
  }
}

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
): StoredChanges<Terms> | undefined => readChanges(localStorage.getItem(storageKey(staffId, quotationId)))
