import { useEffect, useRef } from 'react'

/** What had the focus, and its place in its list from 0 on. */
interface Held {
  readonly element: Element
  readonly place: number
}

/**
 * Leads the keyboard on where what it stood on has gone: to what `next` names, who is told what was lost and the place
 * in a list that it had. The box that is watched takes what is answered as its `onFocus`.
 */
export const useRestoredFocus = (next: (lost: Element, place: number) => HTMLElement | null | undefined) => {
  const held = useRef<Held>(undefined)
  useEffect(() => {
    const lost = held.current
    if (!lost || lost.element.isConnected) return
    held.current = undefined
    // Somebody may have gone on to something else.
    if (document.activeElement === document.body)
      next(lost.element, lost.place)?.focus({ preventScroll: true })
  })
  return ({ target }: React.FocusEvent) => {
    const line = target.closest('li, tbody > tr')
    held.current = {
      element: target,
      place: line ? [...(line.parentElement?.children ?? [])].indexOf(line) : 0,
    }
  }
}
