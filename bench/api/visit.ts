import type { Language } from '@pasok/words'

/** One call of the API, by its path below the origin. */
export interface Call {
  readonly path: string
  readonly language: Language
}

/** Calls that are measured as one, one after the other. */
export type Visit = readonly Call[]

/** A call whose answer is known by its length. */
export interface CheckedCall extends Call {
  readonly bytes: number
}

export type CheckedVisit = readonly CheckedCall[]

/** The requested visits of a kind, all different. */
export const VISITS = 220
