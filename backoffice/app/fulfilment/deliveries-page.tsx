import { ListPage } from '../resource/list-page.tsx'
import { deliveries } from './deliveries.tsx'

/** `/admin/deliveries` */
export default function DeliveriesPage() {
  return <ListPage of={deliveries} />
}
