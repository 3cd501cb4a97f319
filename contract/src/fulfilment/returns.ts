import { defineRoutes } from '../route.ts'
import { LARGEST_PICTURE_FORM } from './return-life-cycle.ts'
import { returnList } from './lists.ts'
import type { schemas } from './return-schemas.ts'

const viewer = { member: 'readRecords' } as const
const buyer = { member: 'placeOrder' } as const

/** What a company sends back of its orders. */
export const returnsRoutes = defineRoutes<typeof schemas>()({
  listReturns: {
    method: 'get',
    path: '/v2/order/return',
    list: returnList,
    access: viewer,
  },
  showReturn: {
    method: 'get',
    path: '/v2/order/return/{id}',
    access: viewer,
  },
  listReturnable: {
    method: 'get',
    path: '/v2/order/order/{id}/return',
    access: viewer,
  },
  requestReturn: {
    method: 'post',
    path: '/v2/order/order/{id}/return',
    access: buyer,
    once: true,
    largest: 4_000_000,
    refuses: [409],
  },
  withdrawReturn: {
    method: 'post',
    path: '/v2/order/return/{id}/withdraw',
    access: buyer,
    refuses: [409],
  },
  addReturnPicture: {
    method: 'post',
    path: '/v2/order/return/{id}/picture',
    access: buyer,
    refuses: [409],
    largest: LARGEST_PICTURE_FORM,
  },
  showReturnPicture: {
    method: 'get',
    path: '/v2/order/return/{id}/picture/{picture_id}',
    access: viewer,
  },
})
