import { ListPage } from '../resource/list-page.tsx'
import { companies } from './companies.tsx'

/** `/admin/companies` */
export default function CompaniesPage() {
  return <ListPage of={companies} />
}
