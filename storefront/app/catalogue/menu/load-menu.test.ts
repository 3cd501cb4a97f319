import type { Call } from '@pasok/contract'
import { expect, test } from 'vitest'
import { loadMenu, NO_CATEGORIES } from './load-menu.ts'

// @spec §8 Only logged
test('a page without its categories is shown, and why it has none is reported', async () => {
  const reported: unknown[] = []
  const report = (error: unknown) => void reported.push(error)
  const answering = (status: number, body: object) => (async () => ({ status, body })) as unknown as Call
  const failing = (async () => {
    throw new Error('no connection')
  }) as unknown as Call
  expect(await loadMenu(answering(200, { data: { records: [] } }), report)).toEqual(NO_CATEGORIES)
  expect(reported).toEqual([])
  expect(await loadMenu(answering(503, { status: 503 }), report)).toEqual(NO_CATEGORIES)
  expect(await loadMenu(failing, report)).toEqual(NO_CATEGORIES)
  expect(reported.map(String)).toEqual([
    expect.stringContaining('503'),
    expect.stringContaining('no connection'),
  ])
})
