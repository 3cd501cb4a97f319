import { jakartaDay } from '@pasok/contract'
import type { Context } from 'hono'
import { getViewer } from '../kernel/index.ts'
import type { Db } from '../platform/index.ts'
import type { Http } from '../platform/http/request-context.ts'
import type { PriceReader } from './with-prices.ts'

/** The reader of prices of a request; undefined for callers who may not see prices. */
export type ReadPrices = (c: Context<Http>) => PriceReader | undefined

/** What members read through, and the time. */
interface ReaderParts {
  /** With a right on schema `pricing`, which the guests' own may lack. */
  readonly memberDb: Db
  readonly now: () => Date
}

/** Says who may see prices: a member. For everybody else no price is read, nor what they ask of prices. */
export const openPriceReaders =
  ({ memberDb, now }: ReaderParts): ReadPrices =>
  (c) => {
    const viewer = getViewer(c)
    if (viewer.kind !== 'member') return undefined
    // No cache may store a company's prices.
    c.header('cache-control', 'private, no-store')
    return { db: memberDb, scope: viewer.scope, day: jakartaDay(now()) }
  }

/** In the order of prices a guest could find each of them by bisecting. */
export const sortFor = <S extends string>(reader: PriceReader | undefined, sort: S): S | 'default' =>
  !reader && (sort === 'price_asc' || sort === 'price_desc') ? 'default' : sort
