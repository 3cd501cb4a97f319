import { cart, payment, quotation } from '@pasok/contract/endpoints'
import type { Order, PaymentMethod, Quotation } from '@pasok/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { placeAddress } from '../company/index.ts'
import type { Db } from '../platform/index.ts'
import { turnListPriceDay } from '../pricing/index.ts'
import { storedAddress } from './address-fixture.ts'
import type { AskingBrowser } from './ask-as.ts'
import { importText } from './import-text.ts'
import { addPerson } from './people-fixture.ts'

/** Whole rupiah of each; the hose's is asked for. */
const rows = [
  { product: 'BOLT', sku: 'B-1', price: '1000' },
  { product: 'BOLT', sku: 'B-2', price: '3000' },
  { product: 'NUT', sku: 'N-1', price: '50', min_qty: '10', multiple_qty: '5' },
  { product: 'HOSE', sku: 'H-1', price: '7000', display_price: 'no' },
].map((row) => ({ ...row, name_en: `${row.product} in English`, name_id: row.product, category_en: 'Parts' }))

/** Fills an empty database with a few priced items; answers their ids by part number. */
export const fillSelling = async (db: Db, day: string): Promise<Record<string, number>> => {
  await turnListPriceDay(db, day)
  expect((await importText(db, rows)).problems).toEqual([])
  const { rows: items } = await sql<{ sku: string; id: number }>`select sku, id from catalogue.item`.execute(
    db,
  )
  return Object.fromEntries(items.map(({ sku, id }) => [sku, id]))
}

/** Adds an invented company with a buyer and an address; answers their ids. */
export const addBuyer = async (db: Db, email: string, now: Date) => {
  const person = await addPerson(db, { email })
  await placeAddress(db, person.companyId, storedAddress, { billing: true }, now)
  return person
}

/** Lets a company order on terms up to a limit in whole rupiah. */
export const giveCredit = async (db: Db, companyId: number, limit: number): Promise<void> => {
  await sql`
    insert into payment.credit (company_id, credit_limit, terms_days, updated_at)
    values (${companyId}, ${limit}, 30, now())
    on conflict (company_id) do update set credit_limit = excluded.credit_limit`.execute(db)
}

/** Puts quantities into the cart of whoever asks, and checks it out. */
export const checkOut = async (
  browser: AskingBrowser,
  lines: readonly (readonly [itemId: number, quantity: number])[],
): Promise<Quotation> => {
  const changed = await browser.ask(cart.changeCart, {
    body: { lines: lines.map(([product_item_id, new_qty]) => ({ product_item_id, new_qty })) },
  })
  if (changed.status !== 200) throw new Error(`the cart answers ${changed.status}`)
  const made = await browser.ask(quotation.checkOutCart, {
    params: { id: String(changed.body.data.id) },
    body: {},
  })
  if (made.status !== 200) throw new Error(`the checkout answers ${made.status}`)
  return made.body.data.record
}

/** Checks out, chooses to pick up, and orders; returns the order's id. */
export const orderQuotation = async (
  browser: AskingBrowser,
  offer: Pick<Quotation, 'id' | 'version' | 'amount_total'>,
  method: PaymentMethod = 'transfer',
): Promise<Order['id']> => {
  const { id } = offer
  const chosen = await browser.ask(quotation.setDeliveryMethod, {
    params: { id: String(id) },
    body: { delivery_method: 'pick_up' },
  })
  if (chosen.status !== 200) throw new Error(`the delivery method answers ${chosen.status}`)
  const placed = await browser.ask(payment.process, {
    idempotencyKey: `place-${id}`,
    body: {
      quotation_id: id,
      version: offer.version,
      amount_total: offer.amount_total,
      payment_method: method,
      agree_terms: true,
    },
  })
  if (placed.status !== 200)
    throw new Error(`the payment answers ${placed.status}: ${JSON.stringify(placed.body)}`)
  return placed.body.data.record.order_id
}
