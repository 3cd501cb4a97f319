import type { ReactNode } from 'react'
import { quotation_documents } from '~words'

/** What can be saved or sent of a record, as a row of links. */
export function DocumentLinks({ children }: { readonly children: ReactNode }) {
  return (
    <nav aria-label={quotation_documents()} className="no-print flex flex-wrap items-center gap-x-4 gap-y-2">
      {children}
    </nav>
  )
}
