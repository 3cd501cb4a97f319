import type { MoneyTable as Money } from '@pasok/contract'
import { rupiahText } from '@pasok/words'
import {
  invoice_credited,
  order_closed,
  order_missing,
  order_money_adjusted,
  order_money_cancelled,
  order_money_from_account,
  order_money_held,
  order_money_in_review,
  order_money_on_its_way,
  order_money_received,
  order_money_returned,
  order_money_to_account,
  order_money_to_pay,
  order_ordered,
  order_paid,
} from '~words'

/** The money of an order: what is to be paid, what was paid, and what is open, in rows that add up. */
export function MoneyTable({ money }: { readonly money: Money }) {
  const charged = [
    [order_closed(), -money.closed],
    [invoice_credited(), -money.credited],
    [order_money_cancelled(), -money.cancelled],
  ] as const
  const came = [
    [money.on_account > 0 ? order_money_from_account() : order_money_to_account(), money.on_account],
    [order_money_adjusted(), money.adjusted],
    [order_money_returned(), -money.refunded],
    [order_money_on_its_way(), -money.refund_on_its_way],
    [order_money_in_review(), -money.in_review],
    [order_money_held(), -money.held],
  ] as const
  return (
    <dl className="record-sums max-w-sm" data-money>
      <Row name={order_ordered()} amount={money.ordered} />
      <Rows rows={charged} />
      <Row name={order_money_to_pay()} amount={money.to_pay} isSum />
      {(money.received !== 0 || came.some(([, amount]) => amount !== 0)) && (
        <Row name={order_money_received()} amount={money.received} />
      )}
      <Rows rows={came} />
      <Row name={order_paid()} amount={money.paid} isSum />
      <Row name={order_missing()} amount={money.open} isSum />
    </dl>
  )
}

function Rows({ rows }: { readonly rows: readonly (readonly [name: string, amount: number])[] }) {
  return rows
    .filter(([, amount]) => amount !== 0)
    .map(([name, amount]) => <Row key={name} name={name} amount={amount} />)
}

function Row({
  name,
  amount,
  isSum = false,
}: {
  readonly name: string
  readonly amount: number
  readonly isSum?: boolean
}) {
  const look = isSum ? 'border-t border-line pt-1 font-semibold' : ''
  return (
    <>
      <dt className={look}>{name}</dt>
      <dd className={look}>{rupiahText(amount)}</dd>
    </>
  )
}
