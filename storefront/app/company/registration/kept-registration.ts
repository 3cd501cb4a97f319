import type { Values } from '../fields/field-plan.ts'
import { steps, type Step } from './registration-steps.ts'

/** What was typed so far, in this tab alone and until it is closed. No password and no paper is among it. */
interface Kept {
  readonly values: Values
  /** How far somebody has come. */
  readonly reached: Step
}

const KEY = 'registration'
const ADDRESS = 'registration-email'

/** What this tab has kept. A browser that keeps nothing is none the worse. */
export const readKept = (): Kept | undefined => {
  try {
    const { values, reached } = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept
    return steps.includes(reached) ? { values, reached } : undefined
  } catch {
    return undefined
  }
}

export const writeKept = (kept: Kept): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // It is asked for again after a reload, then.
  }
}

/** Forgets it all but the address, which the next page may have to write to again. */
export const forgetKept = (email: string): void => {
  try {
    sessionStorage.removeItem(KEY)
    sessionStorage.setItem(ADDRESS, email)
  } catch {
    // Nothing was kept.
  }
}

/** The address that was registered in this tab. */
export const registeredEmail = (): string => {
  try {
    return sessionStorage.getItem(ADDRESS) ?? ''
  } catch {
    return ''
  }
}
