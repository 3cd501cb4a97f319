import { ListPage } from '../resource/list-page.tsx'
import { payments } from './payments.tsx'

/** `/admin/payments` */
export default function PaymentsPage() {
  return <ListPage of={payments} />
}
