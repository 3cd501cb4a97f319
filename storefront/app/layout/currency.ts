import type { Currency } from '@pasok/contract'
import { useSyncExternalStore } from 'react'
import { CURRENCY_KEY } from './store-currency.ts'

const CHANGED = 'currency-changed'

/** The code of the chosen currency, from this browser's own memory; undefined where that is off, empty or outdated. */
const readCode = (): unknown => {
  try {
    const stored = JSON.parse(localStorage.getItem(CURRENCY_KEY) ?? '{}') as Partial<Currency> | null
    return stored?.code
  } catch {
    return undefined
  }
}

/** Stores the choice for the next visit (§3), where the browser stores anything. */
export const setCurrency = ({ code, symbol, name }: Currency): void => {
  try {
    localStorage.setItem(CURRENCY_KEY, JSON.stringify({ code, symbol, name }))
  } catch {
    // Private windows may refuse to store: the choice then lasts as long as the usual one.
  }
  window.dispatchEvent(new Event(CHANGED))
}

const follow = (changed: () => void) => {
  const names = ['storage', CHANGED]
  for (const name of names) window.addEventListener(name, changed)
  return () => {
    for (const name of names) window.removeEventListener(name, changed)
  }
}

/** Which of these this browser's user chose, in every tab; the first where none was. */
export const useCurrency = (currencies: readonly Currency[]): Currency | undefined => {
  const chosen = useSyncExternalStore(follow, readCode, () => undefined)
  return currencies.find(({ code }) => code === chosen) ?? currencies[0]
}
