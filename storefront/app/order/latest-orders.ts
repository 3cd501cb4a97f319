import { order, type Call } from '@pasok/contract'
import { listedOrder, type ListedOrder } from './orders-table.tsx'

/** So many are shown beside other things. */
const SHOWN = 5

/** The company's last orders; empty where they can't be loaded. */
export const latestOrders = async (call: Call): Promise<ListedOrder[]> => {
  const { body } = await call(order.listOrders, { query: { per_page: String(SHOWN) } })
  return 'data' in body ? body.data.records.map(listedOrder) : []
}
