/** A layout shift without an interaction. */
export interface Shift {
  readonly value: number
  /** What moved, as tag and class. */
  readonly what: string
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

declare global {
  interface Window {
    benchShifts?: Shift[]
  }
}

/** Runs in the page before anything of its own. */
export const watchShifts = (): void => {
  const shifts: Shift[] = []
  window.benchShifts = shifts
  const describeNode = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement
    return element
      ? `${element.tagName.toLowerCase()} '${(element.getAttribute('class') ?? '').slice(0, 60)}'`
      : 'gone'
  }
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      if (!entry.hadRecentInput)
        shifts.push({
          value: entry.value,
          what: entry.sources.map(({ node }) => describeNode(node)).join(', '),
        })
  })
  observer.observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page: what has moved so far. */
export const readShifts = (): Shift[] => {
  if (!window.benchShifts) throw new Error('nobody watches what moves')
  return window.benchShifts
}
