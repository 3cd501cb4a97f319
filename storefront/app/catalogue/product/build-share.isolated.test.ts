import type { ItemRecord } from '@pasok/contract'
import { expect, test, vi } from 'vitest'
import { buildShare } from './build-share.ts'

vi.mock('../describe.ts', () => ({ describeItem: () => 'An item' }))

test('an item’s picture for shared links is its product’s, and is called so', () => {
  const item = { name: 'Ball bearing 6204-ZZ', parent_name: 'Ball bearing', is_header: false } as ItemRecord
  expect(buildShare(item)).toMatchObject({ title: 'Ball bearing 6204-ZZ', imageText: 'Ball bearing' })
})
