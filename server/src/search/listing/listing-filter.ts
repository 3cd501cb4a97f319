import type { PriceQuestion } from '../../pricing/index.ts'
import type { AttributeFilter } from './filters.ts'
import type { Found } from '../text/search.store.ts'

/** What narrows a list of products down. A category stands for everything below it, too. */
export interface ListingFilter {
  readonly categoryId?: number | undefined
  readonly brandIds?: readonly number[] | undefined
  readonly filters?: readonly AttributeFilter[] | undefined
  /** What a keyword found. */
  readonly found?: Found | undefined
  /** Filters by list price, read only for members who may see prices. */
  readonly prices?: PriceQuestion | undefined
}

/** Whether nothing but category and brand narrows: products tell all of it, items need not be read. */
export const isPlain = ({ filters = [], found, prices }: ListingFilter): boolean =>
  filters.length === 0 && !found && !prices
