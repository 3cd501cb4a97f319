import type { CategoryRecord } from '@pasok/contract'

/** A category of the first level as every page carries it: no more than a link needs. */
export interface MenuCategory {
  readonly id: number
  readonly name: string
  readonly slug: string
  /** Of a name that is borrowed from the other language. */
  readonly lang?: 'en' | 'id'
}

/** Takes from a category what a menu shows of it. */
export const menuCategoryOf = ({ id, display_name, slug, borrowed }: CategoryRecord): MenuCategory => ({
  id,
  name: display_name,
  slug,
  ...(borrowed?.['name'] && { lang: borrowed['name'] }),
})
