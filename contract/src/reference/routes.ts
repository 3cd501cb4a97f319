import { routesOf } from '../route.ts'
import type { schemas } from './schemas.ts'

/** Lists that forms offer: kinds of companies, industries, areas. */
export const routes = routesOf<typeof schemas>()({
  listCompanyTypes: {
    method: 'get',
    path: '/v1/res/company_type',
    access: 'public',
    statuses: [200, 400, 503],
  },
  listCustomerDepartments: {
    method: 'get',
    path: '/v1/res/customer_department',
    access: 'public',
    statuses: [200, 400, 503],
  },
  listCountries: {
    method: 'get',
    path: '/v1/res/country',
    access: 'public',
    statuses: [200, 400, 503],
  },
  listCustomerClassifications: {
    method: 'get',
    path: '/v1/res/customer_classification',
    access: 'public',
    statuses: [200, 400, 503],
  },
  listCustomerIndustries: {
    method: 'get',
    path: '/v1/res/customer_industry',
    access: 'public',
    statuses: [200, 400, 503],
  },
  listIndustrialEstates: {
    method: 'get',
    path: '/v1/res/industrial_estate',
    access: 'public',
    statuses: [200, 400, 503],
  },
  listProvinces: {
    method: 'get',
    path: '/v1/res/province',
    access: 'public',
    statuses: [200, 400, 503],
  },
  listCities: {
    method: 'get',
    path: '/v1/res/city',
    access: 'public',
    statuses: [200, 400, 404, 503],
  },
  listDistricts: {
    method: 'get',
    path: '/v1/res/district',
    access: 'public',
    statuses: [200, 400, 404, 503],
  },
  listSubdistricts: {
    method: 'get',
    path: '/v1/res/subdistrict',
    access: 'public',
    statuses: [200, 400, 404, 503],
  },
})
