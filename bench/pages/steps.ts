import { links, findLinks, reading, type TextAt } from '../links.ts'
import type { Shop } from '../shop.ts'
import type { Step } from './click.ts'

const MOST_PAGES = 60

/** Steps from a listing to a product on it, each to another product. */
export const listingSteps = (shop: Shop, count: number): Promise<Step[]> =>
  reading(shop.origin, async (textAt) => {
    const steps: Step[] = []
    for (let page = 1; page <= MOST_PAGES && steps.length < count; page++) {
      const from = page === 1 ? '/shop' : `/shop?page=${page}`
      steps.push(...findLinks(await fetchMain(textAt, from), links.product).map((to) => ({ from, to })))
    }
    return repeatSteps(steps, count)
  })

/** Steps from a category's page to the listing of another, below it where there is one; each from another category. */
export const categorySteps = (shop: Shop, count: number): Promise<Step[]> =>
  reading(shop.origin, async (textAt) => {
    const steps: Step[] = []
    for (const from of findLinks(await fetchMain(textAt, '/'), links.category)) {
      if (steps.length === count) break
      const to = findLinks(await fetchMain(textAt, from), links.category).findLast(
        (link) => stripQuery(link) !== stripQuery(from),
      )
      if (to !== undefined) steps.push({ from, to })
    }
    return repeatSteps(steps, count)
  })

/** What a page shows between its header and its footer. */
const fetchMain = async (textAt: TextAt, path: string): Promise<string> =>
  /<main[^>]*>([^]*)<\/main>/.exec(await textAt(path))?.[1] ?? ''

/** So many, from the start again where there are not. */
const repeatSteps = (steps: readonly Step[], count: number): Step[] => {
  if (steps.length === 0) throw new Error('no page has such a link')
  return Array.from({ length: Math.ceil(count / steps.length) }, () => steps)
    .flat()
    .slice(0, count)
}

const stripQuery = (link: string): string => link.split('?', 1)[0] ?? ''
