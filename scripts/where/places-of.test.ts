import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { placesOf } from './places-of.ts'

const root = mkdtempSync(join(tmpdir(), 'where-'))
afterAll(() => rmSync(root, { recursive: true }))
const write = (path: string, text = ''): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test("finds a room's files and sentences, and no other room's", () => {
  for (const path of [
    'contract/src/cart.ts',
    'contract/src/order.ts',
    'server/src/cart/index.ts',
    'server/src/cart/letters/reminder.ts',
    'server/src/migrations/20260101T1000_cart_create.sql',
    'server/src/migrations/20260101T1100_order_cart_of.sql',
    'storefront/app/cart/cart-page.tsx',
    'journeys/cart-survives-reload.spec.ts',
    'journeys/order.spec.ts',
  ])
    write(path)
  write('words/messages/en.json', '{ "cart_empty": "Empty", "order_placed": "Placed" }')

  expect(Object.fromEntries(placesOf(root, 'cart').map(({ title, entries }) => [title, entries]))).toEqual({
    contract: ['contract/src/cart.ts'],
    server: ['server/src/cart/index.ts', 'server/src/cart/letters/reminder.ts'],
    migrations: ['server/src/migrations/20260101T1000_cart_create.sql'],
    storefront: ['storefront/app/cart/cart-page.tsx'],
    journeys: ['journeys/cart-survives-reload.spec.ts'],
    words: ['cart_empty'],
  })
})
