import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { orderStateLabels } from '@pasok/words'
import { show, speak } from '../testing/show.tsx'
import { RecordFilter } from './record-filter.tsx'
import { RecordList } from './record-list.tsx'
import type { RecordQuery } from './record-query.ts'

interface Listed {
  readonly states?: readonly string[]
  readonly keyword?: string
  readonly total?: number
  readonly hasMore?: boolean
  readonly cursor?: string
  readonly next?: string
}

const showList = ({ states = [], keyword = '', total = 0, hasMore = false, cursor = '', next }: Listed) =>
  show(
    <RecordList
      to="/account/orders"
      window={{
        query: { states, from: '', to: '', keyword, page: 1, cursor },
        total,
        hasMore,
        cursors: {
          previous: cursor === '' ? undefined : 'a.b',
          next,
          last: next && 'y.z',
        },
      }}
      words={{
        filter: 'Filter',
        search: 'Keyword',
        day: 'Ordered on',
        count: ({ total }) => `${total} orders`,
        noneFound: 'No order matches',
      }}
      states={orderStateLabels}
      empty="No orders yet"
    >
      <p>records</p>
    </RecordList>,
  )

/** The links to the pages of a long list. */
const open = (language: 'en' | 'id', listed: Listed) => {
  speak(language)
  showList({ states: ['placed'], keyword: 'po', total: 10_000, ...listed })
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}
/** What the form of the filter sends, and whether its states and days are open. */
const filter = (query: Partial<RecordQuery>) => {
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
      query={{ states: [], from: '', to: '', keyword: '', page: 1, cursor: '', ...query }}
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
  const {
    sent: readFields,
    isOpen,
    summary,
  } = filter({
    states: ['placed', 'completed'],
    from: '2026-11-01',
    keyword: 'po',
  })
  expect([isOpen, summary]).toEqual([true, 'Status and date (3)'])
  expect(readFields()).toEqual(['keyword,po', 'state,placed', 'state,completed', 'from,2026-11-01'])
  fireEvent.click(screen.getByRole('checkbox', { name: 'Confirmed' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Placed' }))
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-30' } })
  expect(readFields()).toEqual([
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

test('a list without records shows how to begin; one that its filter empties shows how to see all', () => {
  speak('en')
  const empty = showList({})
  expect(empty.container.textContent).toBe('No orders yet')
  empty.unmount()
  showList({ keyword: 'po' })
  expect(screen.getByRole('status').textContent).toBe('No order matches')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/account/orders')
  expect(screen.queryByText('records')).toBeNull()
})
