import { expect, test } from 'vitest'
import { fairShares, type Shares } from './fair-shares.ts'

/** Pieces of work that end when they are told to; what is under way, in the order in which it began. */
const openWork = (shares: Shares) => {
  const { during } = fairShares(shares)
  const running = new Map<string, PromiseWithResolvers<void>>()
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    /** Of a person, as 'A1': the first of company A. */
    begin: async (person: string, ...names: string[]) => {
      for (const name of names)
        void during({ company: person.slice(0, 1), person }, async () => {
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

test('who comes with little does not wait for all of one that came with much', async () => {
  const work = openWork({ most: 2, ofCompany: 2, ofPerson: 2 })
  await work.begin('A1', 'a1', 'a2', 'a3', 'a4', 'a5')
  await work.begin('B1', 'b1')
  await work.begin('C1', 'c1')
  expect(work.running()).toEqual(['a1', 'a2'])
  await work.end('a1')
  expect(work.running()).toEqual(['a2', 'b1'])
  await work.end('b1')
  expect(work.running()).toEqual(['a2', 'c1'])
  await work.end('c1')
  expect(work.running()).toEqual(['a2', 'a3'])
})

test('with one turn at a time, a party without a turn goes before another’s earlier request', async () => {
  const work = openWork({ most: 1, ofCompany: 1, ofPerson: 1 })
  await work.begin('A1', 'a1', 'a2', 'a3')
  await work.begin('B1', 'b1', 'b2')
  for (const name of ['a1', 'b1', 'a2', 'b2', 'a3']) {
    expect(work.running()).toEqual([name])
    await work.end(name)
  }
})

test('a person, and all persons of a company together, have so much and no more', async () => {
  const work = openWork({ most: 4, ofCompany: 2, ofPerson: 1 })
  await work.begin('A1', 'a1', 'a2')
  expect(work.running()).toEqual(['a1'])
  await work.begin('A2', 'a3')
  await work.begin('A3', 'a4')
  await work.begin('B1', 'b1')
  expect(work.running()).toEqual(['a1', 'a3', 'b1'])
  await work.end('a1')
  // The third person of the company has waited longer than the first, who has just had a turn.
  expect(work.running()).toEqual(['a3', 'b1', 'a4'])
})

test('what fails makes room, too', async () => {
  const work = openWork({ most: 1, ofCompany: 1, ofPerson: 1 })
  await work.begin('A1', 'a1', 'a2')
  await work.end('a1', new Error('broken'))
  expect(work.running()).toEqual(['a2'])
})

test('who goes away takes no turn, and a turn ends once', async () => {
  const shares = fairShares({ most: 1, ofCompany: 1, ofPerson: 1 })
  const [a, b] = [{ company: 'A' }, { company: 'B', person: 'B1' }]
  const end = await shares.turn(a)
  const leaving = new AbortController()
  const left = shares.turn(b, leaving.signal)
  const stays = shares.turn(b)
  expect(shares.waiting(b)).toEqual({ all: 2, ofCompany: 2, ofPerson: 2 })
  expect(shares.waiting(a)).toEqual({ all: 2, ofCompany: 0, ofPerson: 0 })
  leaving.abort()
  expect(await left).toBeUndefined()
  end?.()
  end?.()
  expect(await stays).toBeDefined()
  expect(shares.waiting(b).all).toBe(0)
  const third = shares.turn(a)
  expect(shares.waiting(a).all).toBe(1)
  ;(await stays)?.()
  expect(await third).toBeDefined()
})
