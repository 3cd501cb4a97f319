import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

/** Events of the search box that its suggestions need. */
export interface Box {
  /** What stands in it, trimmed. */
  readonly text: string
  /** Somebody is typing it: it did not stand there before the box was entered. */
  readonly isTyping: boolean
  readonly isOpen: boolean
  close(): void
}

/**
 * Opens on focus, on a click into the box and on typing; closes on Escape, when focus leaves box and panel, on a click
 * elsewhere and when the search is sent. `onKey` sees every key first and says whether it has used it.
 */
export const useBox = (
  box: HTMLInputElement,
  panel: RefObject<HTMLElement | null>,
  onKey: (key: string) => boolean,
): Box => {
  const [state, setState] = useState(() => ({
    text: box.value.trim(),
    // Somebody may have begun before this code came, or have left again.
    isTyping: box.value !== box.defaultValue,
    isOpen: document.activeElement === box,
  }))
  const close = () => setState((before) => ({ ...before, isOpen: false }))
  const belongs = (target: EventTarget | null) =>
    target === box || (target instanceof Node && panel.current?.contains(target) === true)

  // Who looks at another window has not left the box, and comes back to it as it was.
  const isAway = useRef(false)

  const open = useEffectEvent(() => {
    const isBack = isAway.current
    isAway.current = false
    if (!state.isOpen && !isBack) setState({ text: box.value.trim(), isTyping: false, isOpen: true })
  })
  const typed = useEffectEvent(() => setState({ text: box.value.trim(), isTyping: true, isOpen: true }))
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    // A key that chooses among an input method's characters is not ours, nor is a shortcut.
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') {
      if (!state.isOpen || state.text === '') return
      // It would empty the box as well.
      event.preventDefault()
      box.focus()
      close()
    } else if (event.target === box && onKey(event.key)) event.preventDefault()
  })
  const left = useEffectEvent((event: FocusEvent) => {
    if (document.activeElement === box) isAway.current = true
    else if (!belongs(event.relatedTarget)) close()
  })
  const clicked = useEffectEvent((event: PointerEvent) => {
    if (!belongs(event.target)) close()
  })

  /** What was typed since this code looked into the box, and before it began to listen. */
  const missed = useEffectEvent(() => {
    if (box.value.trim() !== state.text) typed()
  })

  useEffect(() => {
    missed()
    const listening = new AbortController()
    const { signal } = listening
    box.addEventListener('focus', () => open(), { signal })
    box.addEventListener('click', () => open(), { signal })
    box.addEventListener('input', () => typed(), { signal })
    box.form?.addEventListener('keydown', (event) => pressed(event), { signal })
    box.form?.addEventListener('submit', close, { signal })
    box.form?.addEventListener('focusout', (event) => left(event), { signal })
    document.addEventListener('pointerdown', (event) => clicked(event), { signal })
    return () => listening.abort()
  }, [box])
  return { ...state, close }
}
