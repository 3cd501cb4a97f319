import { fulfilment, type Call } from '@pasok/contract'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../testing/show.tsx'
import { takeReceiptStep } from './delivery-action.ts'
import { ReceiptConfirmation, ReceiptForm, ReceiptWithdrawal } from './receipt-form.tsx'

const lines = [
  {
    order_line_id: 1,
    place: 1,
    product: { id: 5, name: 'Hex bolt', sku_number: 'B-1' },
    uom: 'box_100',
    quantity: 3,
  },
]

test('a picture that is too large is not sent', () => {
  speak('en')
  const { container } = show(
    <ReceiptConfirmation to="/account/trackorder/7" result={undefined} receiver="Sari" lines={lines} />,
  )
  const large = Object.defineProperty(new File(['x'], 'photo.jpg'), 'size', { value: 12_000_000 })
  const field = screen.getByLabelText(/^Picture of the goods/)
  fireEvent.change(field, { target: { files: [large] } })
  expect(screen.getByText('This file is larger than 10 MB.')).toBeTruthy()
  fireEvent.submit(container.querySelector('form') as HTMLFormElement)
  expect(document.activeElement).toBe(field)
})

test('the first step asks for the receiver and signs nothing', async () => {
  speak('en')
  const { container } = show(
    <ReceiptForm to="/account/trackorder/7" result={undefined} values={{ receiver: 'Sari' }} />,
  )
  const form = new FormData(container.querySelector('form') as HTMLFormElement)
  const call = vi.fn<() => Promise<object>>()
  expect(await takeReceiptStep(call as unknown as Call, '7', form)).toEqual({
    values: { receiver: 'Sari' },
    isReviewed: true,
  })
  form.set('receiver', ' ')
  expect(await takeReceiptStep(call as unknown as Call, '7', form)).toMatchObject({
    refused: { status: 400, errors: { receiver: ['Enter the name of the person who received the goods.'] } },
  })
  expect(call).not.toHaveBeenCalled()
})

test.each([
  ['en', 'You can withdraw the confirmation for 10 minutes.'],
  ['id', 'Konfirmasi dapat dibatalkan dalam 10 menit.'],
] as const)('%s: the second step names the goods and the receiver, and signs', async (language, note) => {
  speak(language)
  const { container } = show(
    <ReceiptConfirmation to="/account/trackorder/7" result={undefined} receiver="Sari" lines={lines} />,
  )
  const text = container.textContent ?? ''
  for (const part of ['B-1', 'Hex bolt', '3', 'Sari', note]) expect(text).toContain(part)
  const form = new FormData(container.querySelector('form') as HTMLFormElement)
  const call = vi.fn<() => Promise<object>>(async () => ({ status: 200, body: { data: {} } }))
  expect(await takeReceiptStep(call as unknown as Call, '7', form)).toBe('received')
  expect(call).toHaveBeenCalledWith(fulfilment.signReceipt, {
    params: { id: '7' },
    form: { receiver: 'Sari' },
  })
})

test('a receipt that may be withdrawn shows until when, in the zone where it was signed', async () => {
  speak('id')
  const receipt = { receiver: 'Sari', at: '2026-11-23T05:00:00.000Z', zone: 'Asia/Makassar' } as const
  const until = '2026-11-23T05:10:00.000Z'
  const { container } = show(
    <ReceiptWithdrawal
      to="/account/trackorder/7"
      version={4}
      receipt={{ ...receipt, withdrawable_until: until }}
    />,
  )
  expect(container.textContent).toMatch(/sampai .*13\.10 WITA/)
  const form = new FormData(container.querySelector('form') as HTMLFormElement)
  const call = vi.fn<() => Promise<object>>(async () => ({ status: 200, body: { data: {} } }))
  expect(await takeReceiptStep(call as unknown as Call, '7', form)).toBe('withdrawn')
  expect(call).toHaveBeenCalledWith(fulfilment.withdrawReceipt, {
    params: { id: '7' },
    body: { version: 4 },
  })
  const { container: late } = show(
    <ReceiptWithdrawal to="/account/trackorder/7" version={4} receipt={receipt} />,
  )
  expect(late.querySelector('form')).toBeNull()
})
