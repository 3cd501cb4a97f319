import { useCallback, useEffect, useState, type RefObject } from 'react'

/** In pixels: a narrow screen's head with its search. */
const HEAD_HEIGHT = 108

/**
 * Whether a narrow screen's search is folded away because the page is scrolled past the head, and how it is unfolded
 * there. A search that is being typed in stays.
 */
export const useFoldedSearch = (
  head: RefObject<HTMLElement | null>,
): [isFolded: boolean, unfold: () => void] => {
  const [isFolded, setFolded] = useState(false)
  useEffect(() => {
    let wasPast = false
    const look = () => {
      const isPast = window.scrollY > HEAD_HEIGHT
      if (isPast === wasPast) return
      wasPast = isPast
      setFolded(isPast && !head.current?.contains(document.activeElement))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [head])
  return [isFolded, useCallback(() => setFolded(false), [])]
}
