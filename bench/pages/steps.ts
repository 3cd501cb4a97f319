import { Agent } from 'node:http'
import { get, textOf } from '../get.ts'
import type { Shop } from '../shop.ts'
import type { Step } from './click.ts'

const MOST_PAGES = 60
const PRODUCT = /href="(\/shop\/products\/\d+)"/g
const CATEGORY = /href="(\/shop\/category\/\d+[^"&]*)"/g

/** Steps from a listing to a product on it, each to another product. */
export const listingSteps = (shop: Shop, count: number): Promise<Step[]> =>
  reading(shop, async (mainOf) => {
    const steps: Step[] = []
    for (let page = 1; page <= MOST_PAGES && steps.length < count; page++) {
      const from = page === 1 ? '/shop' : `/shop?page=${page}`
      steps.push(...linksOf(await mainOf(from), PRODUCT).map((to) => ({ from, to })))
    }
    return repeated(steps, count)
  })

/** Steps from a category's page to the listing of another, below it where there is one; each from another category. */
export const categorySteps = (shop: Shop, count: number): Promise<Step[]> =>
  reading(shop, async (mainOf) => {
    const steps: Step[] = []
    for (const from of linksOf(await mainOf('/'), CATEGORY)) {
      if (steps.length === count) break
      const to = linksOf(await mainOf(from), CATEGORY).findLast((link) => pathOf(link) !== pathOf(from))
      if (to !== undefined) steps.push({ from, to })
    }
    return repeated(steps, count)
  })

const reading = async (
  { origin }: Shop,
  find: (mainOf: (path: string) => Promise<string>) => Promise<Step[]>,
): Promise<Step[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    return await find(async (path) => {
      const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec(textOf(await get(agent, origin + path))) ?? []
      return main
    })
  } finally {
    agent.destroy()
  }
}

/** So many, from the start again where there are not. */
const repeated = (steps: readonly Step[], count: number): Step[] => {
  if (steps.length === 0) throw new Error('no page has such a link')
  return Array.from({ length: Math.ceil(count / steps.length) }, () => steps)
    .flat()
    .slice(0, count)
}

const linksOf = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].flatMap(([, link]) => link ?? [])),
]

const pathOf = (link: string): string => link.split('?', 1)[0] ?? ''
