import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { Suggestions } from './suggestions/suggestions.tsx'

/** Loads the suggestions when the box is entered for the first time. Without them the box searches all the same. */
export const useSuggestionsCode = (box: RefObject<HTMLInputElement | null>) => {
  const [code, setCode] = useState<{ readonly Suggestions?: typeof Suggestions }>({})
  const load = () => {
    if (code.Suggestions) return
    import('./suggestions/suggestions.tsx').then(setCode, () => undefined)
  }
  const loadIfEntered = useEffectEvent(() => {
    if (document.activeElement === box.current) load()
  })
  // Somebody may have entered it before the scripts came.
  useEffect(() => loadIfEntered(), [])
  return { ...code, load }
}
