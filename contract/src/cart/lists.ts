import { routesOf } from '../route.ts'
import type { schemas } from './lists-schemas.ts'

/** A company's saved lists. */
export const listsRoutes = routesOf<typeof schemas>()({
  listLists: {
    method: 'get',
    path: '/v2/lists',
    access: { member: 'readRecords' },
    statuses: [200, 401, 503],
  },
  showList: {
    method: 'get',
    path: '/v2/lists/{id}',
    access: { member: 'readRecords' },
    statuses: [200, 400, 401, 404, 503],
  },
  makeList: {
    method: 'post',
    path: '/v2/lists',
    access: { member: 'readRecords' },
    statuses: [200, 400, 401, 403, 409, 413, 415, 503],
  },
  makeListFromCart: {
    method: 'post',
    path: '/v2/lists/from-cart',
    access: { member: 'placeOrder' },
    statuses: [200, 400, 401, 403, 409, 413, 415, 503],
  },
  renameList: {
    method: 'patch',
    path: '/v2/lists/{id}',
    access: { member: 'readRecords' },
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  removeList: {
    method: 'delete',
    path: '/v2/lists/{id}',
    access: { member: 'readRecords' },
    statuses: [200, 401, 403, 404, 503],
  },
  setListLines: {
    method: 'put',
    path: '/v2/lists/{id}/lines',
    access: { member: 'readRecords' },
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  setListLine: {
    method: 'put',
    path: '/v2/lists/{id}/lines/{item_id}',
    access: { member: 'readRecords' },
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  addListToCart: {
    method: 'post',
    path: '/v2/lists/{id}/add-to-cart',
    access: { member: 'placeOrder' },
    once: true,
    statuses: [200, 400, 401, 403, 404, 422, 503],
  },
})
