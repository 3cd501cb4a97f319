import { randomUUID } from 'node:crypto'
import { endpoints, type Endpoint } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Db } from '../platform/index.ts'
import { meantBody } from './any-body.ts'
import { openCallers } from './any-caller.ts'
import { meantForm } from './any-form.ts'
import type { openApi } from './ask-api.ts'
import { loadCatalogue } from './catalogue-fixture.ts'

/** The query of a call that needs one. */
const queries: Readonly<Record<string, string>> = {
  'get /v1/res/city': 'province_id=32',
  'get /v1/res/district': 'city_id=3216',
  'get /v1/res/subdistrict': 'district_id=321606',
  'get /v2/product/compare': 'ids=1',
  'get /v2/product/item': 'category_id=1',
  'get /v2/product/header/{id}/datasheet': 'language=en',
  'get /v2/order/quotation/{id}/compare': 'from=1&to=1',
  'get /v2/website/preview': 'token=x',
  'get /v2/delivery/track': 'number=any-1',
  'get /staff/quotations/{id}/compare': 'from=1&to=1',
  'get /staff/quotations/buyers': 'keyword=x',
  'get /staff/quotations/{id}/items': 'keyword=x',
  'get /staff/views': 'list=/orders',
  'get /staff/tax-invoices': 'period=2026-01',
  'get /staff/companies/{id}/price': 'part_number=6204-2RS&quantity=10',
  'delete /staff/price-lists/{id}/rules/{rule_id}': 'version=1',
  'get /staff/ledger/journals/csv': 'from=2026-01-01&to=2026-01-31',
  'get /staff/ledger/journals/xlsx': 'from=2026-01-01&to=2026-01-31',
}
/** Fields of bodies and forms that mean something else than in other calls. */
const bodyFields: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'post /v2/wishlist': { add: [], remove: [] },
}
const formFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'post /v2/order/quotation/{id}/upload-po': { revision: '1' },
  'post /staff/companies/{id}/tax-kind': {
    kind: 'regular',
    version: '0',
    facility: '',
    document_number: '',
    document_on: '',
    valid_until: '',
  },
}

export const callName = ({ method, path }: Endpoint): string => `${method} ${path}`

/** The call of a name, such as `get /v2/order/cart`. */
export const findCall = (name: string): Endpoint => {
  const found = endpoints.find((one) => callName(one) === name)
  if (!found) throw new Error(`there is no call ${name}`)
  return found
}

/** Reads a table that declares something of each call: one call a row, then its cells. */
export const readCallTable = (table: string): { readonly name: string; readonly cells: string[] }[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [method, path, ...cells] = row.split(/ +/)
      return { name: `${method} ${path}`, cells }
    })

/** Calls with valid parameters and fields, each of a record that exists and allows it. */
export const openMeantCalls = async (db: Db, api: ReturnType<typeof openApi>) => {
  const meant = await openCallers(db, api, await loadCatalogue(db))

  /** Prepares a record for the call, and sends the call with these headers and fields; returns its path, too. */
  const send = async (
    e: Endpoint,
    headers: Readonly<Record<string, string>>,
    fields: Readonly<Record<string, unknown>> = {},
  ): Promise<{ readonly response: Response; readonly path: string }> => {
    await meant.cookieFor(e)
    await sql`update identity.member set version = 1`.execute(db)
    const params = Object.keys(e.params?.shape ?? {})
    const filled = params.reduce(
      (path, param, at) => path.replace(`{${param}}`, String(meant.listPathValues(e, param, at)[0])),
      e.path as string,
    )
    const path = await meant.pathFor(e, filled)
    const query = queries[callName(e)]
    const code = new TOTP({ secret: Secret.fromBase32(meant.secret) }).generate()
    const body = e.form
      ? meantForm(e, { ...formFields[callName(e)], ...meant.formFor(e) })
      : meantBody(e, { ...meant.bodyFor(e), ...bodyFields[callName(e)], code, ...fields })
    const response = await api.app.fetch(
      new Request(`http://shop.test/api${path}${query === undefined ? '' : `?${query}`}`, {
        method: e.method.toUpperCase(),
        headers: {
          ...headers,
          ...(e.body && { 'content-type': 'application/json' }),
          ...(e.once && { 'idempotency-key': randomUUID() }),
        },
        ...(body !== undefined && { body }),
      }),
    )
    return { response, path }
  }

  return { meant, send }
}
