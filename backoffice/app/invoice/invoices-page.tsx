import { ListPage } from '../resource/list-page.tsx'
import { invoices } from './invoices.tsx'

/** `/admin/invoices` */
export default function InvoicesPage() {
  return <ListPage of={invoices} />
}
