import { PANEL_HIDES_AFTER_PX, PANEL_SHOWS_AFTER_PX } from '../constants.ts'

/** How far the page is scrolled, where it last turned round, and whether the panel is hidden. */
export interface PanelScroll {
  readonly at: number
  readonly turnedAt: number
  readonly hidden: boolean
}

/**
 * The panel after a scroll to `at`: it hides 25 px down from where the page turned, and shows 10 px up from there. It
 * stays while `held`, and where the page still has its own place for it, down to `place`.
 */
export const scrolled = (before: PanelScroll, at: number, place: number, isInUse: boolean): PanelScroll => {
  if (at === before.at) return before
  const down = at > before.at
  const wasDown = before.at > before.turnedAt
  const turnedAt = before.at === before.turnedAt || down === wasDown ? before.turnedAt : before.at
  const way = Math.abs(at - turnedAt)
  const hidden = down
    ? before.hidden || way > PANEL_HIDES_AFTER_PX
    : before.hidden && way <= PANEL_SHOWS_AFTER_PX
  return { at, turnedAt, hidden: hidden && !isInUse && at > place }
}
