import { fulfilment, invoice, lists, quotation, type Call, type Profile } from '@pasok/contract'
import { canBuy } from '../../identity/can-buy.ts'
import { latestOrders } from '../../order/latest-orders.ts'

const MOST_SHOWN = 3

/** How many records a list has; 0 where it can't be loaded now. */
const totalOf = async (asked: Promise<{ readonly body: unknown }>): Promise<number> => {
  const { body } = (await asked) as { body: { readonly data?: { readonly total: number } } }
  return body.data?.total ?? 0
}

/** What waits for a member, what they may order again, and their lists. */
export const loadMemberHome = async (call: Call, profile: Profile) => {
  const one = { per_page: '1' }
  const [offers, questions, overdue, arriving, orders, saved] = await Promise.all([
    totalOf(call(quotation.listQuotations, { query: { state: 'quoted', ...one } })),
    totalOf(call(quotation.listQuotations, { query: { state: 'info_requested', ...one } })),
    totalOf(call(invoice.listInvoices, { query: { state: 'overdue', ...one } })),
    totalOf(call(fulfilment.listDeliveries, { query: { state: 'out_for_delivery', ...one } })),
    latestOrders(call),
    call(lists.listLists),
  ])
  const { body } = saved
  const savedLists = 'data' in body ? body.data.records : []
  return {
    name: profile.name,
    canBuy: canBuy(profile),
    waiting: { offers, questions, overdue, arriving },
    orders: orders.slice(0, MOST_SHOWN),
    lists: savedLists.slice(0, MOST_SHOWN).map(({ id, name, line_count }) => ({ id, name, line_count })),
  }
}
export type LoadedMemberHome = Awaited<ReturnType<typeof loadMemberHome>>
