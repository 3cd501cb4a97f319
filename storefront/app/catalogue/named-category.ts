import type { CategoryRecord, SuggestedCategory } from '@pasok/contract'

/** The fields of a category that a link needs. */
export interface NamedCategory {
  readonly id: number
  readonly name: string
  readonly slug: string
  /** The language of a name that is shown as a fallback. */
  readonly lang?: 'en' | 'id'
}

/** Takes from a category what a link shows of it. */
export const namedCategory = (category: CategoryRecord | SuggestedCategory): NamedCategory => {
  const { id, slug, fallback_language: fallback } = category
  return {
    id,
    name: 'display_name' in category ? category.display_name : category.name,
    slug,
    ...(fallback?.['name'] && { lang: fallback['name'] }),
  }
}
