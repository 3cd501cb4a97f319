import { expect, test } from 'vitest'
import { fairSemaphore } from './fair-semaphore.ts'

/** Pieces of work that end when they are told to; what is under way, in the order in which it began. */
const openWork = (most: number, mostOfOne: number) => {
  const inTurn = fairSemaphore(most, mostOfOne)
  const running = new Map<string, PromiseWithResolvers<void>>()
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    begin: async (source: number, ...names: string[]) => {
      for (const name of names)
        void inTurn(source, async () => {
          const end = Promise.withResolvers<void>()
          running.set(name, end)
          await end.promise.finally(() => running.delete(name))
        }).catch(() => {})
      await settle()
    },
    end: async (name: string, error?: Error) => {
      const end = running.get(name)
      if (error) end?.reject(error)
      else end?.resolve()
      await settle()
    },
    running: () => [...running.keys()],
  }
}

test('a source that comes with little does not wait for all of one that came with much', async () => {
  const work = openWork(2, 2)
  await work.begin(1, 'a1', 'a2', 'a3', 'a4', 'a5')
  await work.begin(2, 'b1')
  await work.begin(3, 'c1')
  expect(work.running()).toEqual(['a1', 'a2'])
  await work.end('a1')
  expect(work.running()).toEqual(['a2', 'b1'])
  await work.end('b1')
  expect(work.running()).toEqual(['a2', 'c1'])
  await work.end('c1')
  expect(work.running()).toEqual(['a2', 'a3'])
})

test('of one source so many run at once, also where there is room for more', async () => {
  const work = openWork(3, 1)
  await work.begin(1, 'a1', 'a2')
  await work.begin(2, 'b1')
  expect(work.running()).toEqual(['a1', 'b1'])
  await work.end('a1')
  expect(work.running()).toEqual(['b1', 'a2'])
})

test('what fails makes room, too', async () => {
  const work = openWork(1, 1)
  await work.begin(1, 'a1', 'a2')
  await work.end('a1', new Error('broken'))
  expect(work.running()).toEqual(['a2'])
})
