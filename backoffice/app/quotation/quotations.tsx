import { formatDay, quotationStaff } from '@pasok/contract'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { QuotationStateBadge } from '@pasok/ui/records/quotation/quotation-state.tsx'
import { rupiahText, staffQuotationStateLabels } from '@pasok/words'
import {
  admin_company,
  admin_my_orders,
  admin_number,
  admin_quotation_lines,
  quotation_date,
  quotation_salesperson,
  quotation_search,
  quotation_state,
  quotation_title,
  quotation_to_be_priced,
  quotation_total,
  quotation_valid_until,
} from '~words'
import { resource } from '../resource/resource.ts'

/** Quotations of all companies, those that wait longest for staff first. */
export const quotations = resource({
  path: '/quotations',
  title: quotation_title,
  list: quotationStaff.listStaffQuotations,
  keyword: quotation_search,
  mine: admin_my_orders,
  days: { created: quotation_date },
  filters: { state: { title: quotation_state, values: staffQuotationStateLabels } },
  buildAddress: ({ id }) => `/quotations/${id}`,
  columns: [
    { title: admin_number, show: ({ number }) => number, isName: true },
    { title: admin_company, show: ({ company }) => company.name },
    { title: quotation_salesperson, show: ({ salesperson }) => salesperson?.name },
    { title: quotation_date, show: ({ created_at }) => formatDay(created_at), sort: 'created_at' },
    {
      title: quotation_state,
      show: ({ state, is_plain_checkout }) => (
        <QuotationStateBadge state={state} isPlainCheckout={is_plain_checkout} isForStaff />
      ),
    },
    { title: quotation_valid_until, show: ({ valid_until }) => valid_until && formatDay(valid_until) },
    { title: admin_quotation_lines, show: ({ line_count }) => decimal(line_count), isAmount: true },
    {
      title: quotation_total,
      show: ({ amount_total, line_count, lines_without_price }) =>
        line_count === lines_without_price ? quotation_to_be_priced() : rupiahText(amount_total),
      sort: 'amount_total',
      isAmount: true,
    },
  ],
})
