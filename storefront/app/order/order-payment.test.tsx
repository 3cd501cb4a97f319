import type { Attempt, MoneyTable, OrderPayment as Payment, Proof } from '@pasok/contract'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../testing/show.tsx'
import { OrderPayment, PayOrder } from './order-payment.tsx'

beforeEach(() => speak('en'))

const proof = (id: number, change: Partial<Proof>): Proof => ({
  id,
  filename: `transfer-${id}.pdf`,
  content_type: 'application/pdf',
  amount: 400_000,
  transferred_on: '2026-11-24',
  uploaded_at: '2026-11-24T03:00:00Z',
  state: 'waiting',
  ...change,
})
const attempt = (proofs: Proof[]): Attempt => ({
  number: 1,
  method: 'transfer',
  amount: 1_000_000,
  received: 0,
  refunded: 0,
  state: 'pending',
  created_at: '2026-11-24T02:00:00Z',
  proofs,
})
const open: Payment = {
  order_id: 7,
  order_number: 'ORD26-00007',
  amount_total: 1_000_000,
  amount_credited: 0,
  amount_paid: 0,
  amount_due: 1_000_000,
  amount_over: 0,
  attempts: [],
  is_under_review: false,
  bank_accounts: [{ bank: 'Bank Contoh', number: '000-1', holder: 'PT Contoh' }],
  awaits_proof: true,
  on_account: 0,
  payment_methods: [],
}
const money: MoneyTable = {
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
const showPayment = (payment: Partial<Payment>, canPay = true) =>
  show(
    <OrderPayment
      payment={{ ...open, ...payment }}
      money={money}
      to="/account/orders/7"
      payAt="/shop/payment/5?change"
      canPay={canPay}
      today="2026-11-25"
      result={undefined}
      values={undefined}
    />,
  ).container.textContent

test('where to transfer to, and a proof with what is missing and today', () => {
  const text = showPayment({ amount_paid: 250_000, amount_due: 750_000 })
  expect(text).toContain('Bank Contoh000-1')
  expect(text).toContain('Account holder: PT Contoh')
  expect(text).toContain('Use ORD26-00007 as the payment reference.')
  expect(text).toContain('Still to payRp. 1.000.000')
  expect(text).toContain('Less than the total has arrived.')
  expect(screen.getByLabelText<HTMLInputElement>('Amount in rupiah').value).toBe('750000')
  expect(screen.getByLabelText<HTMLInputElement>('Transferred on').value).toBe('2026-11-25')
})

test('a proof that is too large is not sent, and its field says so', () => {
  showPayment({})
  const large = Object.defineProperty(new File(['%PDF-1.7'], 'proof.pdf'), 'size', { value: 10_000_001 })
  const field = screen.getByLabelText(/^Proof of transfer/)
  fireEvent.change(field, { target: { files: [large] } })
  expect(screen.getByText('This file is larger than 10 MB.')).toBeTruthy()
  fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  expect(document.activeElement).toBe(field)
})

test('a member who may only view sends no proof', () => {
  showPayment({}, false)
  expect(screen.queryByRole('button', { name: 'Upload proof' })).toBeNull()
})

test('an order that is paid asks for nothing more, one that is overpaid says so', () => {
  const paid = showPayment({ amount_paid: 1_000_000, amount_due: 0, awaits_proof: false })
  expect(paid).not.toContain('Bank Contoh')
  const over = showPayment({
    amount_paid: 1_100_000,
    amount_due: 0,
    amount_over: 100_000,
    awaits_proof: false,
  })
  expect(over).toContain('A credit of Rp. 100.000 is due to you.')
})

test('each proof says what became of it, and can be read', () => {
  const proofs = [
    proof(1, { state: 'rejected', reason: 'Not our account.' }),
    proof(2, { state: 'verified', received: 399_000 }),
    proof(3, {}),
  ]
  const text = showPayment({ attempts: [attempt(proofs)] })
  expect(text).toContain('transfer-1.pdf: Rp. 400.000, 24/11/2026Not acceptedNot our account.')
  expect(text).toContain('Received: Rp. 399.000')
  expect(text).toContain('Being checked')
  expect(screen.getByRole('link', { name: /transfer-2/ }).getAttribute('href')).toBe(
    '/api/v2/order/order/7/proof/2',
  )
})

test('no other proof is uploaded while one waits', () => {
  const text = showPayment({ awaits_proof: false, attempts: [attempt([proof(1, {})])] })
  expect(text).toContain("We're checking your proof of transfer.")
  expect(screen.queryByRole('button', { name: 'Upload proof' })).toBeNull()
  expect(
    showPayment({ awaits_proof: false, attempts: [attempt([proof(2, { state: 'verified' })])] }),
  ).not.toContain("We're checking")
})

const choice = { code: 'bca_va', name: 'BCA', description: '', is_chosen: true } as const
const payLink = (payment: Partial<Payment>, canPay = true) => {
  const record = { ...open, ...payment }
  const { container } = show(<PayOrder payment={record} payAt="/shop/payment/5" canPay={canPay} />)
  const link = container.querySelector('a')
  return link ? `${link.textContent} ${link.getAttribute('href')}` : container.textContent
}

test('what is to be paid is paid first: with its amount, where its method is paid', () => {
  const { bank_accounts: _, ...atGateway } = open
  expect(payLink({ amount_due: 750_000 })).toBe('Pay Rp. 750.000 /shop#payment')
  const { container } = show(
    <PayOrder payment={{ ...atGateway, payment_methods: [choice] }} payAt="/shop/payment/5" canPay />,
  )
  expect(container.querySelector('a.button:not(.button-quiet)')?.getAttribute('href')).toBe('/shop/payment/5')
  expect(payLink({ amount_due: 0 })).toBe('')
  expect(payLink({}, false)).toBe('')
  expect(payLink({ attempts: [attempt([proof(1, {})])] })).toBe('')
})

test('an order whose money waits for finance says so, and offers nothing to pay', () => {
  const { bank_accounts: _, ...reviewed } = { ...open, is_under_review: true }
  const { container } = show(<PayOrder payment={reviewed} payAt="/shop/payment/5" canPay />)
  expect(container.textContent).toContain("reviewing it. Please don't pay again")
  expect(container.querySelector('a')).toBeNull()
})
