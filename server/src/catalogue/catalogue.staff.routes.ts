import { catalogueStaff } from '@pasok/contract/endpoints'
import { openStaffChanges, serve } from '../kernel/index.ts'
import { refuse, respondVersionConflict, respondWith, type App } from '../platform/http/http.ts'
import type { Db } from '../platform/index.ts'
import { findOwnFilters } from './category-filter.store.ts'
import { changeCategoryFilters } from './change-category-filters.ts'
import { changeOtherNumbers } from './change-other-numbers.ts'
import { findOtherNumbers, type OtherNumbers } from './other-number.store.ts'

interface Parts {
  readonly db: Db
  readonly now: () => Date
}

/** Registers the endpoints by which staff arrange the catalogue. */
export const catalogueStaffRoutes = (app: App, { db, now }: Parts): void => {
  const createChangeContext = openStaffChanges(now)

  serve(app, catalogueStaff.showCategoryFilters, async ({ params: { id } }) => {
    const record = await findOwnFilters(db, id)
    return record ? respondWith({ record }) : refuse(404, 'not_found')
  })

  serve(app, catalogueStaff.changeCategoryFilters, async ({ params: { id }, body, scope }, c) => {
    const record = await changeCategoryFilters(db, createChangeContext(scope, c), id, body)
    if (!('error' in record)) return respondWith({ record })
    if (record.error === 'not_found') return refuse(404, record.error)
    if (record.error === 'invalid_request') return refuse(400, record.error, record.errors)
    return respondVersionConflict(record.error, record.current)
  })

  serve(app, catalogueStaff.showOtherNumbers, async ({ params: { id } }) => {
    const numbers = await findOtherNumbers(db, id)
    return numbers ? respondWith({ record: toRecord(numbers) }) : refuse(404, 'not_found')
  })

  serve(app, catalogueStaff.changeOtherNumbers, async ({ params: { id }, body, scope }, c) => {
    const changed = await changeOtherNumbers(db, createChangeContext(scope, c), id, body)
    if (!('error' in changed)) return respondWith({ record: toRecord(changed) })
    if (changed.error === 'not_found') return refuse(404, changed.error)
    if (changed.error === 'invalid_request') return refuse(400, changed.error, changed.errors)
    return respondVersionConflict(changed.error, toRecord(changed.current))
  })
}

const toRecord = ({ replaces, other_makers, ...item }: OtherNumbers) => ({
  ...item,
  replaces: [...replaces],
  other_makers: [...other_makers],
})
