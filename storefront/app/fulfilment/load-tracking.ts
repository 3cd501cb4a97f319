import { fulfilment, LONGEST_NUMBER, type Call } from '@pasok/contract'
import { pageOf } from '../routing/query.ts'
import { listedDelivery } from './deliveries-table.tsx'

/** What a page that tracks orders shows: what a number belongs to, or the company's deliveries. */
export const loadTracking = async (call: Call, query: URLSearchParams) => {
  const number = (query.get('number') ?? '').trim().slice(0, LONGEST_NUMBER)
  if (number !== '') {
    const { status, body } = await call(fulfilment.trackNumber, { query: { number } })
    if ('data' in body) {
      const { order, deliveries } = body.data.record
      return { number, found: { order, deliveries: deliveries.map(listedDelivery) } }
    }
    if (status !== 404 && status !== 400) throw new Response(null, { status })
    return { number }
  }
  const page = pageOf(query)
  const { status, body } = await call(fulfilment.listDeliveries, { query: { page: String(page) } })
  if (!('data' in body)) throw new Response(null, { status })
  return { number, list: { deliveries: body.data.records.map(listedDelivery), total: body.data.total, page } }
}
export type LoadedTracking = Awaited<ReturnType<typeof loadTracking>>

/** The query of a page that tracks orders, '?' included. */
export const trackingQuery = ({ number, list }: LoadedTracking): string => {
  if (number !== '') return `?${new URLSearchParams({ number }).toString()}`
  return list && list.page > 1 ? `?page=${list.page}` : ''
}
