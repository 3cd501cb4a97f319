import { quotation, type Call, type QuotationState } from '@pasok/contract'
import { listedQuotation, type ListedQuotation } from './quotations-table.tsx'

/** So many are shown beside other things. */
const SHOWN = 5

/** States that are not over: first those that wait for the buyer, then those that wait for sales. */
const open = [
  'info_requested',
  'quoted',
  'draft',
  'changes_requested',
  'in_review',
  'submitted',
] as const satisfies readonly QuotationState[]

/** The company's open quotations, those that wait for the buyer first; none where they can't be told now. */
export const openQuotations = async (call: Call): Promise<ListedQuotation[]> => {
  const lists = await Promise.all(
    open.map((state) => call(quotation.listQuotations, { query: { state, per_page: String(SHOWN) } })),
  )
  return lists
    .flatMap(({ body }) => ('data' in body ? body.data.records : []))
    .slice(0, SHOWN)
    .map(listedQuotation)
}
