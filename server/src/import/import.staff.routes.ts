import { jakartaDay } from '@pasok/contract'
import { catalogueStaff } from '@pasok/contract/endpoints'
import { openStaffChanges, serve } from '../kernel/index.ts'
import { refuse, respondVersionConflict, respondWith, type App } from '../platform/http/http.ts'
import type { Db } from '../platform/index.ts'
import { changeItemFields, changeProductFields } from './fields/change-fields.ts'
import {
  findItemFields,
  findProductFields,
  type ItemFieldsRow,
  type ProductFieldsRow,
} from './fields/fields.store.ts'

interface Parts {
  readonly db: Db
  readonly now: () => Date
}

const MEDIA = '/media/'

const showProduct = ({ certificates, ...row }: ProductFieldsRow) => ({
  ...row,
  certificates: certificates.map(({ title, key, valid_until }) => ({ url: MEDIA + key, title, valid_until })),
})

const showItem = ({ id, sku, version, weight_g, shelf, on_hand, reported_at }: ItemFieldsRow) => ({
  id,
  sku_number: sku,
  version,
  weight_g,
  shelf,
  stock:
    on_hand === null || reported_at === null ? null : { quantity: on_hand, day: jakartaDay(reported_at) },
})

/** Registers the endpoints by which staff edit the fields of products and items, which the import also writes. */
export const importStaffRoutes = (app: App, { db, now }: Parts): void => {
  const createChangeContext = openStaffChanges(now)

  serve(app, catalogueStaff.showProductFields, async ({ params: { id } }) => {
    const row = await findProductFields(db, id)
    return row ? respondWith({ record: showProduct(row) }) : refuse(404, 'not_found')
  })

  serve(app, catalogueStaff.showItemFields, async ({ params: { id } }) => {
    const row = await findItemFields(db, id)
    return row ? respondWith({ record: showItem(row) }) : refuse(404, 'not_found')
  })

  serve(app, catalogueStaff.changeProductFields, async ({ params: { id }, body, scope }, c) => {
    const by = createChangeContext(scope, c)
    const certificates = body.certificates.map(({ url, title, valid_until }) => ({
      key: url.startsWith(MEDIA) ? url.slice(MEDIA.length) : url,
      title,
      valid_until,
    }))
    const changed = await changeProductFields(db, by, id, { ...body, certificates })
    if (!('error' in changed)) return respondWith({ record: showProduct(changed) })
    if (changed.error === 'not_found') return refuse(404, changed.error)
    if (changed.error === 'invalid_request') return refuse(400, changed.error, changed.errors)
    return respondVersionConflict(changed.error, showProduct(changed.current))
  })

  serve(app, catalogueStaff.changeItemFields, async ({ params: { id }, body, scope }, c) => {
    const by = createChangeContext(scope, c)
    const changed = await changeItemFields(db, by, id, body)
    if (!('error' in changed)) return respondWith({ record: showItem(changed) })
    if (changed.error === 'not_found') return refuse(404, changed.error)
    if (changed.error === 'invalid_request') return refuse(400, changed.error, changed.errors)
    return respondVersionConflict(changed.error, showItem(changed.current))
  })
}
