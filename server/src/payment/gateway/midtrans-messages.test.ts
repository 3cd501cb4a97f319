import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargeBody, isSignedBy, computeSignature, transactionIn } from './midtrans-messages.ts'

const answered = {
  status_code: '200',
  transaction_id: 'a-transaction',
  order_id: 'ORD26-00001-1',
  gross_amount: '44000.00',
  currency: 'IDR',
  payment_type: 'bank_transfer',
  transaction_status: 'settlement',
  fraud_status: 'accept',
}

describe('a transaction of the gateway', () => {
  test.each([
    ['pending', '201', undefined, 'pending'],
    ['authorize', '200', 'accept', 'pending'],
    ['settlement', '200', 'accept', 'paid'],
    ['settlement', '200', undefined, 'paid'],
    ['capture', '200', 'accept', 'paid'],
    ['capture', '201', 'challenge', 'pending'],
    ['settlement', '201', 'accept', 'pending'],
    ['capture', '200', 'deny', 'denied'],
    ['deny', '202', undefined, 'denied'],
    ['cancel', '200', undefined, 'cancelled'],
    ['expire', '407', undefined, 'expired'],
    ['failure', '202', undefined, 'failed'],
    ['chargeback', '200', undefined, 'reversed'],
    ['partial_chargeback', '200', undefined, 'reversed'],
    ['refund', '200', undefined, 'refunded'],
    ['partial_refund', '200', undefined, 'partially_refunded'],
  ] as const)('that is %s with %s and %s is %s', (transaction_status, status_code, fraud_status, outcome) => {
    const { fraud_status: _, ...rest } = answered
    const read = transactionIn({
      ...rest,
      transaction_status,
      status_code,
      ...(fraud_status && { fraud_status }),
    })
    expect(read).toMatchObject({ orderId: answered.order_id, amount: 44_000, outcome, refunded: 0 })
  })

  test('has an amount with or without noughts behind its point, and rupiah without a currency', () => {
    expect(transactionIn({ ...answered, gross_amount: '44000' })?.amount).toBe(44_000)
    expect(transactionIn({ ...answered, currency: undefined })?.amount).toBe(44_000)
    expect(transactionIn({ ...answered, refund_amount: '1500' })?.refunded).toBe(1_500)
  })

  test.each(['x1500', '1500x', '1500.50'])('that gives back %s is not understood', (refund_amount) => {
    expect(transactionIn({ ...answered, refund_amount })).toBeUndefined()
  })

  test('names the refunded part', () => {
    const read = transactionIn({
      ...answered,
      transaction_status: 'partial_refund',
      refund_amount: '1500.00',
    })
    expect(read).toMatchObject({ outcome: 'partially_refunded', refunded: 1_500 })
  })

  test.each([
    [{ va_numbers: [{ bank: 'bca', va_number: '123' }] }, { kind: 'va', bank: 'bca', account: '123' }],
    [{ permata_va_number: '456' }, { kind: 'va', bank: 'permata', account: '456' }],
    [
      { biller_code: '70012', bill_key: '789' },
      { kind: 'bill', biller_code: '70012', bill_key: '789' },
    ],
    [{ payment_type: 'qris' }, { kind: 'qr' }],
    [{ va_numbers: [{ bank: 'bni', va_number: '1' }] }, { kind: 'va', bank: 'bni', account: '1' }],
    [{ va_numbers: [{ bank: 'bri', va_number: '2' }] }, { kind: 'va', bank: 'bri', account: '2' }],
    [{ va_numbers: [{ bank: 'permata', va_number: '3' }] }, { kind: 'va', bank: 'permata', account: '3' }],
    [{ biller_code: '70012' }, undefined],
    [{ bill_key: '789' }, undefined],
    [{}, undefined],
  ])('is paid where it says: %j', (more, instructions) => {
    expect(transactionIn({ ...answered, ...more })?.instructions).toEqual(instructions)
  })

  test.each([
    ['a status that nobody knows', { transaction_status: 'unheard-of' }],
    ['no amount', { gross_amount: undefined }],
    ['an amount in words', { gross_amount: 'much' }],
    ['cents', { gross_amount: '44000.50' }],
    ['less than nothing', { gross_amount: '-44000.00' }],
    ['another currency', { currency: 'USD' }],
    ['no name', { order_id: undefined }],
    ['a strange bank', { va_numbers: [{ bank: 'other', va_number: '1' }] }],
  ])('with %s is not understood', (_, wrong) => {
    expect(transactionIn({ ...answered, ...wrong })).toBeUndefined()
  })

  test('is not understood in whatever else is answered, and nothing breaks', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        expect(transactionIn(answer)).toBeUndefined()
      }),
    )
  })
})

test('a charge names the order once, in Jakarta’s time, and its items come to the amount', () => {
  const body = chargeBody({
    orderId: 'ORD26-00001-1',
    key: 'a-key',
    method: 'permata_va',
    amount: 44_000,
    title: 'ORD26-00001',
    requestedAt: new Date('2026-11-24T18:05:00Z'),
    minutes: 1_440,
  })
  expect(body).toMatchObject({
    payment_type: 'bank_transfer',
    bank_transfer: { bank: 'permata' },
    transaction_details: { order_id: 'ORD26-00001-1', gross_amount: 44_000 },
    item_details: [{ price: 44_000, quantity: 1 }],
    custom_expiry: { order_time: '2026-11-25 01:05:00 +0700', expiry_duration: 1_440, unit: 'minute' },
  })
})

const charge = {
  orderId: 'ORD26-00001-1',
  key: 'a-key',
  amount: 44_000,
  title: 'ORD26-00001',
  requestedAt: new Date('2026-11-24T18:05:00Z'),
  minutes: 1_440,
} as const

test.each([
  ['qris', { payment_type: 'qris', qris: { acquirer: 'gopay' } }],
  [
    'mandiri_bill',
    { payment_type: 'echannel', echannel: { bill_info1: 'Order', bill_info2: 'ORD26-00001' } },
  ],
  ['bca_va', { payment_type: 'bank_transfer', bank_transfer: { bank: 'bca' } }],
  ['bni_va', { payment_type: 'bank_transfer', bank_transfer: { bank: 'bni' } }],
  ['bri_va', { payment_type: 'bank_transfer', bank_transfer: { bank: 'bri' } }],
] as const)('a charge by %s says so', (method, body) => {
  expect(chargeBody({ ...charge, method })).toMatchObject(body)
})

test('a long title is cut to what the gateway takes', () => {
  const title = 'A'.repeat(60)
  expect(chargeBody({ ...charge, title, method: 'mandiri_bill' })).toMatchObject({
    echannel: { bill_info2: 'A'.repeat(30) },
    item_details: [{ name: 'A'.repeat(50) }],
  })
})

test('a signature holds for what was signed only', () => {
  const text = fc.string({ maxLength: 20 })
  fc.assert(
    fc.property(text, text, text, text, (order_id, status_code, gross_amount, key) => {
      const signed = { order_id, status_code, gross_amount }
      const signature_key = computeSignature(signed, key)
      expect(isSignedBy({ ...signed, signature_key }, key)).toBe(true)
      expect(isSignedBy({ ...signed, signature_key: signature_key.toUpperCase() }, key)).toBe(true)
      expect(isSignedBy({ ...signed, signature_key }, `${key}x`)).toBe(false)
      expect(isSignedBy({ ...signed, gross_amount: `${gross_amount}0`, signature_key }, key)).toBe(false)
      expect(isSignedBy({ ...signed, signature_key: '' }, key)).toBe(false)
    }),
  )
})
