import { useEffect, type RefObject } from 'react'
import { scrolled, type PanelScroll } from './panel-scroll.ts'

/** Where the page has its own place for the panel ends, whether the panel sticks to the window now or not. */
const findPlace = (panel: HTMLElement): number => {
  let end = panel.offsetHeight
  for (let above = panel.previousElementSibling; above; above = above.previousElementSibling)
    if (above instanceof HTMLElement) end += above.offsetHeight
  return end
}

/** Hides a sticky panel when the page is scrolled down and shows it when it is scrolled up. */
export const useHidingPanel = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const panel = ref.current
    if (!panel) return undefined
    const leaving = new AbortController()
    let state: PanelScroll = { at: window.scrollY, turnedAt: window.scrollY, hidden: false }
    const show = () => {
      state = { ...state, turnedAt: state.at, hidden: false }
      delete panel.dataset['hidden']
    }
    const look = () => {
      // On either side of 992 pixels another of the two panels is there, or sticks.
      if (panel.offsetHeight === 0 || getComputedStyle(panel).position !== 'sticky') return show()
      // Focus that a mouse left behind holds nothing.
      const isInUse = panel.querySelector('details[open], :focus-visible') !== null
      state = scrolled(state, window.scrollY, findPlace(panel), isInUse)
      panel.toggleAttribute('data-hidden', state.hidden)
    }
    window.addEventListener('scroll', look, { passive: true, signal: leaving.signal })
    panel.addEventListener('focusin', show, { signal: leaving.signal })
    return () => leaving.abort()
  }, [ref])
}
