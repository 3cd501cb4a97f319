import { invoiceStaff, paymentStaff } from '@pasok/contract'
import type { Search } from '@pasok/ui/kit/form/combobox.tsx'
import { ask } from '../api/ask.ts'

/** Companies with open documents or invoices that a keyword finds: by their name, or by the number of a document. */
export const findCompanies: Search = async (keyword) => {
  const query = keyword === '' ? {} : { keyword }
  const [open, invoices] = await Promise.all([
    ask(paymentStaff.findOpenDocuments, { query }),
    ask(invoiceStaff.listStaffInvoices, { query: { ...query, per_page: '50' } }),
  ])
  const names = new Map(
    [...open.records, ...invoices.records].map(({ company }) => [company.id, company.name]),
  )
  const choices = [...names].map(([id, name]) => [String(id), name] as const)
  return { choices, total: choices.length }
}
