import { LARGEST_ROWS_FORM } from '../search/limits.ts'
import { defineRoutes } from '../route.ts'
import { priceListList, priceRuleList } from './lists.ts'
import type { schemas } from './staff-schemas.ts'

const readers = { staff: 'readPrices' } as const
const editors = { staff: 'editPrices' } as const

/** Price lists, and why a company pays a price. */
export const staffRoutes = defineRoutes<typeof schemas>()({
  listPriceLists: { method: 'get', path: '/staff/price-lists', list: priceListList, access: readers },
  addPriceList: { method: 'post', path: '/staff/price-lists', access: editors, once: true, refuses: [404] },
  showPriceList: { method: 'get', path: '/staff/price-lists/{id}', access: readers },
  changePriceList: { method: 'put', path: '/staff/price-lists/{id}', access: editors, refuses: [409] },
  assignPriceList: { method: 'put', path: '/staff/price-lists/{id}/companies/{company_id}', access: editors },
  unassignPriceList: {
    method: 'delete',
    path: '/staff/price-lists/{id}/companies/{company_id}',
    access: editors,
  },
  listPriceRules: {
    method: 'get',
    path: '/staff/price-lists/{id}/rules',
    list: priceRuleList,
    access: readers,
  },
  addPriceRule: {
    method: 'post',
    path: '/staff/price-lists/{id}/rules',
    access: editors,
    refuses: [409],
  },
  changePriceRule: {
    method: 'put',
    path: '/staff/price-lists/{id}/rules/{rule_id}',
    access: editors,
    refuses: [409],
  },
  removePriceRule: {
    method: 'delete',
    path: '/staff/price-lists/{id}/rules/{rule_id}',
    access: editors,
    refuses: [409],
  },
  downloadPriceList: { method: 'get', path: '/staff/price-lists/{id}/xlsx', access: readers },
  uploadPriceList: {
    method: 'post',
    path: '/staff/price-lists/{id}/xlsx',
    access: editors,
    largest: LARGEST_ROWS_FORM,
    refuses: [409],
  },
  explainPrice: { method: 'get', path: '/staff/companies/{id}/price', access: readers },
})
