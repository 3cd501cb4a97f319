import { ListPage } from '../resource/list-page.tsx'
import { returns } from './returns.tsx'

/** `/admin/returns` */
export default function ReturnsPage() {
  return <ListPage of={returns} />
}
