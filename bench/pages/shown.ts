declare global {
  interface Window {
    /** Told how many milliseconds after a click the next page's heading was painted. */
    benchShown?: (ms: number) => void
  }
}

/**
 * Runs in every document before anything of its own, in the first one and, where a click loads another, in that one
 * too. From the time that the click's own event carries to the end of the frame that paints another heading.
 */
export const watchForNextHeading = (): void => {
  const CLICKED = 'bench-clicked'
  const heading = () => document.querySelector('h1')?.textContent ?? ''
  // Read once before it matters: the first time is slow.
  let clicked = sessionStorage.getItem(CLICKED)
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clicked = JSON.stringify({ at: performance.timeOrigin + timeStamp, from: heading() })
      sessionStorage.setItem(CLICKED, clicked)
    },
    { capture: true },
  )
  const look = (): void => {
    if (clicked === null) return
    const { at, from } = JSON.parse(clicked) as { at: number; from: string }
    const now = heading()
    if (now === '' || now === from) return
    clicked = null
    sessionStorage.removeItem(CLICKED)
    // A frame's callback comes before its paint, a message that the callback sends after it.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port2.addEventListener('message', () =>
        window.benchShown?.(performance.timeOrigin + performance.now() - at),
      )
      port2.start()
      port1.postMessage(null)
    })
  }
  new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true })
}
