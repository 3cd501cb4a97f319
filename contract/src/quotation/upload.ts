import { routesOf } from '../route.ts'
import { LARGEST_ROWS_FORM } from '../search/limits.ts'
import { LARGEST_QUOTATION_CHANGE } from './limits.ts'
import { uploadList } from './lists.ts'
import type { schemas } from './upload-schemas.ts'

/** Quotations that begin as a file, up to where they are submitted. */
export const uploadRoutes = routesOf<typeof schemas>()({
  uploadQuotation: {
    method: 'post',
    path: '/v2/order/quotation/upload',
    access: { member: 'placeOrder' },
    largest: LARGEST_ROWS_FORM,
    once: true,
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 503],
  },
  listUploads: {
    method: 'get',
    path: '/v2/order/quotation/upload',
    list: uploadList,
    access: { member: 'readRecords' },
    statuses: [200, 400, 401, 403, 503],
  },
  listDraftLines: {
    method: 'get',
    path: '/v2/order/quotation/{id}/lines',
    access: { member: 'readRecords' },
    statuses: [200, 400, 401, 403, 404, 503],
  },
  changeDraftLines: {
    method: 'put',
    path: '/v2/order/quotation/{id}/lines',
    access: { member: 'placeOrder' },
    largest: LARGEST_QUOTATION_CHANGE,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 503],
  },
  downloadVerdicts: {
    method: 'get',
    path: '/v2/order/quotation/{id}/verdicts',
    access: { member: 'readRecords' },
    statuses: [200, 400, 401, 403, 404, 503],
  },
})
