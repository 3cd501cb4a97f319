import type { StatedDocument } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'

/** The page of a document; a credit note's is that of its invoice. */
const documentPath = ({ kind, id, invoice_id = id }: StatedDocument): string =>
  kind === 'order' ? `/orders/${id}` : `/invoices/${kind === 'invoice' ? id : invoice_id}`

/** A document's number, which leads to it. */
export function DocumentLink({ document }: { readonly document: StatedDocument }) {
  return (
    <Link to={documentPath(document)} className="part-number whitespace-nowrap underline">
      {document.number}
    </Link>
  )
}
