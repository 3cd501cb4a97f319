// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show, speak } from '../testing/show.tsx'
import { RecordList } from './record-list.tsx'

const open = (language: 'en' | 'id', of: { hasMore: boolean; cursor: string; next?: string }) => {
  speak(language)
  show(
    <RecordList
      to="/account/orders"
      label="Filter"
      keywordLabel="Keyword"
      longest={100}
      states={[]}
      shown={{ state: 'placed', keyword: 'po', page: 1, cursor: of.cursor }}
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
