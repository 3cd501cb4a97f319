import { defineRoutes } from '../route.ts'
import { LARGEST_CART_CHANGE } from '../cart/limits.ts'
import { LARGEST_PO_FORM } from './limits.ts'
import { quotationList } from './lists.ts'
import type { schemas } from './schemas.ts'

/** A company's quotations. */
export const routes = defineRoutes<typeof schemas>()({
  listQuotations: {
    method: 'get',
    path: '/v2/order/quotation',
    list: quotationList,
    access: { member: 'readRecords' },
  },
  // Before the one below, which would read 'open' as an id.
  showOpenCheckout: {
    method: 'get',
    path: '/v2/order/quotation/open',
    access: { member: 'placeOrder' },
    refuses: [404],
  },
  showQuotation: {
    method: 'get',
    path: '/v2/order/quotation/{id}',
    access: { member: 'readRecords' },
  },
  showQuotationVersion: {
    method: 'get',
    path: '/v2/order/quotation/{id}/version/{version}',
    access: { member: 'readRecords' },
  },
  compareQuotationVersions: {
    method: 'get',
    path: '/v2/order/quotation/{id}/compare',
    access: { member: 'readRecords' },
  },
  checkOutCart: {
    method: 'post',
    path: '/v1/order/cart/{id}/checkout',
    access: { member: 'placeOrder' },
    refuses: [409],
  },
  requestQuotation: {
    method: 'post',
    path: '/v2/order/quotation/request',
    access: { member: 'placeOrder' },
    largest: LARGEST_CART_CHANGE,
    once: true,
    refuses: [409],
  },
  takeQuotationStep: {
    method: 'post',
    path: '/v2/order/quotation/{id}/step',
    access: { member: 'placeOrder' },
    refuses: [409],
  },
  writeQuotationMessage: {
    method: 'post',
    path: '/v2/order/quotation/{id}/message',
    access: { member: 'placeOrder' },
    once: true,
  },
  setQuotationDetails: {
    method: 'post',
    path: '/v2/order/quotation/{id}/details',
    access: { member: 'placeOrder' },
    refuses: [409],
  },
  listDeliveryMethods: {
    method: 'get',
    path: '/v2/order/quotation/{id}/delivery-method',
    access: { member: 'readRecords' },
  },
  setDeliveryMethod: {
    method: 'post',
    path: '/v2/order/quotation/{id}/delivery-method',
    access: { member: 'placeOrder' },
    refuses: [409],
  },
  setDeliveryAddress: {
    method: 'post',
    path: '/v2/order/quotation/{id}/set-delivery-address',
    access: { member: 'placeOrder' },
    refuses: [409],
  },
  uploadPo: {
    method: 'post',
    path: '/v2/order/quotation/{id}/upload-po',
    access: { member: 'placeOrder' },
    largest: LARGEST_PO_FORM,
    refuses: [409],
  },
  printQuotation: {
    method: 'get',
    path: '/v2/order/quotation/{id}/pdf',
    access: { member: 'readRecords' },
  },
  showPoFile: {
    method: 'get',
    path: '/v2/order/quotation/{id}/po',
    access: { member: 'readRecords' },
  },
})
