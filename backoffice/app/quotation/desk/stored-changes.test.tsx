import { DAY_MS } from '@pasok/contract'
import { beforeEach, expect, test } from 'vitest'
import { newLine } from './desk-line.ts'
import { dropStoredChanges, findStoredChanges, storeChanges } from './stored-changes.ts'

const terms = { comment: '', valid_until: '', delivery_cost: '' }
const changes = (at = Date.now()) => ({
  version: 1,
  at: new Date(at).toISOString(),
  lines: [newLine(-1, 1)],
  bases: [],
  terms,
  baseTerms: terms,
})
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('pasok-desk-'))
beforeEach(() => localStorage.clear())

test('changes come back to the one who left them', () => {
  storeChanges(1, 7, changes())
  expect(findStoredChanges(1, 7)).toMatchObject({ version: 1, lines: [{ key: -1 }] })
  expect([findStoredChanges(2, 7), findStoredChanges(1, 8)]).toEqual([undefined, undefined])
})

test.each([
  ['no JSON', '{'],
  ['no object', 'null'],
  ['no lines', JSON.stringify({ ...changes(), lines: undefined })],
  ['a line of another form', JSON.stringify({ ...changes(), lines: [{ key: 1 }] })],
  ['no day', JSON.stringify({ ...changes(), at: 'soon' })],
  ['terms of another form', JSON.stringify({ ...changes(), terms: { comment: 1 } })],
])('what can not be restored is not offered, and dropped: %s', (_, text) => {
  storeChanges(1, 7, changes())
  localStorage.setItem(stored()[0] ?? '', text)
  expect(findStoredChanges(1, 7)).toBeUndefined()
  dropStoredChanges(1)
  expect(stored()).toEqual([])
})

test('changes of others, of an older form and of more than a week ago are dropped; all are at a log-out', () => {
  localStorage.setItem('pasok-desk-1-7', JSON.stringify(changes()))
  storeChanges(1, 7, changes())
  storeChanges(11, 7, changes())
  storeChanges(1, 8, changes(Date.now() - 8 * DAY_MS))
  localStorage.setItem('pasok-admin-language', 'id')
  dropStoredChanges(1)
  expect(stored()).toEqual(['pasok-desk-2-1-7'])
  dropStoredChanges()
  expect([stored(), localStorage.getItem('pasok-admin-language')]).toEqual([[], 'id'])
})
