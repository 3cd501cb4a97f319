import { defineRoutes } from '../route.ts'
import { LARGEST_PROOF_FORM } from './limits.ts'
import type { schemas } from './schemas.ts'

/** How a company pays. */
export const routes = defineRoutes<typeof schemas>()({
  listPaymentMethods: {
    method: 'get',
    path: '/v2/order/quotation/{id}/payment-method',
    access: { member: 'readRecords' },
  },
  inquire: {
    method: 'post',
    path: '/v2/payment/inquiry',
    access: { member: 'placeOrder' },
    refuses: [404],
  },
  process: {
    method: 'post',
    path: '/v2/payment/process',
    access: { member: 'placeOrder' },
    once: true,
    refuses: [404, 409],
  },
  showOrderPayment: {
    method: 'get',
    path: '/v2/order/order/{id}/payment',
    access: { member: 'readRecords' },
  },
  showPaymentQr: {
    method: 'get',
    path: '/v2/order/order/{id}/payment/qr',
    access: { member: 'readRecords' },
  },
  showInvoicePayment: {
    method: 'get',
    path: '/v2/invoice/invoice/{id}/payment',
    access: { member: 'readRecords' },
  },
  showInvoiceQr: {
    method: 'get',
    path: '/v2/invoice/invoice/{id}/payment/qr',
    access: { member: 'readRecords' },
  },
  showBalance: {
    method: 'get',
    path: '/v2/payment/balance',
    access: { member: 'readRecords' },
  },
  showStatement: {
    method: 'get',
    path: '/v2/payment/statement',
    access: { member: 'readRecords' },
  },
  printStatement: {
    method: 'get',
    path: '/v2/payment/statement/pdf',
    access: { member: 'readRecords' },
  },
  downloadStatement: {
    method: 'get',
    path: '/v2/payment/statement/xlsx',
    access: { member: 'readRecords' },
  },
  listOwnRefunds: {
    method: 'get',
    path: '/v2/payment/refund',
    access: { member: 'readRecords' },
  },
  askForRefund: {
    method: 'post',
    path: '/v2/payment/refund',
    access: { member: 'placeOrder' },
    once: true,
    refuses: [404, 409],
  },
  keepOnAccount: {
    method: 'post',
    path: '/v2/order/order/{id}/keep-on-account',
    access: { member: 'placeOrder' },
    refuses: [409],
  },
  uploadProof: {
    method: 'post',
    path: '/v2/order/order/{id}/proof',
    access: { member: 'placeOrder' },
    largest: LARGEST_PROOF_FORM,
    refuses: [409],
  },
  showProof: {
    method: 'get',
    path: '/v2/order/order/{id}/proof/{proof_id}',
    access: { member: 'readRecords' },
  },
})
