import { useEffect, type RefObject } from 'react'
import { lastPressed } from './first-interaction.ts'

/**
 * Closes a `<details>` that is a menu when somebody turns to something else: Escape, a press outside, focus that
 * leaves, a link inside that is followed. Opening it needs no script.
 */
export const useDismissal = (ref: RefObject<HTMLDetailsElement | null>): void => {
  useEffect(() => {
    const details = ref.current
    if (!details) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const close = () => {
      details.open = false
    }
    const isOutside = (target: EventTarget | null) => target instanceof Node && !details.contains(target)
    // It opens without this code: somebody may have turned to something else while it was loading.
    if (details.open && !details.contains(document.activeElement) && isOutside(lastPressed())) close()

    document.addEventListener('pointerdown', ({ target }) => isOutside(target) && close(), { signal })
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !details.open) return
        const isInside = details.contains(document.activeElement)
        close()
        if (isInside) details.querySelector('summary')?.focus()
      },
      { signal },
    )
    details.addEventListener('focusout', ({ relatedTarget }) => isOutside(relatedTarget) && close(), {
      signal,
    })
    details.addEventListener(
      'click',
      ({ target }) => target instanceof Element && target.closest('a') && close(),
      { signal },
    )
    return () => leaving.abort()
  }, [ref])
}
