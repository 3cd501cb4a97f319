import { defineRoutes } from '../route.ts'
import type { schemas } from './lists-schemas.ts'

/** A company's saved lists. */
export const listsRoutes = defineRoutes<typeof schemas>()({
  listLists: {
    method: 'get',
    path: '/v2/lists',
    access: { member: 'readRecords' },
  },
  showList: {
    method: 'get',
    path: '/v2/lists/{id}',
    access: { member: 'readRecords' },
  },
  makeList: {
    method: 'post',
    path: '/v2/lists',
    access: { member: 'readRecords' },
    refuses: [409],
  },
  makeListFromCart: {
    method: 'post',
    path: '/v2/lists/from-cart',
    access: { member: 'placeOrder' },
    refuses: [409],
  },
  renameList: {
    method: 'patch',
    path: '/v2/lists/{id}',
    access: { member: 'readRecords' },
    refuses: [409],
  },
  removeList: {
    method: 'delete',
    path: '/v2/lists/{id}',
    access: { member: 'readRecords' },
  },
  setListLines: {
    method: 'put',
    path: '/v2/lists/{id}/lines',
    access: { member: 'readRecords' },
    refuses: [409],
  },
  setListLine: {
    method: 'put',
    path: '/v2/lists/{id}/lines/{item_id}',
    access: { member: 'readRecords' },
    refuses: [409],
  },
  addListToCart: {
    method: 'post',
    path: '/v2/lists/{id}/add-to-cart',
    access: { member: 'placeOrder' },
    once: true,
  },
})
