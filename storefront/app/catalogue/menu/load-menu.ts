import type { Call } from '@pasok/contract'
import { loadTop } from '../load-top.ts'
import type { NamedCategory } from '../named-category.ts'

/** The categories of the first level. A page without them is better than none: where they fail, that is reported. */
export const loadMenu = async (call: Call, report: (error: unknown) => void): Promise<NamedCategory[]> => {
  try {
    const top = await loadTop(call)
    if (typeof top !== 'number') return top
    report(new Error(`the categories of the menu: ${top}`))
  } catch (error) {
    report(error)
  }
  return []
}
