import type { CategoryRecord, SuggestedCategory } from '@pasok/contract'

/** The fields of a category that a link needs. */
export interface NamedCategory {
  readonly id: number
  readonly name: string
  readonly slug: string
  /** Of a name that is borrowed from the other language. */
  readonly lang?: 'en' | 'id'
}

/** Takes from a category what a link shows of it. */
export const namedCategory = (category: CategoryRecord | SuggestedCategory): NamedCategory => {
  const { id, slug, borrowed } = category
  return {
    id,
    name: 'display_name' in category ? category.display_name : category.name,
    slug,
    ...(borrowed?.['name'] && { lang: borrowed['name'] }),
  }
}
