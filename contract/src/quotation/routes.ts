import { routesOf } from '../route.ts'
import { LARGEST_CART_CHANGE } from '../cart/limits.ts'
import { LARGEST_PO_FORM } from './limits.ts'
import { quotationList } from './lists.ts'
import type { schemas } from './schemas.ts'

/** A company's quotations. */
export const routes = routesOf<typeof schemas>()({
  listQuotations: {
    method: 'get',
    path: '/v2/order/quotation',
    list: quotationList,
    access: { member: 'readRecords' },
    statuses: [200, 400, 401, 403, 503],
  },
  // Before the one below, which would read 'open' as an id.
  showOpenCheckout: {
    method: 'get',
    path: '/v2/order/quotation/open',
    access: { member: 'placeOrder' },
    statuses: [200, 401, 403, 404, 503],
  },
  showQuotation: {
    method: 'get',
    path: '/v2/order/quotation/{id}',
    access: { member: 'readRecords' },
    statuses: [200, 400, 401, 403, 404, 503],
  },
  showQuotationVersion: {
    method: 'get',
    path: '/v2/order/quotation/{id}/version/{version}',
    access: { member: 'readRecords' },
    statuses: [200, 400, 401, 403, 404, 503],
  },
  compareQuotationVersions: {
    method: 'get',
    path: '/v2/order/quotation/{id}/compare',
    access: { member: 'readRecords' },
    statuses: [200, 400, 401, 403, 404, 503],
  },
  checkOutCart: {
    method: 'post',
    path: '/v1/order/cart/{id}/checkout',
    access: { member: 'placeOrder' },
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  requestQuotation: {
    method: 'post',
    path: '/v2/order/quotation/request',
    access: { member: 'placeOrder' },
    largest: LARGEST_CART_CHANGE,
    once: true,
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 503],
  },
  takeQuotationStep: {
    method: 'post',
    path: '/v2/order/quotation/{id}/step',
    access: { member: 'placeOrder' },
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  writeQuotationMessage: {
    method: 'post',
    path: '/v2/order/quotation/{id}/message',
    access: { member: 'placeOrder' },
    once: true,
    statuses: [200, 400, 401, 403, 404, 413, 415, 422, 503],
  },
  setQuotationDetails: {
    method: 'post',
    path: '/v2/order/quotation/{id}/details',
    access: { member: 'placeOrder' },
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  listDeliveryMethods: {
    method: 'get',
    path: '/v2/order/quotation/{id}/delivery-method',
    access: { member: 'readRecords' },
    statuses: [200, 401, 403, 404, 503],
  },
  setDeliveryMethod: {
    method: 'post',
    path: '/v2/order/quotation/{id}/delivery-method',
    access: { member: 'placeOrder' },
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  setDeliveryAddress: {
    method: 'post',
    path: '/v2/order/quotation/{id}/set-delivery-address',
    access: { member: 'placeOrder' },
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  uploadPo: {
    method: 'post',
    path: '/v2/order/quotation/{id}/upload-po',
    access: { member: 'placeOrder' },
    largest: LARGEST_PO_FORM,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  printQuotation: {
    method: 'get',
    path: '/v2/order/quotation/{id}/pdf',
    access: { member: 'readRecords' },
    statuses: [200, 400, 401, 403, 404, 503],
  },
  showPoFile: {
    method: 'get',
    path: '/v2/order/quotation/{id}/po',
    access: { member: 'readRecords' },
    statuses: [200, 401, 403, 404, 503],
  },
})
