import { afterEach, describe, expect, it } from 'vitest'
import { withBody, type Unread } from './read-body.ts'

const MB = 1_000_000
const LARGEST = 22 * MB

async function* bytes(size: number) {
  for (let left = size; left > 0; left -= MB) yield Buffer.alloc(Math.min(left, MB))
}

/** Bodies that are used until they are told to end. */
const open: { end: () => void; done: Promise<unknown> }[] = []
let used: (Buffer | Unread)[] = []
const send = (size: number, address?: string) => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const done = withBody(bytes(size), { largest: LARGEST, address }, async (body) => {
    used.push(body)
    if (typeof body !== 'string') await ended
  })
  open.push({ end, done })
  return { end, done }
}
const lengths = () => used.map((one) => (typeof one === 'string' ? one : one.length))
afterEach(async () => {
  for (const { end } of open) end()
  await Promise.all(open.splice(0).map(({ done }) => done))
  used = []
})

describe('large bodies', () => {
  it('are used two at a time, in their order, and small ones at once', async () => {
    const last = [20, 19, 18, 17].map((size, at) => send(size * MB, `192.0.2.${at}`)).at(-1)
    // In which they have come whole.
    await expect.poll(lengths).toEqual([17 * MB, 18 * MB])
    send(100_000, '192.0.2.9')
    await expect.poll(lengths).toEqual([17 * MB, 18 * MB, 100_000])
    last?.end()
    await expect.poll(lengths).toEqual([17 * MB, 18 * MB, 100_000, 19 * MB])
  })

  it('give their turn on also where their use fails', async () => {
    const fails = () =>
      withBody(bytes(MB), { largest: LARGEST, address: '192.0.2.1' }, () =>
        Promise.reject(new Error('planted')),
      )
    for (let at = 0; at < 3; at++) await expect(fails()).rejects.toThrow('planted')
    send(MB, '192.0.2.1')
    await expect.poll(lengths).toEqual([MB])
  })

  it('that are part of one that has its turn wait for none', async () => {
    for (let at = 0; at < 5; at++) send(MB)
    await expect.poll(lengths).toHaveLength(5)
  })

  it('are refused to a network that has sent its share, and not to another', async () => {
    for (let at = 0; at < 2; at++) send(20 * MB, '192.0.2.1')
    await expect.poll(lengths).toEqual([20 * MB, 20 * MB])
    send(20 * MB, '192.0.2.1')
    send(19 * MB, '192.0.2.2')
    await expect.poll(lengths).toEqual([20 * MB, 20 * MB, 'too_busy'])
    for (const { end } of open) end()
    await expect.poll(lengths).toEqual([20 * MB, 20 * MB, 'too_busy', 19 * MB])
  })
})

it('small bodies are taken, until one network has 10 MB of them beside what else it sends', async () => {
  for (let at = 0; at < 650; at++) send(100_000, '2001:db8:1:1::/64')
  await expect.poll(lengths).toHaveLength(650)
  expect(used.filter((one) => one !== 'too_busy')).toHaveLength(600)
  used = []
  // Of the same network, and of another.
  send(100_000, '2001:db8:1:2::/64')
  await expect.poll(lengths).toEqual(['too_busy'])
  send(100_000, '2001:db8:2:1::/64')
  await expect.poll(lengths).toEqual(['too_busy', 100_000])
})
