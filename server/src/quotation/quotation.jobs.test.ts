import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { log } from '../platform/index.ts'
import { inBatches } from './quotation.jobs.ts'

let errors: MockInstance<typeof log.error>
beforeEach(() => {
  errors = vi.spyOn(log, 'error').mockImplementation(() => {})
})

test('a failing one delays none behind it, and is not tried for ever', async () => {
  const waiting = new Set(Array.from({ length: 250 }, (_, n) => n))
  const tried: number[] = []
  const done = await inBatches(
    async () => [...waiting].slice(0, 100),
    async (id) => {
      tried.push(id)
      if (id % 125 === 3) throw new Error('a price that can not be read')
      waiting.delete(id)
    },
  )
  expect(done).toBe(248)
  expect([...waiting]).toEqual([3, 128])
  expect(tried.filter((id) => id === 3)).toHaveLength(3)
  expect(errors).toHaveBeenCalledWith(expect.objectContaining({ quotation: 128 }), expect.any(String))
})

test('where all fail, it ends', async () => {
  const ids = Array.from({ length: 100 }, (_, n) => n)
  const broken = async () => {
    throw new Error('the database is elsewhere')
  }
  expect(await inBatches(async () => ids, broken)).toBe(0)
})
