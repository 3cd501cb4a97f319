import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { buyer, show } from '../testing/show.tsx'
import { QuotationsTable } from './quotations-table.tsx'

const row = {
  id: 7,
  number: 'QUO26-00007',
  state: 'quoted',
  created_at: '2026-11-24T02:00:00Z',
  line_count: 1,
  po_number: '',
  isPlainCheckout: true,
  amount_total: 11_100,
} as const

test.each([
  ['en', 'Checkout not finished', 'Offer ready'],
  ['id', 'Checkout belum selesai', 'Penawaran siap'],
] as const)('%s: an unfinished checkout is no offer, and leads back to it', (language, unfinished, offer) => {
  speak(language)
  const prefix = language === 'en' ? '' : '/id'
  const { container } = show(
    <QuotationsTable quotations={[row, { ...row, id: 8, number: 'QUO26-00008', isPlainCheckout: false }]} />,
    `${prefix}/account/dashboard`,
    undefined,
    buyer,
  )
  const [first, second] = container.querySelectorAll('tbody tr')
  expect(first?.textContent).toContain(unfinished)
  expect(first?.textContent).not.toContain(offer)
  expect(screen.getByRole('link', { name: row.number }).getAttribute('href')).toMatch(/\/shop\/checkout\/7$/)
  expect(second?.textContent).toContain(offer)
})

test('a viewer, who may not check out, is led to the record', () => {
  speak('en')
  show(<QuotationsTable quotations={[row]} />, '/account/dashboard', undefined, { ...buyer, canBuy: false })
  expect(screen.getByRole('link', { name: row.number }).getAttribute('href')).toBe('/account/quotation/7')
})
