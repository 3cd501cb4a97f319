import { createHash } from 'node:crypto'

/** A record's position in the order of a list. */
export interface Position {
  /** The rank of its state; 0 if the list ranks no states. */
  readonly rank: number
  /** The sort key as an integer. */
  readonly key: number
  readonly id: number
}

/** A page of a list: the one after or before a record, or the last one if no record is given. */
export interface Cursor {
  readonly direction: 'next' | 'previous'
  readonly from?: Position
}

const HIGHEST_RANK = 99
const HIGHEST_ID = 2_147_483_647

const digest = (text: string, purpose: string): string =>
  createHash('sha256').update(`${purpose}\n${text}`).digest('base64url').slice(0, 16)

/**
 * Writes a signed cursor. `purpose` identifies the list, its filters, sort and owner: a cursor of another list is
 * refused. A cursor is not secret, and grants no access.
 */
export const writeCursor = ({ direction, from }: Cursor, purpose: string): string => {
  const values = from ? [direction === 'next' ? 1 : 0, from.rank, from.key, from.id] : []
  const text = Buffer.from(JSON.stringify(values)).toString('base64url')
  return `${text}.${digest(text, purpose)}`
}

/** Reads a cursor with the same purpose; undefined for anything else. */
export const readCursor = (cursor: string, purpose: string): Cursor | undefined => {
  const [text = '', signature] = cursor.split('.')
  if (signature !== digest(text, purpose)) return undefined
  const values = numbersIn(Buffer.from(text, 'base64url').toString())
  if (!values) return undefined
  if (values.length === 0) return { direction: 'previous' }
  const [isNext = -1, rank = -1, key = Number.NaN, id = 0] = values
  const isInBounds =
    values.length === 4 &&
    (isNext === 0 || isNext === 1) &&
    rank >= 0 &&
    rank <= HIGHEST_RANK &&
    id >= 1 &&
    id <= HIGHEST_ID
  return isInBounds ? { direction: isNext === 1 ? 'next' : 'previous', from: { rank, key, id } } : undefined
}

const numbersIn = (text: string): number[] | undefined => {
  try {
    const values: unknown = JSON.parse(text)
    return Array.isArray(values) && values.every((value) => Number.isSafeInteger(value))
      ? (values as number[])
      : undefined
  } catch {
    return undefined
  }
}
