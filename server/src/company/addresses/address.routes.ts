import { MOST_ADDRESSES } from '@pasok/contract'
import { company } from '@pasok/contract/endpoints'
import type { Context } from 'hono'
import { serve, type MemberScope } from '../../kernel/index.ts'
import { refuse, refuseLate, respondWith, type App } from '../../platform/http/http.ts'
import type { Db } from '../../platform/index.ts'
import type { Http } from '../../platform/http/request-context.ts'
import { countAddresses, findAddress, listAddresses, type AddressRow } from './address.store.ts'
import { addAddress, changeAddress, removeAddress, setDefault, type By } from './change-addresses.ts'
import { showAddress } from './show-address.ts'

interface Parts {
  readonly db: Db
  readonly now: () => Date
}

/** Registers the endpoints for a company's addresses: all its members see them, buyers and owners keep them. */
export const addressRoutes = (app: App, { db, now }: Parts): void => {
  const byOf = (scope: MemberScope, c: Context<Http>): By => ({
    scope,
    now: now(),
    requestId: c.get('requestId'),
  })
  const shown = async (row: AddressRow) => respondWith({ record: await showAddress(row) })

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
    return row ? shown(row) : refuse(404, 'not_found')
  })

  serve(app, company.addAddress, async ({ body, scope }, c) => {
    const { is_default_delivery: delivery, is_default_billing: billing, ...fields } = body
    const added = await addAddress(db, byOf(scope, c), fields, { delivery, billing })
    if (added === 'too_many_addresses') return refuse(409, added)
    return 'errors' in added ? refuse(400, 'invalid_request', added.errors) : shown(added)
  })

  serve(app, company.changeAddress, async ({ params: { id }, body, scope }, c) => {
    const changed = await changeAddress(db, byOf(scope, c), id, body)
    if (changed === 'not_found') return refuse(404, changed)
    if ('errors' in changed) return refuse(400, 'invalid_request', changed.errors)
    if ('error' in changed) return refuseLate(changed.error, await showAddress(changed.current))
    return shown(changed)
  })

  serve(app, company.removeAddress, async ({ params: { id }, scope }, c) => {
    const removed = await removeAddress(db, byOf(scope, c), id)
    if (removed === 'not_found') return refuse(404, removed)
    if (removed === 'default_address') return refuse(409, removed)
    return respondWith({})
  })

  serve(app, company.setDefaultAddress, async ({ params: { id }, body: { purpose }, scope }, c) => {
    const row = await setDefault(db, byOf(scope, c), id, purpose)
    return row === 'not_found' ? refuse(404, row) : shown(row)
  })
}
