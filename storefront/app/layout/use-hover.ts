import { useEffect, useRef, type PointerEvent } from 'react'
import { MENU_ROW_REST_MS, MENU_TOLERANCE_MS } from '../constants.ts'

interface Hover {
  readonly handlers: Record<'onPointerMove' | 'onPointerLeave', (event: PointerEvent) => void>
  /** Forgets what the mouse was about to do. */
  readonly cancel: () => void
}

/**
 * Tells that a mouse rests on something, and that it left for good. It may cross it without opening it, and lose it
 * for a moment on its way without closing it. Fingers and pens do not hover, nor does a mouse that lies still where
 * something comes up under it.
 */
export const useHover = (enter: () => void, leave: () => void): Hover => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const isOver = useRef(false)
  const after = (ms: number, act: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, ms)
  }
  return {
    handlers: {
      onPointerMove: ({ pointerType, movementX, movementY }) => {
        if (pointerType !== 'mouse' || isOver.current || (movementX === 0 && movementY === 0)) return
        isOver.current = true
        after(MENU_ROW_REST_MS, enter)
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType !== 'mouse') return
        isOver.current = false
        after(MENU_TOLERANCE_MS, leave)
      },
    },
    cancel: () => clearTimeout(timer.current),
  }
}
