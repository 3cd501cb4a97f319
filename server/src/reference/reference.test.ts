import { describe, expect, it } from 'vitest'
import {
  formatAreaCode,
  COUNTRY,
  buildFinder,
  folded,
  toAreaLevel,
  toParentId,
  windowInto,
} from './reference.ts'

describe('an area’s id', () => {
  it.each([
    [32, 'province', COUNTRY, '32'],
    [3273, 'city', 32, '32.73'],
    [327305, 'district', 3273, '32.73.05'],
    [3273051001, 'subdistrict', 327305, '32.73.05.1001'],
    [9671012004, 'subdistrict', 967101, '96.71.01.2004'],
  ] as const)('%i says its level, its parent and its code', (id, level, parent, code) => {
    expect([toAreaLevel(id), toParentId(id), formatAreaCode(id)]).toEqual([level, parent, code])
  })

  it.each([0, 1, 327, 32730, 3273051, 32730510011, 32.5])('%d is none', (id) => {
    expect(toAreaLevel(id)).toBeUndefined()
  })
})

describe('a keyword', () => {
  it.each([
    ['curacao', 'Curaçao'],
    ['ÅLAND', 'Åland Islands'],
    ['sokaan', 'Soka’an'],
    ['soka"an', 'Soka’an'],
    ["Ra'as", 'Ra"as'],
    ['toli toli', 'Kabupaten Toli-Toli'],
    ['tolitoli', 'Kabupaten Toli-Toli'],
    ['tanjung pinang', 'Kota Tanjungpinang'],
    ['bekasi kota', 'Kota Bekasi'],
    ['  BEKASI ', 'Kota Bekasi'],
    ['lubuk pakam ii', 'Lubuk Pakam I,II'],
    ['', 'Aceh'],
  ])('%j finds %j', (keyword, name) => {
    expect(buildFinder(keyword)([folded(name)])).toBe(true)
  })

  it.each([
    ['bekasi barat', 'Kota Bekasi'],
    ['bogr', 'Kota Bogor'],
    ['%', 'Aceh'],
    ['.*', 'Aceh'],
    ['-', 'Toli-Toli'],
  ])('%j does not find %j', (keyword, name) => {
    expect(buildFinder(keyword)([folded(name)])).toBe(false)
  })

  it('is looked for in one name at a time', () => {
    expect(buildFinder('jerman germany')(['germany', 'jerman'])).toBe(false)
    expect(buildFinder('jerman')(['germany', 'jerman'])).toBe(true)
  })
})

it('a window shows a part and counts the whole', () => {
  expect(windowInto(['a', 'b', 'c', 'd'], 1, 2)).toEqual({
    records: ['b', 'c'],
    total: 4,
    offset: 1,
    limit: 2,
  })
  expect(windowInto(['a'], 5, 2)).toEqual({ records: [], total: 1, offset: 5, limit: 2 })
})
