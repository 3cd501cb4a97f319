import {
  approvalStaff,
  can,
  companyStaff,
  fulfilmentStaff,
  invoiceStaff,
  orderStaff,
  paymentBank,
  paymentLedger,
  paymentStaff,
  quotationStaff,
  returnsStaff,
} from '@pasok/contract'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { Link } from '@pasok/ui/kit/link.tsx'
import { useQueries, useSuspenseQuery } from '@tanstack/react-query'
import {
  admin_home,
  admin_nothing_waits,
  admin_waiting_approvals,
  admin_waiting_bank_lines,
  admin_waiting_certificates,
  admin_waiting_changes,
  admin_waiting_deliveries,
  admin_waiting_invoices,
  admin_waiting_payments,
  admin_waiting_proofs,
  admin_waiting_refunds,
  admin_waiting_returns,
  admin_waiting_orders,
  admin_waiting_own_quotations,
  admin_waiting_quotations,
  admin_waiting_registrations,
  admin_waits,
} from '~words'
import { PageTitle } from './page-title.tsx'
import { self } from './self.ts'
import { countWaiting, type Waiting } from './waiting.ts'

/** What may wait for somebody of staff: a list, and what in it waits. */
const places: readonly Waiting[] = [
  {
    to: '/approvals',
    title: admin_waiting_approvals,
    list: approvalStaff.listApprovals,
    query: { state: 'waiting' },
  },
  {
    to: '/registrations',
    title: admin_waiting_registrations,
    list: companyStaff.listRegistrations,
    query: { status: 'draft' },
  },
  {
    to: '/quotations',
    title: admin_waiting_quotations,
    list: quotationStaff.listStaffQuotations,
    query: { state: 'submitted' },
  },
  {
    to: '/quotations',
    title: admin_waiting_changes,
    list: quotationStaff.listStaffQuotations,
    query: { state: 'changes_requested' },
  },
  {
    to: '/quotations',
    title: admin_waiting_own_quotations,
    list: quotationStaff.listStaffQuotations,
    query: { state: 'in_review', mine: 'true' },
  },
  {
    to: '/orders',
    title: admin_waiting_orders,
    list: orderStaff.listStaffOrders,
    query: { state: 'placed' },
  },
  {
    to: '/deliveries',
    title: admin_waiting_deliveries,
    list: fulfilmentStaff.listStaffDeliveries,
    query: { state: 'packing,ready' },
  },
  {
    to: '/returns',
    title: admin_waiting_returns,
    list: returnsStaff.listStaffReturns,
    query: { state: 'requested,received' },
  },
  {
    to: '/proofs',
    title: admin_waiting_proofs,
    list: paymentStaff.listProofs,
    query: { state: 'waiting' },
  },
  {
    to: '/payments',
    title: admin_waiting_payments,
    list: paymentStaff.listStaffAttempts,
    query: { state: 'needs_review' },
  },
  {
    to: '/bank-lines',
    title: admin_waiting_bank_lines,
    list: paymentBank.listBankLines,
    query: { state: 'open' },
  },
  {
    to: '/refunds',
    title: admin_waiting_refunds,
    list: paymentStaff.listHeldRefunds,
    query: { state: 'waiting,requested' },
  },
  {
    to: '/withheld',
    title: admin_waiting_certificates,
    list: paymentLedger.listWithheld,
    query: { certificate: 'missing' },
  },
  {
    to: '/invoices',
    title: admin_waiting_invoices,
    list: invoiceStaff.listStaffInvoices,
    query: { state: 'overdue' },
  },
]

/** `/admin`: what waits for the one who is logged in, by their roles. */
export default function HomePage() {
  const { data: staff } = useSuspenseQuery(self)
  const own = places.filter(({ list }) => can(staff, list.access.staff))
  const counts = useQueries({ queries: own.map(countWaiting) })
  const rows = own.map((place, at) => ({ ...place, count: counts[at]?.data }))
  const waits = rows.filter(({ count }) => count === undefined || count.total > 0)
  return (
    <>
      <PageTitle title={admin_home()} />
      <h2 className="mb-2 text-xl">{admin_waits()}</h2>
      {waits.length === 0 ? (
        <p>{admin_nothing_waits()}</p>
      ) : (
        <ul className="max-w-xl divide-y divide-line border-y border-line">
          {waits.map(({ to, title, query, count }) => (
            <li key={title()}>
              <Link
                to={`${to}?${new URLSearchParams(query)}`}
                className="flex min-h-12 items-center justify-between gap-4 px-2 text-ink"
              >
                <span>{title()}</span>
                <span className="text-xl font-semibold">
                  {count && decimal(count.total)}
                  {count?.is_total_exact === false && '+'}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
