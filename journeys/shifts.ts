import type { Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }[]
}

/** Notes, from the next page on, what moves without a reader's doing. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    const rectangle = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`
    new PerformanceObserver((list) => {
      for (const { sources, startTime } of list.getEntries() as LayoutShift[])
        for (const { node, previousRect, currentRect } of sources) {
          const what = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent
          moved.push(
            `${what}: ${rectangle(previousRect)} → ${rectangle(currentRect)} after ${Math.round(startTime)} ms`,
          )
        }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What moved on the page, from where to where, and when. */
export const shifts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { moved: readonly string[] }).moved)
