import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'

/** Calls `before` when the page is about to be printed, so that what it sets is printed, and `after` once it is. */
export const usePrinting = (before: () => void, after?: () => void): void => {
  const prepare = useEffectEvent(before)
  const restore = useEffectEvent(() => after?.())
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    window.addEventListener('beforeprint', () => flushSync(() => prepare()), { signal })
    window.addEventListener('afterprint', () => restore(), { signal })
    return () => leaving.abort()
  }, [])
}
