import { deliveryStages, fulfilment, LONGEST_NUMBER, type Call } from '@pasok/contract'
import { buildParameters, recordQueryIn, recordWindow, refusedList } from '../api-client/record-page.ts'
import { recordQuery } from '@pasok/ui/records/record-query.ts'
import { listedDelivery } from './deliveries-table.tsx'

/** What a page that tracks orders shows: what a number belongs to, or the company's deliveries. */
export const loadTracking = async (call: Call, { pathname, searchParams: query }: URL) => {
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
  const listQuery = { ...recordQueryIn(query, deliveryStages), keyword: '' }
  const { status, body } = await call(fulfilment.listDeliveries, {
    query: buildParameters(listQuery, 'updated'),
  })
  if (!('data' in body)) throw refusedList(status, pathname, listQuery)
  return {
    number,
    list: { deliveries: body.data.records.map(listedDelivery), ...recordWindow(body.data, listQuery) },
  }
}
export type LoadedTracking = Awaited<ReturnType<typeof loadTracking>>

/** The query of a page that tracks orders, '?' included. */
export const trackingQuery = ({ number, list }: LoadedTracking): string => {
  if (number !== '') return `?${new URLSearchParams({ number }).toString()}`
  return list ? recordQuery(list.query) : ''
}
