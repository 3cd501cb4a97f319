import { useSyncExternalStore } from 'react'

/** A currency that prices can be shown in (§3). */
export interface Currency {
  readonly code: string
  readonly symbol: string
}

/** The shop sells in rupiah alone. */
export const currencies = [{ code: 'IDR', symbol: 'Rp.' }] as const satisfies readonly Currency[]
const [usual] = currencies

const KEY = 'currency'
const CHANGED = 'currency-changed'

/** The chosen currency, from this browser's own memory; the usual one where that is off, empty or outdated. */
const read = (): Currency => {
  try {
    const kept = localStorage.getItem(KEY)
    return currencies.find(({ code }) => code === kept) ?? usual
  } catch {
    return usual
  }
}

/** Keeps the choice for the next visit, where the browser keeps anything. */
export const setCurrency = ({ code }: Currency): void => {
  try {
    localStorage.setItem(KEY, code)
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

/** The currency that this browser's user chose, in every tab. */
export const useCurrency = (): Currency => useSyncExternalStore(follow, read, () => usual)
