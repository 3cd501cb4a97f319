import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../testing/show.tsx'
import type { PayingData } from './load-paying.ts'
import { Paying } from './paying.tsx'

const attempt = {
  number: 2,
  state: 'pending',
  amount: 33_300,
  expiresAt: '2026-11-24T05:00:00Z',
  instructions: { kind: 'va', bank: 'bca', account: '123456789012' },
} as const
const paying: PayingData = {
  paid: { what: 'order', id: 7 },
  number: 'ORD26-00007',
  version: 1,
  due: 33_300,
  account: { usable: 0, isUsed: false },
  attempt,
  isOpen: true,
  isUnderReview: false,
  methods: [{ code: 'bca_va', name: 'BCA', description: '', is_chosen: true }],
  canChange: true,
  isChanging: false,
  commandKey: 'a-key',
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('while money waits for finance nothing is offered to pay, not even what is still open', () => {
  speak('id')
  const { container } = show(<Paying here="/id/shop/payment/5" paying={paying} result={undefined} />)
  expect(container.textContent).toContain('123456789012')
  const reviewed = { ...paying, isUnderReview: true, methods: [], canChange: false }
  for (const text of [
    reviewed,
    { ...reviewed, isOpen: false, attempt: { ...attempt, state: 'expired' } as const },
  ]) {
    const page = show(<Paying here="/id/shop/payment/5" paying={text} result={undefined} />).container
    expect(page.textContent).toContain('Mohon jangan membayar lagi')
    expect(page.textContent).not.toContain('123456789012')
    expect(page.querySelector('form')).toBeNull()
  }
  expect(screen.getAllByRole('link', { name: 'Lihat pesanan' }).length).toBeGreaterThan(1)
})

test('the page is reloaded once when money for an earlier attempt waits for finance', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const record = { attempts: [{ number: 1, state: 'cancelled' }, attempt], is_under_review: false }
  vi.stubGlobal('fetch', async () => Response.json({ status: 'OK', data: { record } }))
  show(<Paying here="/shop/payment/5" paying={paying} result={undefined} />)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(reload).not.toHaveBeenCalled()
  record.is_under_review = true
  await vi.advanceTimersByTimeAsync(2_000)
  expect(reload).toHaveBeenCalledOnce()
  // The next page is slow: this one is still there.
  await vi.advanceTimersByTimeAsync(20_000)
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['va', attempt.instructions, 'Copy the account number', '123456789012'],
  [
    'bill',
    { kind: 'bill', biller_code: '70012', bill_key: '123456789012' },
    'Copy the bill key',
    '123456789012',
  ],
  ['qr', { kind: 'qr' }, 'Save the QR code', undefined],
] as const)('%s: the only main button is what the buyer has to do', async (_, instructions, name, copied) => {
  speak('en')
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const { container } = show(
    <Paying
      here="/shop/payment/5"
      paying={{ ...paying, attempt: { ...attempt, instructions } }}
      result={undefined}
    />,
  )
  const main = [...container.querySelectorAll<HTMLElement>('.button:not(.button-quiet)')]
  expect(main.map(({ textContent }) => textContent)).toEqual([name])
  if (copied === undefined) return
  main[0]?.click()
  expect(writeText).toHaveBeenCalledWith(copied)
})

test('the digits of an account are shown in groups of four, and selected without gaps', () => {
  speak('en')
  const { container } = show(<Paying here="/shop/payment/5" paying={paying} result={undefined} />)
  const groups = [...container.querySelectorAll('dd .part-number > span')].map(
    ({ textContent }) => textContent,
  )
  expect(groups).toEqual(['1234', '5678', '9012'])
  expect(container.textContent).toContain('123456789012')
})
