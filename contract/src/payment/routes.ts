import { routesOf } from '../route.ts'
import { LARGEST_PROOF_FORM } from './limits.ts'
import type { schemas } from './schemas.ts'

/** How a company pays. */
export const routes = routesOf<typeof schemas>()({
  listPaymentMethods: {
    method: 'get',
    path: '/v2/order/quotation/{id}/payment-method',
    access: { member: 'readRecords' },
    statuses: [200, 401, 403, 404, 503],
  },
  inquire: {
    method: 'post',
    path: '/v2/payment/inquiry',
    access: { member: 'placeOrder' },
    statuses: [200, 400, 401, 403, 404, 413, 415, 503],
  },
  process: {
    method: 'post',
    path: '/v2/payment/process',
    access: { member: 'placeOrder' },
    once: true,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 503],
  },
  showOrderPayment: {
    method: 'get',
    path: '/v2/order/order/{id}/payment',
    access: { member: 'readRecords' },
    statuses: [200, 401, 403, 404, 503],
  },
  showPaymentQr: {
    method: 'get',
    path: '/v2/order/order/{id}/payment/qr',
    access: { member: 'readRecords' },
    statuses: [200, 401, 403, 404, 503],
  },
  showInvoicePayment: {
    method: 'get',
    path: '/v2/invoice/invoice/{id}/payment',
    access: { member: 'readRecords' },
    statuses: [200, 401, 403, 404, 503],
  },
  showInvoiceQr: {
    method: 'get',
    path: '/v2/invoice/invoice/{id}/payment/qr',
    access: { member: 'readRecords' },
    statuses: [200, 401, 403, 404, 503],
  },
  uploadProof: {
    method: 'post',
    path: '/v2/order/order/{id}/proof',
    access: { member: 'placeOrder' },
    largest: LARGEST_PROOF_FORM,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  showProof: {
    method: 'get',
    path: '/v2/order/order/{id}/proof/{proof_id}',
    access: { member: 'readRecords' },
    statuses: [200, 401, 403, 404, 503],
  },
})
