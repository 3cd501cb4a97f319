import type { ComparedCard } from '@pasok/contract'
import { expect, test } from 'vitest'
import { attributeRows, differs } from './compare.ts'

const product = (...attributes: ComparedCard['attributes']) => ({ attributes })
const value = (code: string, text: string, more: object = {}) => ({
  code,
  name: code.toUpperCase(),
  text,
  ...more,
})

test('a row stands for each attribute that a product has, in their order, with its unit', () => {
  const rows = attributeRows([
    product(value('bore', '20', { unit: 'mm' }), value('seal', 'NBR', { fallback_language: { text: 'en' } })),
    product(value('bore', '25', { unit: 'mm' }), value('port', 'Rc 1/8')),
  ])
  expect(rows).toEqual([
    { key: 'bore', name: 'BORE', cells: [{ text: '20 mm' }, { text: '25 mm' }] },
    { key: 'seal', name: 'SEAL', cells: [{ text: 'NBR', lang: 'en' }, undefined] },
    { key: 'port', name: 'PORT', cells: [undefined, { text: 'Rc 1/8' }] },
  ])
})

test('several values of one attribute stand in one cell', () => {
  const [row] = attributeRows([product(value('size', 'M6'), value('size', 'M8'))])
  expect(row?.cells).toEqual([{ text: 'M6, M8' }])
})

test('products differ by their texts, and where one of them has none', () => {
  expect(differs({ cells: [{ text: 'a' }, { text: 'a', lang: 'id' }] })).toBe(false)
  expect(differs({ cells: [{ text: 'a' }, { text: 'b' }] })).toBe(true)
  expect(differs({ cells: [{ text: 'a' }, undefined] })).toBe(true)
  expect(differs({ cells: [undefined, undefined] })).toBe(false)
  expect(differs({ cells: [{ text: 'a' }] })).toBe(false)
})
