import type { ValidationErrors } from '../../platform/index.ts'
import type { PriceQuestion } from '../../pricing/index.ts'
import { readTextParameter } from './filters.ts'

const RANGE = /^(\d{1,12})?-(\d{1,12})?$/

/**
 * What a query asks of list prices: `min_price`, `max_price` and `has_discount`, or the filters of an address,
 * `filter_price=min-max` and `filter_discount=Ya|Tidak`; of two bounds the narrower one. Undefined where it asks nothing.
 * Read for members who may see prices alone.
 */
export const readPriceQuestion = (
  query: Readonly<Record<string, unknown>>,
): PriceQuestion | ValidationErrors | undefined => {
  const range = readTextParameter(query['filter_price'])
  const [, from, to] = (range !== undefined && RANGE.exec(range)) || []
  if (range !== undefined && from === undefined && to === undefined)
    return { error: 'invalid_request', errors: { filter_price: 'not_a_range' } }
  const low = combineBounds(Math.max, query['min_price'], from)
  const high = combineBounds(Math.min, query['max_price'], to)
  const answer = readTextParameter(query['filter_discount'])
  if (answer !== undefined && !yesOrNo.has(answer))
    return { error: 'invalid_request', errors: { filter_discount: 'not_yes_or_no' } }
  const discounted = yesOrNo.get(answer ?? readTextParameter(query['has_discount']) ?? '')
  if (low === undefined && high === undefined && discounted === undefined) return undefined
  return { low, high, discounted }
}

const yesOrNo = new Map([
  ['Ya', true],
  ['true', true],
  ['Tidak', false],
  ['false', false],
])

const combineBounds = (narrower: (...of: number[]) => number, ...bounds: unknown[]): number | undefined => {
  const amounts = bounds.filter((bound) => bound !== undefined).map(Number)
  return amounts.length === 0 ? undefined : narrower(...amounts)
}
