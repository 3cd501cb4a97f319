import { delivery, deliveryStaff } from '@pasok/contract/endpoints'
import { openStaffChanges, serve } from '../kernel/index.ts'
import { answer, refuse, respondVersionConflict, respondWith, type App } from '../platform/http/http.ts'
import type { Db } from '../platform/index.ts'
import { changeMethod } from './change-method.ts'
import { addRate, changeRate, removeRate } from './change-rates.ts'
import { addZone, changeZone, removeZone } from './change-zones.ts'
import { findMethods } from './method.store.ts'
import { findRates, type RateRow } from './rate.store.ts'
import { showInformation } from './show-information.ts'
import { showMethod, showRate, showZone } from './show-records.ts'
import { findZones, type ZoneRow } from './zone.store.ts'

interface Parts {
  readonly db: Db
  readonly now: () => Date
}

/** Registers the public endpoint about deliveries, and staff's endpoints for zones, methods and rates. */
export const deliveryRoutes = (app: App, { db, now }: Parts): void => {
  serve(app, delivery.showDelivery, async ({ language }) =>
    answer(200, {
      status: 'OK',
      // The guests' role of an older installation may have no right on these tables.
      data: { record: await showInformation(db, language) },
    } as const),
  )

  const createChangeContext = openStaffChanges(now)
  const removed = respondWith({})

  const zone = async (row: ZoneRow) => respondWith({ record: await showZone(row) })
  serve(app, deliveryStaff.listZones, async () => {
    const list = await Promise.all((await findZones(db)).map(showZone))
    return respondWith({ records: list, total: list.length })
  })
  serve(app, deliveryStaff.addZone, async ({ body, scope }, c) => {
    const added = await addZone(db, createChangeContext(scope, c), body)
    return 'error' in added ? refuse(400, added.error, added.errors) : zone(added)
  })
  serve(app, deliveryStaff.changeZone, async ({ params: { id }, body, scope }, c) => {
    const changed = await changeZone(db, createChangeContext(scope, c), id, body)
    if (!('error' in changed)) return zone(changed)
    if (changed.error === 'not_found') return refuse(404, changed.error)
    if (changed.error === 'invalid_request') return refuse(400, changed.error, changed.errors)
    return respondVersionConflict(changed.error, await showZone(changed.current))
  })
  serve(app, deliveryStaff.removeZone, async ({ params: { id }, scope }, c) =>
    (await removeZone(db, createChangeContext(scope, c), id)) === 'removed'
      ? removed
      : refuse(404, 'not_found'),
  )

  serve(app, deliveryStaff.listMethods, async () => {
    const list = (await findMethods(db)).map(showMethod)
    return respondWith({ records: list, total: list.length })
  })
  serve(app, deliveryStaff.changeMethod, async ({ params: { id }, body, scope }, c) => {
    const changed = await changeMethod(db, createChangeContext(scope, c), id, body)
    if (!('error' in changed)) return respondWith({ record: showMethod(changed) })
    if (changed.error === 'not_found') return refuse(404, changed.error)
    return respondVersionConflict(changed.error, showMethod(changed.current))
  })

  const rate = (row: RateRow) => respondWith({ record: showRate(row) })
  serve(app, deliveryStaff.listRates, async () => {
    const list = (await findRates(db)).map(showRate)
    return respondWith({ records: list, total: list.length })
  })
  serve(app, deliveryStaff.addRate, async ({ body: { method, zone_id, ...figures }, scope }, c) => {
    const added = await addRate(db, createChangeContext(scope, c), {
      ...withLeadDays(figures),
      method_code: method,
      zone_id,
    })
    return 'error' in added ? refuse(400, 'invalid_request', { zone_id: added.error }) : rate(added)
  })
  serve(app, deliveryStaff.changeRate, async ({ params: { id }, body, scope }, c) => {
    const changed = await changeRate(db, createChangeContext(scope, c), id, withLeadDays(body))
    if (!('error' in changed)) return rate(changed)
    if (changed.error === 'not_found') return refuse(404, changed.error)
    return respondVersionConflict(changed.error, showRate(changed.current))
  })
  serve(app, deliveryStaff.removeRate, async ({ params: { id }, scope }, c) =>
    (await removeRate(db, createChangeContext(scope, c), id)) === 'removed'
      ? removed
      : refuse(404, 'not_found'),
  )
}

const withLeadDays = <
  Of extends { readonly lead_time_days: { readonly from: number; readonly to: number } },
>({
  lead_time_days: { from, to },
  ...rest
}: Of) => ({ ...rest, lead_days_from: from, lead_days_to: to })
