import { defineRoutes } from '../route.ts'
import type { schemas } from './schemas.ts'

/** Lists that forms offer: kinds of companies, industries, areas. */
export const routes = defineRoutes<typeof schemas>()({
  listCompanyTypes: {
    method: 'get',
    path: '/v1/res/company_type',
    access: 'public',
  },
  listCustomerDepartments: {
    method: 'get',
    path: '/v1/res/customer_department',
    access: 'public',
  },
  listCountries: {
    method: 'get',
    path: '/v1/res/country',
    access: 'public',
  },
  listCustomerClassifications: {
    method: 'get',
    path: '/v1/res/customer_classification',
    access: 'public',
  },
  listCustomerIndustries: {
    method: 'get',
    path: '/v1/res/customer_industry',
    access: 'public',
  },
  listIndustrialEstates: {
    method: 'get',
    path: '/v1/res/industrial_estate',
    access: 'public',
  },
  listProvinces: {
    method: 'get',
    path: '/v1/res/province',
    access: 'public',
  },
  listCities: {
    method: 'get',
    path: '/v1/res/city',
    access: 'public',
    refuses: [404],
  },
  listDistricts: {
    method: 'get',
    path: '/v1/res/district',
    access: 'public',
    refuses: [404],
  },
  listSubdistricts: {
    method: 'get',
    path: '/v1/res/subdistrict',
    access: 'public',
    refuses: [404],
  },
})
