import { can, quotationStaff } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { admin_new_quotation } from '~words'
import { ListPage } from '../resource/list-page.tsx'
import { self } from '../shell/self.ts'
import { quotations } from './quotations.tsx'

/** `/admin/quotations` */
export default function QuotationsPage() {
  const { data: staff } = useSuspenseQuery(self)
  return (
    <ListPage of={quotations}>
      {can(staff, quotationStaff.startQuotation.access.staff) && (
        <Link to={`${quotations.path}/new`} className="button min-h-11">
          {admin_new_quotation()}
        </Link>
      )}
    </ListPage>
  )
}
