import { MOST_ADDRESSES } from '@pasok/contract'
import { company } from '@pasok/contract/endpoints'
import type { Context } from 'hono'
import { serve, type MemberScope } from '../../kernel/index.ts'
import { refuse, respondVersionConflict, respondWith, type App } from '../../platform/http/http.ts'
import type { Db } from '../../platform/index.ts'
import type { Http } from '../../platform/http/request-context.ts'
import { countAddresses, findAddress, listAddresses, type AddressRow } from './address.store.ts'
import { addAddress, changeAddress, removeAddress, setDefault, type By } from './change-addresses.ts'
import { showAddress } from './show-address.ts'

interface Parts {
  readonly db: Db
  readonly now: () => Date
}

/** Registers the endpoints for a company's addresses: all members read them, buyers and owners change them. */
export const addressRoutes = (app: App, { db, now }: Parts): void => {
  const createChangeContext = (scope: MemberScope, c: Context<Http>): By => ({
    scope,
    now: now(),
    requestId: c.get('requestId'),
  })
  const respondWithAddress = async (row: AddressRow) => respondWith({ record: await showAddress(row) })

  serve(app, company.pageAddresses, async ({ query: { page, per_page }, scope }) => {
    const rows = await listAddresses(db, scope, { limit: per_page, offset: (page - 1) * per_page })
    const total = await countAddresses(db, scope.companyId)
    const list = await Promise.all(rows.map(showAddress))
    return respondWith({ records: list, total, page, per_page })
  })

  serve(app, company.listAddresses, async ({ scope }) => {
    const rows = await listAddresses(db, scope, { limit: MOST_ADDRESSES, offset: 0 })
    const list = await Promise.all(rows.map(showAddress))
    return respondWith({ records: list, total: list.length })
  })

  serve(app, company.showAddress, async ({ params: { id }, scope }) => {
    const row = await findAddress(db, scope, id)
    return row ? respondWithAddress(row) : refuse(404, 'not_found')
  })

  serve(app, company.addAddress, async ({ body, scope }, c) => {
    const { is_default_delivery: delivery, is_default_billing: billing, ...fields } = body
    const added = await addAddress(db, createChangeContext(scope, c), fields, { delivery, billing })
    if (!('error' in added)) return respondWithAddress(added)
    if (added.error === 'invalid_request') return refuse(400, added.error, added.errors)
    return refuse(409, added.error)
  })

  serve(app, company.changeAddress, async ({ params: { id }, body, scope }, c) => {
    const changed = await changeAddress(db, createChangeContext(scope, c), id, body)
    if (!('error' in changed)) return respondWithAddress(changed)
    if (changed.error === 'not_found') return refuse(404, changed.error)
    if (changed.error === 'invalid_request') return refuse(400, changed.error, changed.errors)
    return respondVersionConflict(changed.error, await showAddress(changed.current))
  })

  serve(app, company.removeAddress, async ({ params: { id }, scope }, c) => {
    const removed = await removeAddress(db, createChangeContext(scope, c), id)
    if (removed === 'removed') return respondWith({})
    return removed.error === 'not_found' ? refuse(404, removed.error) : refuse(409, removed.error)
  })

  serve(app, company.setDefaultAddress, async ({ params: { id }, body: { purpose }, scope }, c) => {
    const row = await setDefault(db, createChangeContext(scope, c), id, purpose)
    return 'error' in row ? refuse(404, row.error) : respondWithAddress(row)
  })
}
