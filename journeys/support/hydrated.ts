import { expect, type Locator, type Page } from '@playwright/test'

interface Fiber {
  readonly tag: number
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly memoizedState: unknown
}

/** Whether React waits for the code of no part of the page: a Suspense boundary has a state as long as it waits. */
const hasLoadedParts = (): boolean => {
  const SUSPENSE = 13
  const isWaitingIn = (fiber: Fiber | null): boolean => {
    for (let next = fiber; next; next = next.sibling)
      if ((next.tag === SUSPENSE && next.memoizedState !== null) || isWaitingIn(next.child)) return true
    return false
  }
  const name = Object.keys(document).find((key) => key.startsWith('__reactContainer')) ?? ''
  const root = (document as unknown as Record<string, { stateNode: { current: Fiber } }>)[name]
  return root !== undefined && !isWaitingIn(root.stateNode.current)
}

/** Waits until the document is hydrated; code that its parts load by themselves may still be on its way. */
export const expectDocumentHydrated = (page: Page): Promise<void> =>
  expect(page.locator('html[data-hydrated]')).toBeAttached()

/**
 * Waits until scripts handle what is done to this part of the page: its document is hydrated, the code that its parts load
 * by themselves has come, and what they ask for, too. What is pressed before works as it does without scripts.
 */
export const expectHydrated = async (part: Locator): Promise<void> => {
  const page = part.page()
  await expectDocumentHydrated(page)
  // The network may be idle before, since a busy browser asks late for that code.
  await page.waitForFunction(hasLoadedParts, undefined, { timeout: 10_000 })
  await page.waitForLoadState('networkidle')
}
