import type { MoneyTable as Money } from '@pasok/contract'
import { expect, test } from 'vitest'
import { show, speak } from '../../testing/show.tsx'
import { MoneyTable } from './money-table.tsx'

const unpaid: Money = {
  ordered: 1_000_000,
  closed: 0,
  credited: 0,
  cancelled: 0,
  to_pay: 1_000_000,
  received: 0,
  on_account: 0,
  adjusted: 0,
  refunded: 0,
  refund_on_its_way: 0,
  in_review: 0,
  held: 0,
  paid: 0,
  open: 1_000_000,
}
const rowsOf = (money: Money) => {
  speak('en')
  const { container } = show(<MoneyTable money={money} />)
  const names = [...container.querySelectorAll('dt')].map(({ textContent }) => textContent)
  return [...container.querySelectorAll('dd')].map(({ textContent }, at) => `${names[at]}: ${textContent}`)
}

test('the money table of an order without payments has its total and what is open', () => {
  expect(rowsOf(unpaid)).toEqual([
    'Ordered: Rp. 1.000.000',
    'To pay: Rp. 1.000.000',
    'Paid: Rp. 0',
    'Still to pay: Rp. 1.000.000',
  ])
})

test('the money table of an order shows what is taken off with a minus, and only rows that have an amount', () => {
  const rows = rowsOf({
    ...unpaid,
    closed: 200_000,
    credited: 100_000,
    to_pay: 700_000,
    received: 900_000,
    on_account: 100_000,
    refunded: 50_000,
    refund_on_its_way: 20_000,
    held: 230_000,
    paid: 700_000,
    open: 0,
  })
  expect(rows).toEqual([
    'Ordered: Rp. 1.000.000',
    'Will not come: Rp. -200.000',
    'Credited amount: Rp. -100.000',
    'To pay: Rp. 700.000',
    'Received: Rp. 900.000',
    'Used from your money on account: Rp. 100.000',
    'Returned to you: Rp. -50.000',
    'Refund on its way to you: Rp. -20.000',
    'Held for you: Rp. -230.000',
    'Paid: Rp. 700.000',
    'Still to pay: Rp. 0',
  ])
})

test('money that an order gave back to the account is named so', () => {
  expect(rowsOf({ ...unpaid, received: 5, on_account: -5 })).toContain(
    'Moved to your money on account: Rp. -5',
  )
})
