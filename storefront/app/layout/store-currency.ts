import type { Currency } from '@pasok/contract'
import { useEffect } from 'react'

/** Where a browser stores its currency. */
export const CURRENCY_KEY = 'currency'

/** Stores the shop's first currency (§3) where none was chosen. */
export const useStoredCurrency = (usual: Currency | undefined): void =>
  useEffect(() => {
    try {
      if (usual && localStorage.getItem(CURRENCY_KEY) === null)
        localStorage.setItem(CURRENCY_KEY, JSON.stringify(usual))
    } catch {
      // Private windows may refuse to store.
    }
  }, [usual])
