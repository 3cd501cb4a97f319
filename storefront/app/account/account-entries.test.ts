import { expect, test } from 'vitest'
import { accountEntries } from './account-entries.ts'
import { isBuilt, paths } from '../routing/paths.ts'

test('every entry of an account leads to a page that there is', () => {
  expect(accountEntries.map(({ path }) => path).filter((path) => !isBuilt(path))).toEqual([])
})

test('the account’s menu beside every page lists account pages only', () => {
  const inAccount = paths.filter((path) => path.isInAccount).map(({ path }) => path)
  const beside = accountEntries.filter(({ menus }) => menus.includes('pages')).map(({ path }) => path)
  expect(inAccount).toEqual(expect.arrayContaining(beside))
})
