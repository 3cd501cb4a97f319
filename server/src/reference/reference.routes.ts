import { reference } from '@pasok/contract/endpoints'
import { etag } from 'hono/etag'
import { serve } from '../kernel/index.ts'
import { refuse, respondWith, type App } from '../platform/http/http.ts'
import type { Area } from './area-file.ts'
import { listAreas } from './areas.ts'
import { referenceLists } from './known.ts'
import { listEstates } from './list-estates.ts'
import { formatAreaCode, COUNTRY, windowInto } from './reference.ts'

const BELOW = '/v1/res/*'
/** Lists change with a release only: a form asks once an hour, and then learns by the ETag that nothing did. */
const HOW_LONG = 'private, max-age=3600'

const areaRecord = ({ id, name }: Area) => ({ id, code: formatAreaCode(id), name })

/** Registers the endpoints for the lists that forms choose from, the same for everybody. */
export const referenceRoutes = (app: App): void => {
  // Weak, since what is compressed on its way has other bytes.
  app.use(BELOW, etag({ weak: true }))
  // Set before the response exists: an error's own headers forbid storing it.
  app.use(BELOW, async (c, next) => {
    c.header('cache-control', HOW_LONG)
    await next()
  })

  for (const [list, e] of Object.entries(shortCalls) as [ShortCall, (typeof shortCalls)[ShortCall]][])
    serve(app, e, async ({ query: { keyword = '', offset, limit }, language }) => {
      const found = referenceLists[list].find(keyword, language)
      const { records, ...rest } = windowInto(found, offset, limit)
      return respondWith({
        records: records.map(({ id, code, name }) => ({ id, code, name: name[language] })),
        ...rest,
      })
    })

  serve(app, reference.listIndustrialEstates, async ({ query: { keyword = '', offset, limit } }) =>
    respondWith(windowInto(await listEstates(keyword), offset, limit)),
  )

  serve(app, reference.listProvinces, async ({ query: { keyword, offset, limit } }) => {
    const found = (await listAreas('province', COUNTRY, keyword)) ?? []
    return respondWith(windowInto(found.map(areaRecord), offset, limit))
  })

  serve(app, reference.listCities, async ({ query: { province_id, keyword, offset, limit } }) => {
    const found = await listAreas('city', province_id, keyword)
    if (!found) return refuse(404, 'area_not_found', { province_id: 'unknown_area' })
    return respondWith(windowInto(found.map(areaRecord), offset, limit))
  })

  serve(app, reference.listDistricts, async ({ query: { city_id, keyword, offset, limit } }) => {
    const found = await listAreas('district', city_id, keyword)
    if (!found) return refuse(404, 'area_not_found', { city_id: 'unknown_area' })
    return respondWith(windowInto(found.map(areaRecord), offset, limit))
  })

  serve(app, reference.listSubdistricts, async ({ query: { district_id, keyword, offset, limit } }) => {
    const found = await listAreas('subdistrict', district_id, keyword)
    if (!found) return refuse(404, 'area_not_found', { district_id: 'unknown_area' })
    return respondWith(windowInto(found.map(areaRecord), offset, limit))
  })
}

const shortCalls = {
  company_type: reference.listCompanyTypes,
  customer_department: reference.listCustomerDepartments,
  country: reference.listCountries,
  customer_classification: reference.listCustomerClassifications,
  customer_industry: reference.listCustomerIndustries,
} as const satisfies Record<keyof typeof referenceLists, unknown>
type ShortCall = keyof typeof shortCalls
