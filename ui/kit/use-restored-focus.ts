import { useEffect, useEffectEvent, useRef } from 'react'

/** What had the focus, and its place in its list from 0 on. */
interface LastFocus {
  readonly element: Element
  readonly place: number
}

/**
 * Moves the focus on where the element that had it is removed: to what `next` returns for that element and its place in its
 * list. The box that is watched takes the result as its `onFocus`. It watches the document instead of its component's renders,
 * since a part within the box may remove the element in a render of its own.
 */
export const useRestoredFocus = (next: (lost: Element, place: number) => HTMLElement | null | undefined) => {
  const last = useRef<LastFocus>(undefined)
  const restore = useEffectEvent(() => {
    const lost = last.current
    if (!lost || lost.element.isConnected) return
    last.current = undefined
    // Somebody may have gone on to something else.
    if (document.activeElement === document.body)
      next(lost.element, lost.place)?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const removals = new MutationObserver(() => restore())
    removals.observe(document.body, { childList: true, subtree: true })
    return () => removals.disconnect()
  }, [])
  return ({ target }: React.FocusEvent) => {
    const line = target.closest('li, tbody > tr')
    last.current = {
      element: target,
      place: line ? [...(line.parentElement?.children ?? [])].indexOf(line) : 0,
    }
  }
}
