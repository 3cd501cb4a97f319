import type { Page } from '@playwright/test'

interface Fiber {
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly memoizedProps: { readonly value?: { readonly location?: Place } | null } | null
}
interface Place {
  readonly key: string
  readonly pathname: string
  readonly search: string
}
interface Router {
  readonly state: { readonly location: Place; readonly navigation: { readonly state: string } }
}

/** Whether the page that stands there is that of the address. One without scripts, or before them, always is. */
const isDrawn = (): boolean => {
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: Router }
  const name = Object.keys(document).find((key) => key.startsWith('__reactContainer'))
  if (!router || name === undefined) return true
  const { location, navigation } = router.state
  // The way back changes the address before anything else.
  const isOnItsWay = navigation.state !== 'idle'
  if (isOnItsWay && location.pathname + location.search !== window.location.pathname + window.location.search)
    return false
  const placeIn = (fiber: Fiber | null): Place | undefined => {
    for (let next = fiber; next; next = next.sibling) {
      const place = next.memoizedProps?.value?.location ?? placeIn(next.child)
      if (place) return place
    }
    return undefined
  }
  const root = (document as unknown as Record<string, { stateNode: { current: Fiber } }>)[name]
  const drawn = placeIn(root?.stateNode.current ?? null)
  return drawn === undefined || drawn.key === location.key
}

/** Waits until React has drawn the page of the address. */
export const waitUntilDrawn = async (page: Page): Promise<void> => {
  await page.waitForFunction(isDrawn, undefined, { polling: 20, timeout: 10_000 })
}
