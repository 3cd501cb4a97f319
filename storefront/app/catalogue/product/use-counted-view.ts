import { useEffect } from 'react'
import { VIEW_MS } from '../../constants.ts'

/** Counts a view of a product's or an item's page. What counts it comes after the page's first second. */
export const useCountedView = (id: number): void =>
  useEffect(() => {
    const left = new AbortController()
    let wasVisible = !document.hidden
    const note = () => (wasVisible &&= !document.hidden)
    document.addEventListener('visibilitychange', note, { signal: left.signal })
    const count = () => import('./count-view.ts').then((part) => part.countView(id, wasVisible, left.signal))
    const timer = setTimeout(() => void count().catch(() => undefined), VIEW_MS)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [id])
