import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { readAhead } from './read-ahead.ts'

/** Numbers from 1, and whether the source was closed. */
const numbers = (count: number) => {
  const source = { ended: false, yielded: 0 }
  const iterable = async function* () {
    try {
      while (source.yielded < count) yield ++source.yielded
    } finally {
      source.ended = true
    }
  }
  return { source, iterable: iterable() }
}

it('makes the next while one is in use, and no more, in their order', async () => {
  const { source, iterable } = numbers(4)
  const used: number[] = []
  const made: number[] = []
  const make = async (n: number) => {
    await sleep(1)
    made.push(n)
    return n * 10
  }
  for await (const value of readAhead(iterable, make)) {
    await sleep(20)
    used.push(value)
    expect(made).toHaveLength(Math.min(used.length + 1, 4))
  }
  expect(used).toEqual([10, 20, 30, 40])
  expect(source.ended).toBe(true)
})

it('of nothing makes nothing', async () => {
  const { iterable } = numbers(0)
  expect(await Array.fromAsync(readAhead(iterable, async (n) => n))).toEqual([])
})

it('ends the source where its use ends early, and waits for what was begun', async () => {
  const { source, iterable } = numbers(9)
  let begun = 0
  const make = async (n: number) => {
    begun++
    await sleep(10)
    begun--
    return n
  }
  await expect(async () => {
    for await (const n of readAhead(iterable, make)) if (n === 2) throw new Error('enough')
  }).rejects.toThrow('enough')
  expect([source.ended, source.yielded, begun]).toEqual([true, 3, 0])
})

it('fails when the turn of what failed comes, not before', async () => {
  const { source, iterable } = numbers(9)
  const used: number[] = []
  const make = async (n: number) => {
    if (n === 3) throw new Error('bad')
    return n
  }
  await expect(async () => {
    for await (const n of readAhead(iterable, make)) {
      await sleep(5)
      used.push(n)
    }
  }).rejects.toThrow('bad')
  expect([used, source.ended]).toEqual([[1, 2], true])
})
