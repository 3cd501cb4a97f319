import type { Call } from '@pasok/contract'
import { loadTop, type TopCategories } from '../load-top.ts'

/** What a page has where the categories can't be loaded. */
export const NO_CATEGORIES: TopCategories = { categories: [], itemCount: 0 }

/** The categories of the first level. A page without them is better than none: where they fail, that is reported. */
export const loadMenu = async (call: Call, report: (error: unknown) => void): Promise<TopCategories> => {
  try {
    const top = await loadTop(call)
    if (typeof top !== 'number') return top
    report(new Error(`the categories of the menu: ${top}`))
  } catch (error) {
    report(error)
  }
  return NO_CATEGORIES
}
