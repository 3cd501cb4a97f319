import { expect, it, vi } from 'vitest'
import { writeBisecting } from './write-bisecting.ts'

const failByDeadlock = () => Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' }))

it('writes once more what another transaction undid, and no third time', async () => {
  const [restore, refuse] = [vi.fn(async () => {}), vi.fn()]
  const write = vi
    .fn<(rows: readonly number[]) => Promise<void>>(async () => {})
    .mockImplementationOnce(failByDeadlock)
  await writeBisecting([1, 2], write, restore, refuse)
  expect(write.mock.calls).toEqual([[[1, 2]], [[1, 2]]])
  expect(restore).toHaveBeenCalledTimes(1)
  await expect(writeBisecting([1, 2], failByDeadlock, restore, refuse)).rejects.toThrow('deadlock detected')
  expect(refuse).not.toHaveBeenCalled()
})
