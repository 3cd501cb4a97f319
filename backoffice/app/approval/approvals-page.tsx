import { ListPage } from '../resource/list-page.tsx'
import { approvals } from './approvals.tsx'

/** `/admin/approvals` */
export default function ApprovalsPage() {
  return <ListPage of={approvals} />
}
