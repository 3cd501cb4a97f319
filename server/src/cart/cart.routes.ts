import { cart } from '@pasok/contract/endpoints'
import type { Language } from '@pasok/words'
import { serve, type MemberScope } from '../kernel/index.ts'
import { refuse, respondVersionConflict, respondWith, type App } from '../platform/http/http.ts'
import type { Db } from '../platform/index.ts'
import { changeCart, createCartChanger, type LineChange, type LineError } from './change-cart.ts'
import { describeChanges, showCart, type CartReader } from './show-cart.ts'

interface Parts {
  readonly db: Db
  readonly settings: { readonly tax_percent: number }
  readonly now: () => Date
}

/** The most line errors that a response names. */
const MOST_ERRORS = 100

/** Registers a member's cart. */
export const cartRoutes = (app: App, { db, settings, now }: Parts): void => {
  const createReader = async (scope: MemberScope, language: Language): Promise<CartReader> => ({
    ...(await createCartChanger({ db, scope, now: now(), usual: settings.tax_percent })),
    language,
  })

  serve(app, cart.showCart, async ({ scope, language, query: { page, per_page } }) => {
    const reader = await createReader(scope, language)
    const data = await showCart(reader, page === undefined ? undefined : { page, per_page })
    return respondWith(data)
  })

  serve(app, cart.changeCart, async ({ scope, language, query, body }) => {
    const { product_item_id, new_qty, lines, item_ids: shownIds, id, revision, ...shown } = body
    const isList = lines !== undefined
    const one = product_item_id === undefined ? [] : [{ product_item_id, new_qty: new_qty ?? 0, ...shown }]
    const changedLines = lines ?? one
    const changes = changedLines.map((line): LineChange => ({
      itemId: line.product_item_id,
      quantity: line.new_qty,
      priceShown: line.price_shown,
      unitShown: line.unit_shown,
    }))
    const reader = await createReader(scope, language)
    const changed = await changeCart(reader, { lines: changes, shownIds, id, revision }, now())
    if ('errors' in changed) return refuse(400, 'invalid_request', errorsByField(changed.errors, isList))
    const after = 'error' in changed ? changed.current : changed
    const itemIds = [...changes.map(({ itemId }) => itemId), ...(shownIds ?? [])]
    const data =
      query.answer === 'changes' ? await describeChanges(reader, after, itemIds) : await showCart(reader)
    return 'error' in changed ? respondVersionConflict(changed.error, data) : respondWith(data)
  })
}

const errorsByField = (errors: readonly LineError[], isList: boolean) =>
  Object.fromEntries(
    errors
      .slice(0, MOST_ERRORS)
      .map(({ place, field, error }) => [isList ? `lines.${place}.${field}` : field, error]),
  )
