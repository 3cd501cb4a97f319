import { routesOf } from '../route.ts'
import type { schemas } from './staff-schemas.ts'

const readers = { staff: 'readDeliveryRates' } as const
const editors = { staff: 'editDeliveryRates' } as const

/** Delivery zones, methods and rates as staff edit them. */
export const staffRoutes = routesOf<typeof schemas>()({
  listZones: {
    method: 'get',
    path: '/staff/delivery/zones',
    access: readers,
    statuses: [200, 401, 403, 503],
  },
  addZone: {
    method: 'post',
    path: '/staff/delivery/zones',
    access: editors,
    statuses: [200, 400, 401, 403, 413, 415, 503],
  },
  changeZone: {
    method: 'put',
    path: '/staff/delivery/zones/{id}',
    access: editors,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  removeZone: {
    method: 'delete',
    path: '/staff/delivery/zones/{id}',
    access: editors,
    statuses: [200, 401, 403, 404, 503],
  },
  listMethods: {
    method: 'get',
    path: '/staff/delivery/methods',
    access: readers,
    statuses: [200, 401, 403, 503],
  },
  changeMethod: {
    method: 'put',
    path: '/staff/delivery/methods/{id}',
    access: editors,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  listRates: {
    method: 'get',
    path: '/staff/delivery/rates',
    access: readers,
    statuses: [200, 401, 403, 503],
  },
  addRate: {
    method: 'post',
    path: '/staff/delivery/rates',
    access: editors,
    statuses: [200, 400, 401, 403, 413, 415, 503],
  },
  changeRate: {
    method: 'put',
    path: '/staff/delivery/rates/{id}',
    access: editors,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  removeRate: {
    method: 'delete',
    path: '/staff/delivery/rates/{id}',
    access: editors,
    statuses: [200, 401, 403, 404, 503],
  },
})
