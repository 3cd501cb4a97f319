import type { Language } from '@pasok/words'

/** One call of the API, by its path below the origin. */
export interface Call {
  readonly path: string
  readonly language: Language
}

/** What is asked for and measured as one: its calls, one after the other. */
export type Visit = readonly Call[]

/** A call whose answer is known by its length. */
export interface CheckedCall extends Call {
  readonly bytes: number
}

export type CheckedVisit = readonly CheckedCall[]

/** Visits of a kind that are asked for: each another one. */
export const VISITS = 220
