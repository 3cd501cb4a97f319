import { defineRoutes } from '../route.ts'
import type { schemas } from './staff-schemas.ts'

const readers = { staff: 'readDeliveryRates' } as const
const editors = { staff: 'editDeliveryRates' } as const

/** Delivery zones, methods and rates as staff edit them. */
export const staffRoutes = defineRoutes<typeof schemas>()({
  listZones: {
    method: 'get',
    path: '/staff/delivery/zones',
    access: readers,
  },
  addZone: {
    method: 'post',
    path: '/staff/delivery/zones',
    access: editors,
  },
  changeZone: {
    method: 'put',
    path: '/staff/delivery/zones/{id}',
    access: editors,
    refuses: [409],
  },
  removeZone: {
    method: 'delete',
    path: '/staff/delivery/zones/{id}',
    access: editors,
  },
  listMethods: {
    method: 'get',
    path: '/staff/delivery/methods',
    access: readers,
  },
  changeMethod: {
    method: 'put',
    path: '/staff/delivery/methods/{id}',
    access: editors,
    refuses: [409],
  },
  listRates: {
    method: 'get',
    path: '/staff/delivery/rates',
    access: readers,
  },
  addRate: {
    method: 'post',
    path: '/staff/delivery/rates',
    access: editors,
  },
  changeRate: {
    method: 'put',
    path: '/staff/delivery/rates/{id}',
    access: editors,
    refuses: [409],
  },
  removeRate: {
    method: 'delete',
    path: '/staff/delivery/rates/{id}',
    access: editors,
  },
})
