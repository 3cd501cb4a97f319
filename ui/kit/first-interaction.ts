/** What somebody does before they press, type or scroll to anything. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const

/** A browser tells of a pointer that rests where a page appears under it, too. */
const isResting = (event: Event): boolean =>
  event instanceof MouseEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0

/** Resolves when somebody begins to use the page; on the server at once. */
export const firstInteraction: Promise<void> =
  typeof document === 'undefined'
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        // Before this script was there.
        const isInUse = document.activeElement !== null && document.activeElement !== document.body
        if (isInUse || navigator.userActivation?.hasBeenActive) resolve()
        const heard = new AbortController()
        for (const sign of SIGNS)
          addEventListener(
            sign,
            (event) => {
              if (isResting(event)) return
              heard.abort()
              resolve()
            },
            { signal: heard.signal, passive: true, capture: true },
          )
      })

/** What was pressed last, also while a part that closes by a press beside it was still loading. */
let pressed: EventTarget | null = null
export const lastPressed = (): EventTarget | null => pressed

if (typeof document !== 'undefined')
  addEventListener('pointerdown', ({ target }) => (pressed = target), { passive: true, capture: true })
