import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { steps, type Step } from './registration-fields.ts'

/** What was typed so far, in this tab alone and until it is closed. No password and no document is among it. */
interface Stored {
  readonly values: Values
  /** The furthest step reached. */
  readonly reached: Step
}

const KEY = 'registration'
const ADDRESS = 'registration-email'

/** What this tab has stored. A browser that stores nothing works as well. */
export const readStored = (): Stored | undefined => {
  try {
    const { values, reached } = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Stored
    return steps.includes(reached) ? { values, reached } : undefined
  } catch {
    return undefined
  }
}

export const storeRegistration = (registration: Stored): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(registration))
  } catch {
    // It has to be chosen again after a reload.
  }
}

/** Forgets it all but the address, which the next page may have to write to again. */
export const forgetRegistration = (email: string): void => {
  try {
    sessionStorage.removeItem(KEY)
    sessionStorage.setItem(ADDRESS, email)
  } catch {
    // Nothing was stored.
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
