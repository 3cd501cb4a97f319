import type { AttributeFilter } from './filters.ts'
import type { Found } from './search.store.ts'

/** What narrows a list of products down. A category stands for everything below it, too. */
export interface Narrowing {
  readonly categoryId?: number | undefined
  readonly brandIds?: readonly number[] | undefined
  readonly filters?: readonly AttributeFilter[] | undefined
  /** What a keyword found. */
  readonly found?: Found | undefined
}
