import { expect, it, onTestFinished } from 'vitest'
import { openWorkers } from '../index.ts'
import type { Task, Workers } from '../index.ts'
import { actingFor } from '../limits/party.ts'
import type { add, allocate, fail, idle, readThreadId } from '../../testing/worker-tasks.ts'

const task = <Does extends (input: never) => Promise<unknown>>(
  name: string,
  deadlineMs = 10_000,
): Task<Does> => ({
  module: new URL('../../testing/worker-tasks.ts', import.meta.url),
  name,
  deadlineMs,
})

const workers = (options: Parameters<typeof openWorkers>[0] = {}): Workers => {
  const opened = openWorkers({ threads: 1, ...options })
  onTestFinished(opened.close)
  return opened
}

it('does a task in another thread, on a copy of its input', async () => {
  const pool = workers()
  const bytes = new Uint8Array([1, 2, 3])
  expect(await pool.run(task<typeof add>('add'), bytes)).toEqual(new Uint8Array([2, 3, 4]))
  expect([...bytes]).toEqual([1, 2, 3])
  expect(await pool.run(task<typeof readThreadId>('readThreadId'), undefined)).not.toBe(0)
})

it('throws what the task throws', async () => {
  await expect(workers().run(task<typeof fail>('fail'), 'no such thing')).rejects.toThrow('no such thing')
})

it('stops a task that takes too long, and continues with the next', async () => {
  const pool = workers()
  // Idle for longer than a test may take.
  expect(await pool.run(task<typeof idle>('idle', 300), 60_000)).toBe('overrun')
  expect(await pool.run(task<typeof add>('add'), new Uint8Array([1]))).toEqual(new Uint8Array([2]))
})

it('gives up on what takes too much memory, and the process lives', async () => {
  const pool = workers({ heapMb: 24 })
  expect(await pool.run(task<typeof allocate>('allocate', 20_000), undefined)).toBe('overrun')
  expect(await pool.run(task<typeof add>('add'), new Uint8Array([1]))).toEqual(new Uint8Array([2]))
})

it('refuses tasks to a full queue, but not those that wait', async () => {
  const pool = workers({ queue: 2 })
  const slow = () => pool.run(task<typeof idle>('idle'), 200)
  const runs = Array.from({ length: 6 }, slow)
  const waiting = pool.run(task<typeof idle>('idle'), 1, { waits: true })
  const made = await Promise.all(runs)
  expect(made.filter((one) => one === 'busy').length).toBeGreaterThanOrEqual(3)
  expect(made).toContain('rested')
  expect(await waiting).toBe('rested')
})

it('ends what is under way when it closes, and takes nothing more', async () => {
  const pool = openWorkers({ threads: 1 })
  const running = pool.run(task<typeof idle>('idle', 60_000), 60_000)
  await pool.close()
  expect(await running).toBe('busy')
  expect(await pool.run(task<typeof idle>('idle'), 1)).toBe('busy')
})

it("leaves a thread and room in the queue for others, whatever one company's members ask for", async () => {
  const pool = workers({ threads: 2, queue: 8 })
  const long = (person: string) =>
    actingFor({ company: 'A', person }, () => pool.run(task<typeof idle>('idle', 60_000), 60_000))
  const runs = Array.from({ length: 12 }, (_, at) => long(`A${at % 6}`))
  const other = { company: 'B', person: 'B1' }
  for (let at = 0; at < 3; at++)
    expect(await actingFor(other, () => pool.run(task<typeof idle>('idle'), 1))).toBe('rested')
  await pool.close()
  expect(await Promise.all(runs)).toEqual(runs.map(() => 'busy'))
})

it('tells who waited in vain that it is busy', async () => {
  const pool = workers()
  const running = pool.run(task<typeof idle>('idle'), 600)
  expect(await pool.run(task<typeof idle>('idle', 100), 1)).toBe('busy')
  expect(await running).toBe('rested')
})
