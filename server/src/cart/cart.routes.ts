import { cart } from '@pasok/contract/endpoints'
import type { PriceReader } from '../catalogue/index.ts'
import { serve, type MemberScope } from '../identity/index.ts'
import { answer, refuse, refuseLate, type App } from '../platform/http/http.ts'
import { jakartaDay, type Db } from '../platform/index.ts'
import { changeCart, type LineChange, type LineError } from './change-cart.ts'
import { showCart } from './show-cart.ts'

interface Parts {
  readonly db: Db
  readonly settings: { readonly tax_percent: number }
  readonly now: () => Date
}

/** Of a change with errors in many lines so many are named. */
const MOST_ERRORS = 100

/** Registers a member's cart. */
export const cartRoutes = (app: App, { db, settings, now }: Parts): void => {
  const readerOf = (scope: MemberScope): PriceReader => ({ db, scope, day: jakartaDay(now()) })

  serve(app, cart.showCart, async ({ scope, language }) =>
    answer(200, {
      status: 'OK',
      data: await showCart(readerOf(scope), language, settings.tax_percent),
    } as const),
  )

  serve(app, cart.changeCart, async ({ scope, language, body }) => {
    const { product_item_id, new_qty, lines, id, revision, ...shown } = body
    const isList = lines !== undefined
    const given = lines ?? [{ product_item_id: product_item_id ?? 0, new_qty: new_qty ?? 0, ...shown }]
    const changes = given.map((line): LineChange => ({
      itemId: line.product_item_id,
      quantity: line.new_qty,
      priceShown: line.price_shown,
      unitShown: line.unit_shown,
    }))
    const reader = readerOf(scope)
    const changed = await changeCart(reader, { lines: changes, id, revision }, now())
    if (typeof changed === 'object')
      return refuse(400, 'invalid_request', errorsByField(changed.errors, isList))
    const data = await showCart(reader, language, settings.tax_percent)
    if (changed === 'changed_meanwhile') return refuseLate(changed, data)
    return answer(200, { status: 'OK', data } as const)
  })
}

const errorsByField = (errors: readonly LineError[], isList: boolean) =>
  Object.fromEntries(
    errors
      .slice(0, MOST_ERRORS)
      .map(({ place, field, error }) => [isList ? `lines.${place}.${field}` : field, error]),
  )
