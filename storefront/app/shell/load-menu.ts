import { catalogue, type Call } from '@pasok/contract'
import { menuCategoryOf, type MenuCategory } from './menu-category.ts'

/** The categories of the first level. A page without them is better than none: where they fail, that is reported. */
export const loadMenu = async (call: Call, report: (error: unknown) => void): Promise<MenuCategory[]> => {
  try {
    const { status, body } = await call(catalogue.listCategories, { query: { depth: '1' } })
    if (status === 200) return body.data.records.map(menuCategoryOf)
    report(new Error(`the categories of the menu: ${status}`))
  } catch (error) {
    report(error)
  }
  return []
}
