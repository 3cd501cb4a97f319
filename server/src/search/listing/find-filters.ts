import type { FieldErrorCode } from '@pasok/words'
import type { ValidationErrors } from '../../platform/index.ts'
import { readRanges, type AttributeFilter, type GivenFilter } from './filters.ts'
import type { ListingCache } from './listing-cache.ts'

/**
 * Resolves filters to the ids of attributes and options. Filters by unknown attributes and free texts are ignored; an
 * unknown option matches no item.
 */
export const findFilters = async (
  cache: Pick<ListingCache, 'filterAttributes' | 'choiceIds'>,
  entered: readonly GivenFilter[],
): Promise<AttributeFilter[] | ValidationErrors> => {
  if (entered.length === 0) return []
  const attributes = await cache.filterAttributes()
  const errors: Record<string, FieldErrorCode> = {}
  const filters = await Promise.all(
    entered.map(async ({ slug: code, text }): Promise<AttributeFilter[]> => {
      const attribute = attributes.get(code)
      if (!attribute) return []
      const { id: attributeId, type } = attribute
      const values = text.split(',').map((one) => one.trim())
      if (type === 'choice') {
        const ids = await cache.choiceIds(attributeId)
        return [{ attributeId, choiceIds: [...new Set(values)].flatMap((slug) => ids.get(slug) ?? []) }]
      }
      const ranges = readRanges(values)
      if (ranges) return [{ attributeId, ranges }]
      errors[`filter_${code}`] = 'not_a_range'
      return []
    }),
  )
  return Object.keys(errors).length > 0 ? { error: 'invalid_request', errors } : filters.flat()
}
