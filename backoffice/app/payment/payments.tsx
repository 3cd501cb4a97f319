import { formatDay, paymentStaff } from '@pasok/contract'
import { attemptStateLabels, paymentMethodName, rupiahText } from '@pasok/words'
import {
  admin_begun_on,
  admin_company,
  admin_payment_search,
  admin_payments,
  admin_received,
  invoice_amount,
  invoice_order,
  order_method,
  quotation_state,
} from '~words'
import { getLocale } from '~words/runtime.js'
import { resource } from '../resource/resource.ts'
import { AttemptBadge } from './payment-badges.tsx'

/** Attempts to pay, those that need a review first. */
export const payments = resource({
  path: '/payments',
  title: admin_payments,
  list: paymentStaff.listStaffAttempts,
  keyword: admin_payment_search,
  days: { created: admin_begun_on },
  filters: { state: { title: quotation_state, values: attemptStateLabels } },
  buildAddress: ({ id }) => `/payments/${id}`,
  columns: [
    { title: invoice_order, show: ({ order }) => order.number, isName: true },
    { title: admin_company, show: ({ company }) => company.name },
    { title: order_method, show: ({ method }) => paymentMethodName(method, getLocale()) },
    { title: invoice_amount, show: ({ amount }) => rupiahText(amount), isAmount: true },
    { title: admin_received, show: ({ received }) => rupiahText(received), isAmount: true },
    { title: quotation_state, show: ({ state }) => <AttemptBadge state={state} /> },
    { title: admin_begun_on, show: ({ created_at }) => formatDay(created_at), sort: 'created_at' },
  ],
})
