import { expect, it, vi } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { describeError, log } from '../log.ts'
import { jobRunnerOn } from './install-jobs.ts'

it('what the job runner reports is logged with its message, stack and queue', async () => {
  // Nothing connects to it.
  const database = await openDatabase('postgres://127.0.0.1:1/shop')
  const logged = vi.spyOn(log, 'error').mockReturnValue()
  const boss = jobRunnerOn(database, { work: false })
  const { message, stack } = new Error('connect ECONNREFUSED')
  // As its workers report: an object with the fields of the error.
  boss.emit('error', { code: 'ECONNREFUSED', message, stack, queue: 'reorder', worker: 'w-1' } as never)
  const [[fields] = []] = logged.mock.calls as unknown as [{ err: unknown; queue: string }][]
  expect(fields?.queue).toBe('reorder')
  expect(describeError(fields?.err)).toMatchObject({
    type: 'Error',
    message: 'connect ECONNREFUSED',
    code: 'ECONNREFUSED',
    stack: expect.stringMatching(/connect ECONNREFUSED\n +at /) as string,
  })
  await database.close()
})
