import { formatDay, invoiceStaff } from '@pasok/contract'
import { InvoiceBadge } from '@pasok/ui/records/invoice/invoice-states.tsx'
import { invoiceStateLabels, rupiahText } from '@pasok/words'
import {
  account_invoices,
  admin_company,
  admin_invoice_search,
  admin_my_orders,
  invoice_amount_due,
  invoice_date,
  invoice_due,
  invoice_number,
  invoice_state,
  quotation_total,
} from '~words'
import { resource } from '../resource/resource.ts'

/** Invoices of all companies, those that are overdue first. */
export const invoices = resource({
  path: '/invoices',
  title: account_invoices,
  list: invoiceStaff.listStaffInvoices,
  keyword: admin_invoice_search,
  mine: admin_my_orders,
  days: { issued: invoice_date, due: invoice_due },
  filters: { state: { title: invoice_state, values: invoiceStateLabels } },
  buildAddress: ({ id }) => `/invoices/${id}`,
  columns: [
    { title: invoice_number, show: ({ number }) => number, isName: true },
    { title: admin_company, show: ({ company }) => company.name },
    { title: invoice_date, show: ({ issued_on }) => formatDay(issued_on), sort: 'issued_on' },
    {
      title: invoice_due,
      show: ({ due_on }) => (due_on === undefined ? '' : formatDay(due_on)),
      sort: 'due_on',
    },
    { title: invoice_state, show: ({ state }) => <InvoiceBadge state={state} /> },
    {
      title: quotation_total,
      show: ({ amount_total }) => rupiahText(amount_total),
      sort: 'amount_total',
      isAmount: true,
    },
    { title: invoice_amount_due, show: ({ amount_due }) => rupiahText(amount_due), isAmount: true },
  ],
})
