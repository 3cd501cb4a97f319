import { fulfilment, invoice, lists, quotation, type Call, type Profile } from '@pasok/contract'
import { canBuy } from '../identity/can-buy.ts'
import { latestOrders } from '../order/latest-orders.ts'

const MOST_SHOWN = 3

/** How many records a list has; 0 where it can't be loaded now. */
const totalOf = async (asked: Promise<{ readonly body: unknown }>): Promise<number> => {
  const { body } = (await asked) as { body: { readonly data?: { readonly total: number } } }
  return body.data?.total ?? 0
}

/**
 * What waits for a member, what they may order again, and their lists. Offers, questions and receipts wait for those who
 * may order: no other user can answer them.
 */
export const loadMemberHome = async (call: Call, profile: Profile) => {
  const one = { per_page: '1' }
  const isBuyer = canBuy(profile)
  const countQuotations = (state: string) =>
    isBuyer ? totalOf(call(quotation.listQuotations, { query: { state, ...one } })) : 0
  const countDeliveries = (state: string) =>
    totalOf(call(fulfilment.listDeliveries, { query: { state, ...one } }))
  const [offers, questions, receipts, overdue, arriving, orders, saved] = await Promise.all([
    countQuotations('quoted'),
    countQuotations('info_requested'),
    isBuyer ? countDeliveries('delivered') : 0,
    totalOf(call(invoice.listInvoices, { query: { state: 'overdue', ...one } })),
    countDeliveries('out_for_delivery'),
    latestOrders(call),
    call(lists.listLists),
  ])
  const { body } = saved
  const savedLists = 'data' in body ? body.data.records : []
  return {
    name: profile.name,
    waiting: { offers, questions, receipts, overdue, arriving },
    orders: orders.slice(0, MOST_SHOWN),
    lists: savedLists.slice(0, MOST_SHOWN).map(({ id, name, line_count }) => ({ id, name, line_count })),
  }
}
export type LoadedMemberHome = Awaited<ReturnType<typeof loadMemberHome>>
