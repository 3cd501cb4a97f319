import { jakartaDay } from '@pasok/contract'
import type { Context } from 'hono'
import { getViewer } from '../kernel/index.ts'
import type { Db } from '../platform/index.ts'
import type { Http } from '../platform/http/request-context.ts'
import type { PriceReader } from './with-prices.ts'

/** Finds the price reader of a request; undefined for callers who may not see prices. */
export type ReadPrices = (c: Context<Http>) => PriceReader | undefined

/** The connection for members' reads, and the clock. */
interface ReaderParts {
  /** Has a right on schema `pricing`, which the guests' connection may lack. */
  readonly memberDb: Db
  readonly now: () => Date
}

/** Only members get a price reader. For other callers no price is read, not even to filter or sort. */
export const openPriceReaders =
  ({ memberDb, now }: ReaderParts): ReadPrices =>
  (c) => {
    const viewer = getViewer(c)
    if (viewer.kind !== 'member') return undefined
    // No cache may store a company's prices.
    c.header('cache-control', 'private, no-store')
    return { db: memberDb, scope: viewer.scope, day: jakartaDay(now()) }
  }

/** The sort order for a reader. Guests can't sort by price, because bisecting would reveal each price. */
export const sortFor = <S extends string>(reader: PriceReader | undefined, sort: S): S | 'default' =>
  !reader && (sort === 'price_asc' || sort === 'price_desc') ? 'default' : sort
