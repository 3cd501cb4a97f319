import { fulfilment, invoice, lists, quotation, returns, type Call, type Profile } from '@pasok/contract'
import { canBuy } from '../identity/can-buy.ts'
import { latestOrders } from '../order/latest-orders.ts'

const MOST_SHOWN = 3
/** Of quotations, whose kinds are counted one by one. */
const MOST_COUNTED = '100'

/** How many records a list has; undefined where it can't be loaded now. */
const readTotal = async (answer: Promise<{ readonly body: unknown }>): Promise<number | undefined> => {
  const { body } = (await answer) as { body: { readonly data?: { readonly total: number } } }
  return body.data?.total
}

/** Offers to accept and checkouts to finish, which are quotations of the same state; undefined where they can't be loaded. */
const countQuoted = async (call: Call) => {
  const { body } = await call(quotation.listQuotations, {
    query: { state: 'quoted', per_page: MOST_COUNTED },
  })
  if (!('data' in body)) return { offers: undefined, checkouts: undefined }
  const checkouts = body.data.records.filter((one) => one.is_plain_checkout).length
  return { offers: body.data.records.length - checkouts, checkouts }
}

/**
 * What waits for a member, what they may order again, and their lists. Offers, questions, drafts, receipts and returns
 * wait only for those who may order: others can't answer them.
 */
export const loadMemberHome = async (call: Call, profile: Profile) => {
  const one = { per_page: '1' }
  const isBuyer = canBuy(profile)
  const countQuotations = (state: string) =>
    isBuyer ? readTotal(call(quotation.listQuotations, { query: { state, ...one } })) : 0
  const countDeliveries = (state: string) =>
    readTotal(call(fulfilment.listDeliveries, { query: { state, ...one } }))
  const [quoted, questions, drafts, receipts, sendBack, overdue, arriving, orders, saved] = await Promise.all(
    [
      isBuyer ? countQuoted(call) : { offers: 0, checkouts: 0 },
      countQuotations('info_requested'),
      countQuotations('draft'),
      isBuyer ? countDeliveries('delivered') : 0,
      isBuyer ? readTotal(call(returns.listReturns, { query: { state: 'approved', ...one } })) : 0,
      readTotal(call(invoice.listInvoices, { query: { state: 'overdue', ...one } })),
      countDeliveries('out_for_delivery'),
      latestOrders(call),
      call(lists.listLists),
    ],
  )
  const { body } = saved
  const savedLists = 'data' in body ? body.data.records : []
  return {
    name: profile.name,
    waiting: { ...quoted, questions, drafts, receipts, sendBack, overdue, arriving },
    isBuyer,
    /** Names one press of 'Order again': sent twice, it adds once. */
    key: crypto.randomUUID(),
    orders: orders.slice(0, MOST_SHOWN),
    lists: savedLists.slice(0, MOST_SHOWN).map(({ id, name, line_count }) => ({ id, name, line_count })),
  }
}
export type LoadedMemberHome = Awaited<ReturnType<typeof loadMemberHome>>
