import { ListPage } from '../resource/list-page.tsx'
import { registrations } from './registrations.tsx'

/** `/admin/registrations` */
export default function RegistrationsPage() {
  return <ListPage of={registrations} />
}
