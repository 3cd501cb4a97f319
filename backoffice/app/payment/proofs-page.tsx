import { ListPage } from '../resource/list-page.tsx'
import { proofs } from './proofs.tsx'

/** `/admin/proofs` */
export default function ProofsPage() {
  return <ListPage of={proofs} />
}
