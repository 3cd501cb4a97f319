import { expect, type Locator, type Page } from '@playwright/test'

interface Fiber {
  readonly return: Fiber | null
  readonly flags: number
}

const isAlive = (part: Locator) =>
  part.first().evaluate((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'))
    if (key === undefined) return false
    // React knows a part before it has made all around it: what it marks so hears no click yet.
    const HYDRATING = 4096
    let fiber: Fiber | null = (element as unknown as Record<string, Fiber>)[key] ?? null
    for (; fiber; fiber = fiber.return) if (fiber.flags & HYDRATING) return false
    return true
  })

/** Waits until scripts have come to a part of the page that does without them, too, in another way. */
export const expectHydrated = (part: Locator): Promise<void> =>
  expect.poll(() => isAlive(part), { intervals: [20] }).toBe(true)

/** Moves the pointer, as somebody does who begins to use the page, until this part has come to life by it. */
export const hydrateByPointer = async (page: Page, part: Locator): Promise<void> => {
  let x = 0
  await expect
    .poll(
      async () => {
        // One movement may come before the page's scripts are there to hear it.
        await page.mouse.move((x += 2), 4)
        return isAlive(part)
      },
      { intervals: [20] },
    )
    .toBe(true)
}
