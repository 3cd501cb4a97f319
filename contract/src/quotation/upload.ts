import { defineRoutes } from '../route.ts'
import { LARGEST_ROWS_FORM } from '../search/limits.ts'
import { LARGEST_QUOTATION_CHANGE } from './limits.ts'
import { uploadList } from './lists.ts'
import type { schemas } from './upload-schemas.ts'

/** Quotations that begin as a file, up to where they are submitted. */
export const uploadRoutes = defineRoutes<typeof schemas>()({
  uploadQuotation: {
    method: 'post',
    path: '/v2/order/quotation/upload',
    access: { member: 'placeOrder' },
    largest: LARGEST_ROWS_FORM,
    once: true,
    refuses: [429],
  },
  listUploads: {
    method: 'get',
    path: '/v2/order/quotation/upload',
    list: uploadList,
    access: { member: 'readRecords' },
  },
  listDraftLines: {
    method: 'get',
    path: '/v2/order/quotation/{id}/lines',
    access: { member: 'readRecords' },
  },
  changeDraftLines: {
    method: 'put',
    path: '/v2/order/quotation/{id}/lines',
    access: { member: 'placeOrder' },
    largest: LARGEST_QUOTATION_CHANGE,
    refuses: [409, 429],
  },
  downloadVerdicts: {
    method: 'get',
    path: '/v2/order/quotation/{id}/verdicts',
    access: { member: 'readRecords' },
  },
})
