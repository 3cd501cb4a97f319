import { ListPage } from '../resource/list-page.tsx'
import { orders } from './orders.tsx'

/** `/admin/orders` */
export default function OrdersPage() {
  return <ListPage of={orders} />
}
