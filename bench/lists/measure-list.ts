import { MOST_COUNTED } from '@pasok/contract'
import { median, quantile } from '../statistics.ts'

export const TARGET_MS = 50
/** Each address is first requested a few times; only one that is not clearly within the target is measured often. */
const FEW = 4
const MANY = 30
/** A very slow address is not requested any further: its p95 is above the target whatever follows. */
const LONGEST_MS = 3_000
const PER_PAGE = 20

/** A page of a list and how long its answers took. */
export interface MeasuredPage {
  readonly query: string
  readonly page: 'first' | 'next' | 'last' | 'deepest by number'
  /** Records of the query, with a '+' where there are more than are counted. */
  readonly records: string
  readonly median: number
  readonly p95: number
}

interface ListAnswer {
  readonly data: {
    readonly total: number
    readonly is_total_exact: boolean
    readonly next_cursor?: string
    readonly last_cursor?: string
  }
}

/** Requests the first, the next and the last page of each query of a list, and of the first query the deepest page by number. */
export const measureList = async (
  address: string,
  queries: readonly string[],
  cookie: string,
): Promise<MeasuredPage[]> => {
  const request = async (query: string): Promise<ListAnswer['data']> => {
    const response = await fetch(`${address}?${query}`, { headers: { cookie } })
    const body = (await response.json()) as ListAnswer
    if (response.status !== 200) throw new Error(`${address}?${query} is answered with ${response.status}`)
    return body.data
  }
  const measureTimes = async (query: string): Promise<Pick<MeasuredPage, 'median' | 'p95'>> => {
    const times: number[] = []
    const began = performance.now()
    const measure = async (count: number) => {
      while (times.length < count && performance.now() - began < LONGEST_MS) {
        const start = performance.now()
        await request(query)
        times.push(performance.now() - start)
      }
    }
    // Once unmeasured: its statements are planned then.
    await request(query)
    await measure(FEW)
    if (Math.max(...times) > TARGET_MS / 2) await measure(MANY)
    return { median: median(times), p95: quantile(times, 0.95) }
  }
  const measured: MeasuredPage[] = []
  for (const [index, query] of queries.entries()) {
    const { total, is_total_exact, next_cursor, last_cursor } = await request(query)
    const at = (cursor: string | undefined) => cursor && [query, `cursor=${cursor}`].filter(Boolean).join('&')
    const pages = {
      first: query,
      next: at(next_cursor),
      last: at(last_cursor),
      ...(index === 0 &&
        !is_total_exact && { 'deepest by number': `page=${Math.floor(MOST_COUNTED / PER_PAGE)}` }),
    }
    const records = total.toLocaleString('en') + (is_total_exact ? '' : '+')
    for (const [page, full] of Object.entries(pages) as [MeasuredPage['page'], string | undefined][])
      if (full !== undefined)
        measured.push({ query: query || 'all', page, records, ...(await measureTimes(full)) })
  }
  return measured
}
