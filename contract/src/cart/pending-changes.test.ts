import { describe, expect, it } from 'vitest'
import { pendingChanges } from './pending-changes.ts'

const box = { uom: 'box', pieces: 100 }
const shown = { price_shown: 1_000, unit_shown: box }

describe('a change that the buyer has to accept', () => {
  it('is none where price and unit are what was shown', () => {
    expect(pendingChanges(shown, { price: 1_000, unit: box })).toEqual({})
  })
  it('is another price, dearer or cheaper, or none any more', () => {
    for (const price of [1_001, 999, undefined])
      expect(pendingChanges(shown, { price, unit: box })).toEqual({ price_shown: 1_000 })
  })
  it('is another unit', () => {
    expect(pendingChanges(shown, { price: 1_000, unit: { uom: 'each' } })).toEqual({ unit_shown: box })
    expect(pendingChanges(shown, { price: 900, unit: { uom: 'box', pieces: 50 } })).toEqual({
      price_shown: 1_000,
      unit_shown: box,
    })
  })
  it('is nothing that was never shown, and no unit that is unknown now', () => {
    expect(pendingChanges({ price_shown: null, unit_shown: null }, { price: 1_000, unit: box })).toEqual({})
    expect(pendingChanges(shown, { price: 1_000, unit: undefined })).toEqual({})
  })
})
