import { ListPage } from '../resource/list-page.tsx'
import { quotations } from './quotations.tsx'

/** `/admin/quotations` */
export default function QuotationsPage() {
  return <ListPage of={quotations} />
}
