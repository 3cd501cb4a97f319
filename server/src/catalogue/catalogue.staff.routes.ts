import { catalogueStaff } from '@pasok/contract/endpoints'
import { serve } from '../kernel/index.ts'
import { refuse, respondVersionConflict, respondWith, type App } from '../platform/http/http.ts'
import type { Db } from '../platform/index.ts'
import { findOwnFilters } from './category-filter.store.ts'
import { changeCategoryFilters } from './change-category-filters.ts'

interface Parts {
  readonly db: Db
  readonly now: () => Date
}

/** Registers the endpoints by which staff arrange the catalogue. */
export const catalogueStaffRoutes = (app: App, { db, now }: Parts): void => {
  serve(app, catalogueStaff.showCategoryFilters, async ({ params: { id } }) => {
    const record = await findOwnFilters(db, id)
    return record ? respondWith({ record }) : refuse(404, 'not_found')
  })

  serve(app, catalogueStaff.changeCategoryFilters, async ({ params: { id }, body, scope }, c) => {
    const by = {
      who: { kind: 'staff', id: scope.staff.id },
      now: now(),
      requestId: c.get('requestId'),
    } as const
    const record = await changeCategoryFilters(db, by, id, body)
    if (!('error' in record)) return respondWith({ record })
    if (record.error === 'not_found') return refuse(404, record.error)
    if (record.error === 'invalid_request') return refuse(400, record.error, record.errors)
    return respondVersionConflict(record.error, record.current)
  })
}
