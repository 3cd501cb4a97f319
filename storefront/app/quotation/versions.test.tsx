import type { QuotationLine, QuotationVersion } from '@pasok/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../testing/show.tsx'
import { shownLines } from '@pasok/ui/records/line-range.tsx'
import type { Comparison } from '@pasok/ui/records/quotation/version-comparison.tsx'
import { Versions } from './versions.tsx'

const version = (number: number, change: Partial<QuotationLine>): QuotationVersion => ({
  version: number,
  sent_at: '2026-11-24T02:00:00Z',
  valid_until: '2026-12-08',
  comment: '',
  line_count: 1,
  amount_untaxed: change.price_subtotal ?? 365_750,
  order_line: [
    {
      id: number,
      place: 1,
      status: 'quoted',
      product: { id: 4, name: 'Ball bearing', sku_number: '6204-2RS' },
      uom: 'pcs',
      product_uom_qty: 10,
      price_unit: 36_575,
      price_subtotal: 365_750,
      ...change,
    },
  ],
})
const first = version(1, { staff_comment: 'While stocks last.' })
const second = version(2, { price_unit: 35_000, price_subtotal: 350_000 })
const heads = [first, second]
const page = (total: number, at = 1) => shownLines(at, 100, total)
const to = '/account/quotation/7'

test('a version that was sent can be opened, also while another one is worked on', () => {
  speak('en')
  show(
    <Versions
      id={7}
      to={to}
      versions={heads}
      compared={undefined}
      opened={{ record: first, shownLines: page(1) }}
    />,
  )
  expect(screen.getByRole('link', { name: 'Version 2' }).getAttribute('href')).toBe(
    `${to}?version=2#versions`,
  )
  const opened = screen.getByRole('region', { name: 'Version 1' })
  expect(opened.textContent).toContain('Rp. 36.575')
  expect(opened.textContent).not.toContain('Rp. 35.000')
  expect(screen.getByRole('link', { name: 'Version 1 (PDF, English)' }).getAttribute('href')).toBe(
    '/api/v2/order/quotation/7/pdf?language=en&version=1',
  )
})

const makeComparison = (total: number, at = 1): Comparison => ({
  from: 1,
  to: 2,
  lines: [
    {
      before: first.order_line[0],
      after: second.order_line[0],
      changed: ['price_unit', 'price_subtotal', 'staff_comment'],
    },
  ],
  shownLines: page(total, at),
})

test('two versions stand above each other where they differ', () => {
  speak('en')
  const { container } = show(
    <Versions id={7} to={to} versions={heads} compared={makeComparison(1)} opened={undefined} />,
  )
  const readTexts = (tag: string) => [...container.querySelectorAll(tag)].map((one) => one.textContent)
  expect(readTexts('del')).toEqual(['Sales: While stocks last.', 'Rp. 36.575', 'Rp. 365.750'])
  expect(readTexts('mark')).toEqual(['–', 'Rp. 35.000', 'Rp. 350.000'])
})

test('a long comparison says how many lines differ, and has pages of its own', () => {
  speak('en')
  show(<Versions id={7} to={to} versions={heads} compared={makeComparison(250, 2)} opened={undefined} />)
  const region = screen.getByRole('region', { name: 'Compare versions' })
  expect(region.textContent).toContain('250')
  const links = [...region.querySelectorAll('nav a')].map((one) => one.getAttribute('href'))
  expect(links).toContain(`${to}?from=1&to=2&page=3#versions`)
  expect(links).toContain(`${to}?from=1&to=2#versions`)
})

test('an old version of many lines has pages', () => {
  speak('en')
  const opened = { record: first, shownLines: page(5_000, 1) }
  show(<Versions id={7} to={to} versions={heads} compared={undefined} opened={opened} />)
  const region = screen.getByRole('region', { name: 'Version 1' })
  const links = [...region.querySelectorAll('nav a')].map((one) => one.getAttribute('href'))
  expect(links).toContain(`${to}?version=1&page=50#versions`)
})
