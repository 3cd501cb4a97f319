import type { Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  /** Five at most; none where what moved is gone. */
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
      for (const { value, sources, startTime } of list.getEntries() as LayoutShift[]) {
        const what = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent
          return `${name}: ${rectangle(previousRect)} → ${rectangle(currentRect)}`
        })
        moved.push(`${value} after ${Math.round(startTime)} ms: ${what.join('; ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What moved on the page, from where to where, and when. */
export const shifts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { moved: readonly string[] }).moved)
