import { describe, expect, test } from 'vitest'
import { judge, type Shown } from './judge.ts'

const products: Record<string, string> = { 'B-8X30': 'BOLT', 'B-8X35': 'BOLT', 'N-8': 'NUT' }
const judgeAnswer = (
  first: string | null,
  shown: readonly Shown[],
  { or = [] as string[], isPartial = false } = {},
) => judge({ q: '', lang: 'en', first, or }, { shown, isPartial }, (item) => products[item])

describe('An answer', () => {
  test('is right where its first row is the product, or an item of it', () => {
    expect(judgeAnswer('BOLT', [{ product: 'BOLT' }])).toBe('first')
    expect(judgeAnswer('BOLT', [{ product: 'BOLT', item: 'B-8X35' }])).toBe('first')
  })

  test('is right for an item where that item is shown', () => {
    expect(judgeAnswer('B-8X30', [{ product: 'BOLT', item: 'B-8X30' }])).toBe('first')
    expect(judgeAnswer('B-8X30', [{ product: 'BOLT', item: 'B-8X35' }])).toBe('wrong or none')
    expect(judgeAnswer('B-8X30', [{ product: 'BOLT' }])).toBe('wrong or none')
  })

  test('is right by the product where several of its items are', () => {
    expect(judgeAnswer('B-8X30', [{ product: 'BOLT' }], { or: ['B-8X35'] })).toBe('first')
    expect(judgeAnswer('B-8X30', [{ product: 'BOLT' }], { or: ['N-8'] })).toBe('wrong or none')
  })

  test('counts the first three rows', () => {
    const others = [{ product: 'NUT' }, { product: 'NUT' }]
    expect(judgeAnswer('BOLT', [...others, { product: 'BOLT' }])).toBe('in three')
    expect(judgeAnswer('BOLT', [...others, ...others, { product: 'BOLT' }])).toBe('wrong or none')
    expect(judgeAnswer('BOLT', [])).toBe('wrong or none')
  })

  test('has nothing, or says that it is partial, where nothing fits', () => {
    expect(judgeAnswer(null, [])).toBe('first')
    expect(judgeAnswer(null, [{ product: 'BOLT' }])).toBe('wrong or none')
    expect(judgeAnswer(null, [{ product: 'BOLT' }], { isPartial: true })).toBe('first')
  })
})
