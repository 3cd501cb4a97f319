import { afterEach, describe, expect, it } from 'vitest'
import type { Party } from '../limits/party.ts'
import { fairShares } from '../limits/fair-shares.ts'
import { withBody, type Unread } from './read-body.ts'

const MB = 1_000_000
const LARGEST = 22 * MB

async function* bytes(size: number) {
  for (let left = size; left > 0; left -= MB) yield Buffer.alloc(Math.min(left, MB))
}

/** Bodies that are used until they are told to end, or lets another go. */
const open: { end: () => void; letGo: () => void; done: Promise<unknown> }[] = []
let used: (Buffer | Unread)[] = []
/** Something else that is shared, and taken: whoever comes waits. */
const other = fairShares({ most: 0, ofCompany: 1, ofPerson: 1 })
const send = (size: number, company?: string, person?: string) => {
  const [ended, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const party: Party | undefined = company === undefined ? undefined : { company, person }
  const done = withBody(bytes(size), { largest: LARGEST, party }, async (body) => {
    used.push(body)
    if (typeof body === 'string') return
    void gone.promise.then(() => other.turn({ company: 'of others' }))
    await ended.promise
  })
  const one = { end: ended.resolve, letGo: gone.resolve, done }
  open.push(one)
  return one
}
const lengths = () => used.map((one) => (typeof one === 'string' ? one : one.length))
afterEach(async () => {
  for (const { end } of open) end()
  await Promise.all(open.splice(0).map(({ done }) => done))
  used = []
})

describe('large bodies', () => {
  it('are used two at a time, in their order, and small ones at once', async () => {
    const last = [20, 19, 18, 17].map((size, at) => send(size * MB, `company ${at}`)).at(-1)
    // In which they have come whole.
    await expect.poll(lengths).toEqual([17 * MB, 18 * MB])
    send(100_000, 'company 9')
    await expect.poll(lengths).toEqual([17 * MB, 18 * MB, 100_000])
    last?.end()
    await expect.poll(lengths).toEqual([17 * MB, 18 * MB, 100_000, 19 * MB])
  })

  it('give their turn on also where their use fails', async () => {
    const fails = () =>
      withBody(bytes(MB), { largest: LARGEST, party: { company: 'A' } }, () =>
        Promise.reject(new Error('planted')),
      )
    for (let at = 0; at < 3; at++) await expect(fails()).rejects.toThrow('planted')
    send(MB, 'A')
    await expect.poll(lengths).toEqual([MB])
  })

  it('of all members of a company are used one at a time, so that there is a turn for another', async () => {
    const [first, second] = [send(2 * MB, 'A', 'A1'), send(3 * MB, 'A', 'A2')]
    await expect.poll(lengths).toEqual([2 * MB])
    send(MB, 'B', 'B1')
    await expect.poll(lengths).toEqual([2 * MB, MB])
    first.end()
    await expect.poll(lengths).toEqual([2 * MB, MB, 3 * MB])
    second.end()
  })

  it('let another be used while they wait for a turn of something else', async () => {
    const first = send(2 * MB, 'A')
    await expect.poll(lengths).toEqual([2 * MB])
    send(MB, 'A')
    first.letGo()
    await expect.poll(lengths).toEqual([2 * MB, MB])
  })

  it('that are part of one that has its turn wait for none', async () => {
    for (let at = 0; at < 5; at++) send(MB)
    await expect.poll(lengths).toHaveLength(5)
  })

  it('are refused to a company that has sent its share, and not to another', async () => {
    send(20 * MB, 'A').letGo()
    send(20 * MB, 'A').letGo()
    await expect.poll(lengths).toEqual([20 * MB, 20 * MB])
    send(20 * MB, 'A')
    send(19 * MB, 'B')
    await expect.poll(lengths).toHaveLength(4)
    expect(new Set(lengths())).toEqual(new Set([19 * MB, 20 * MB, 'too_busy']))
  })
})

it('small bodies are taken, until one company has 10 MB of them beside what else it sends', async () => {
  for (let at = 0; at < 650; at++) send(100_000, 'A', `A${at}`)
  await expect.poll(lengths).toHaveLength(650)
  expect(used.filter((one) => one !== 'too_busy')).toHaveLength(600)
  used = []
  // Of the same company, and of another.
  send(100_000, 'A', 'another')
  await expect.poll(lengths).toEqual(['too_busy'])
  send(100_000, 'B')
  await expect.poll(lengths).toEqual(['too_busy', 100_000])
})
