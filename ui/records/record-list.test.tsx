// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show, speak } from '../testing/show.tsx'
import { RecordFilter } from './record-filter.tsx'
import { RecordList } from './record-list.tsx'
import type { RecordQuery } from './record-query.ts'

const open = (language: 'en' | 'id', of: { hasMore: boolean; cursor: string; next?: string }) => {
  speak(language)
  show(
    <RecordList
      to="/account/orders"
      label="Filter"
      keywordLabel="Keyword"
      longest={100}
      states={[]}
      dayLabel="Ordered on"
      shown={{ states: ['placed'], from: '', to: '', keyword: 'po', page: 1, cursor: of.cursor }}
      total={10_000}
      hasMore={of.hasMore}
      cursors={{ previous: of.cursor === '' ? undefined : 'a.b', next: of.next, last: of.next && 'y.z' }}
      pageSize={20}
      count="10,000"
    >
      <p>records</p>
    </RecordList>,
  )
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}
/** What the form of the filter sends, and whether its states and days are open. */
const filter = (shown: Partial<RecordQuery>) => {
  show(
    <RecordFilter
      to="/account/orders"
      label="Filter"
      keywordLabel="Keyword"
      longest={100}
      states={[
        ['placed', 'Placed'],
        ['confirmed', 'Confirmed'],
        ['completed', 'Completed'],
      ]}
      dayLabel="Ordered on"
      shown={{ states: [], from: '', to: '', keyword: '', page: 1, cursor: '', ...shown }}
    />,
  )
  const form = screen.getByRole<HTMLFormElement>('search')
  return {
    sent: () => [...new FormData(form).entries()].filter(([, value]) => value !== '').map(String),
    isOpen: form.querySelector('details')?.open,
    summary: form.querySelector('summary')?.textContent,
  }
}

test('the filter sends each state that is ticked, and the days', () => {
  speak('en')
  const { sent, isOpen, summary } = filter({
    states: ['placed', 'completed'],
    from: '2026-11-01',
    keyword: 'po',
  })
  expect([isOpen, summary]).toEqual([true, 'Status and date (3)'])
  expect(sent()).toEqual(['keyword,po', 'state,placed', 'state,completed', 'from,2026-11-01'])
  fireEvent.click(screen.getByRole('checkbox', { name: 'Confirmed' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Placed' }))
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-30' } })
  expect(sent()).toEqual([
    'keyword,po',
    'state,confirmed',
    'state,completed',
    'from,2026-11-01',
    'to,2026-11-30',
  ])
})

test('states and days are folded where none is chosen', () => {
  speak('id')
  expect(filter({ keyword: 'po' })).toMatchObject({ isOpen: false, summary: 'Status dan tanggal' })
})

const HERE = '/account/orders?keyword=po&state=placed'

test('a list of more records than are counted leads on, and to its end', () => {
  expect(open('en', { hasMore: true, cursor: '', next: 'c.d' })).toEqual([
    ['Next', `${HERE}&cursor=c.d`],
    ['Last', `${HERE}&cursor=y.z`],
  ])
})

test('its last page leads back, and to its beginning', () => {
  expect(open('id', { hasMore: true, cursor: 'y.z' })).toEqual([
    ['Pertama', HERE],
    ['Sebelumnya', `${HERE}&cursor=a.b`],
  ])
})

test('a shorter list has numbered pages', () => {
  expect(open('en', { hasMore: false, cursor: '', next: 'c.d' }).at(-2)).toEqual(['500', `${HERE}&page=500`])
})
