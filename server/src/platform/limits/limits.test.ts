import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientAddress, toNetwork } from '../http/client-address.ts'
import { openLimits, type LimitKey, type Limits } from './limits.ts'

const MINUTE_MS = 60_000
const account: LimitKey = ['login account and address', 'a 1']

describe('limits', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
  const tryOnce = async (
    limits: ReturnType<typeof openLimits>,
    keys: readonly LimitKey[],
    failed: boolean,
  ) => {
    const end = await limits.begin(keys)
    if (typeof end === 'number') return end
    await end(failed)
    return undefined
  }

  it('let five fail, say when to come back, and then let in again', async () => {
    const limits = openLimits()
    for (let at = 0; at < 5; at++) expect(await tryOnce(limits, [account], true)).toBeUndefined()
    expect(await tryOnce(limits, [account], false)).toBeGreaterThan(14 * 60)
    expect(await tryOnce(limits, [['login account and address', 'a 2']], true)).toBeUndefined()
    vi.advanceTimersByTime(15 * MINUTE_MS + 1)
    expect(await tryOnce(limits, [account], false)).toBeUndefined()
  })

  it('count no success', async () => {
    const limits = openLimits()
    for (let at = 0; at < 40; at++) expect(await tryOnce(limits, [account], false)).toBeUndefined()
  })

  it('let no more fail when all come at once', async () => {
    const limits = openLimits()
    let tried = 0
    const results = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const end = await limits.begin([account])
        if (typeof end === 'number') return 'refused'
        tried++
        await Promise.resolve()
        await end(true)
        return 'tried'
      }),
    )
    expect(tried).toBe(5)
    expect(results.filter((one) => one === 'refused')).toHaveLength(45)
  })

  it('count what is limited by itself', async () => {
    const limits = openLimits()
    for (let at = 0; at < 5; at++) expect(await limits.limited('reset', 'x')).toBeUndefined()
    expect(await limits.limited('reset', 'x')).toBeGreaterThan(0)
    expect(await limits.limited('reset', 'y')).toBeUndefined()
  })
})

describe('an account that failed too often from many addresses', () => {
  const PACE_MS = 5_000
  const network = (name: string): readonly LimitKey[] => [
    ['login account and network', `a ${name}`],
    ['login account', 'a'],
  ]
  let limits: Limits
  let start: number
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    limits = openLimits()
    for (let at = 0; at < 50; at++) await fail(network(`before ${at}`))
    start = Date.now()
  })
  afterEach(() => void vi.useRealTimers())

  const fail = async (keys: readonly LimitKey[]) => {
    const end = await limits.begin(keys)
    if (typeof end === 'number') throw new Error(`refused for ${end} s`)
    await end(true)
  }
  /** When a try began, in seconds after the fiftieth failure; `refused` for one that did not. */
  const tryAt = async (keys: readonly LimitKey[], gone?: AbortSignal) => {
    const end = await limits.begin(keys, gone)
    if (typeof end === 'number') return 'refused'
    const began = (Date.now() - start) / 1000
    await end(true)
    return began
  }
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const results = async (tries: readonly Promise<number | 'refused'>[]) => {
    await vi.advanceTimersByTimeAsync(25 * PACE_MS)
    return Promise.all(tries)
  }
  /** One after the other, so that the order is that of their coming. */
  const comeInOrder = async (all: readonly (readonly LimitKey[])[]) => {
    const tries: Promise<number | 'refused'>[] = []
    for (const keys of all) {
      tries.push(tryAt(keys))
      await settle()
    }
    return tries
  }

  it('lets one try through each five seconds, with twenty waiting; the twenty-first is refused', async () => {
    const tries = await comeInOrder(Array.from({ length: 22 }, (_, at) => network(String(at))))
    expect(await tries.at(-1)).toBe('refused')
    expect(await results(tries)).toEqual([...Array.from({ length: 21 }, (_, at) => at * 5), 'refused'])
    // After that nobody waits, and the next comes through at once.
    expect(await tryAt(network('later'))).toBe(125)
  })

  it('does not refuse for an hour: a refused caller may try again after five seconds', async () => {
    const tries = await comeInOrder(Array.from({ length: 21 }, (_, at) => network(String(at))))
    expect(await limits.begin(network('late'))).toBe(5)
    await results(tries)
  })

  it('lets those go first who failed less, one of each network before the second of any', async () => {
    await settle()
    const tries = await comeInOrder([...Array<readonly LimitKey[]>(8).fill(network('1')), network('2')])
    // The first came through at once; network 1 has seven more waiting when 2 comes.
    expect(await results(tries)).toEqual([0, 10, 15, 20, 25, 30, 35, 40, 5])
  })

  it('gives a place that is waited for to who failed less', async () => {
    const full = await comeInOrder(Array<readonly LimitKey[]>(21).fill(network('1')))
    const owner = tryAt(network('owner'))
    await settle()
    expect(await full.at(-1)).toBe('refused')
    await vi.advanceTimersByTimeAsync(25 * PACE_MS)
    expect(await owner).toBe(5)
  })

  it('is open in bounded time to its owner, whatever many networks do', async () => {
    const over = new AbortController()
    const guess = async (name: string) => {
      while (!over.signal.aborted) {
        const end = await limits.begin(network(name))
        if (typeof end !== 'number') await end(true)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
    const guessing = Array.from({ length: 60 }, (_, at) => [guess(`n ${at}`), guess(`n ${at}`)]).flat()
    const comeIn = async () => {
      let end = await limits.begin(network('owner'))
      while (typeof end === 'number') {
        const seconds = end
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000 + 2_500))
        end = await limits.begin(network('owner'))
      }
      await end(false)
      over.abort()
      return (Date.now() - start) / 1000
    }
    const took = comeIn()
    for (let second = 0; second < 1200; second++) await vi.advanceTimersByTimeAsync(1_000)
    // One try of each network, and those that wait.
    expect(await took).toBeLessThan((60 + 20 + 1) * 5)
    await Promise.all(guessing)
  })

  it('gives the place of a caller who went away to the next', async () => {
    const leaving = new AbortController()
    const tries = [tryAt(network('1')), tryAt(network('2'), leaving.signal), tryAt(network('3'))]
    await settle()
    leaving.abort()
    expect(await tries[1]).toBe('refused')
    expect(await tryAt(network('4'), AbortSignal.abort())).toBe('refused')
    expect(await results(tries)).toEqual([0, 'refused', 5])
  })

  it('still refuses a network that failed too often by itself', async () => {
    for (let at = 0; at < 20; at++) {
      const tried = tryAt(network('own'))
      await vi.advanceTimersByTimeAsync(PACE_MS)
      expect(await tried).not.toBe('refused')
    }
    expect(await limits.begin(network('own'))).toBeGreaterThan(3_000)
  })

  it('has no more than a thousand wait in all', async () => {
    const accounts = Array.from({ length: 51 }, (_, at) => `other ${at}`)
    const makeKeys = (account: string, from: string): readonly LimitKey[] => [
      ['login account and network', `${account} ${from}`],
      ['login account', account],
    ]
    for (const account of accounts)
      for (let at = 0; at < 50; at++) await fail(makeKeys(account, `before ${at}`))
    const tries = accounts.flatMap((account) =>
      Array.from({ length: 21 }, (_, at) => tryAt(makeKeys(account, String(at)))),
    )
    const all = await results(tries)
    expect(all.filter((one) => one === 'refused')).toHaveLength(20)
  })
})

describe('limits under a flood', () => {
  it('remember a bounded number of each kind, and forget the oldest first', async () => {
    const limits = openLimits({ mostKeys: 3 })
    const five = async (key: string) => {
      for (let at = 0; at < 5; at++) await limits.limited('reset', key)
    }
    for (const key of ['a', 'b', 'c']) await five(key)
    expect(await limits.limited('reset', 'a')).toBeGreaterThan(0)
    await limits.limited('reset', 'd')
    // `a` was counted again after `b`, which made room.
    expect(await limits.limited('reset', 'a')).toBeGreaterThan(0)
    expect(await limits.limited('reset', 'b')).toBeUndefined()
  })
})

describe('the network of an address', () => {
  it.each([
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::/64', '2001:db8:1::/48'],
    ['2001:db8:0:2::/64', '2001:db8:0::/48'],
    ['0:0:0:0::/64', '0:0:0::/48'],
    ['192.0.2.7', '192.0.2.7'],
    ['no address', 'no address'],
    ['', ''],
  ])('of %j is %j', (address, network) => {
    expect(toNetwork(address)).toBe(network)
  })

  it('is the same for what one customer of IPv6 has', () => {
    const [one, other] = ['2001:db8:1:2:3:4:5:6', '2001:db8:1:fedc::1'].map((peer) =>
      toNetwork(clientAddress(peer, undefined, 0)),
    )
    expect(one).toBe(other)
    expect(one).not.toBe(toNetwork(clientAddress('2001:db8:2:2::1', undefined, 0)))
  })
})

describe('the address of a client', () => {
  it.each([
    ['10.0.0.1', undefined, 0, '10.0.0.1'],
    ['10.0.0.1', '1.2.3.4', 0, '10.0.0.1'],
    ['10.0.0.1', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
    ['10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
    ['::ffff:10.0.0.1', undefined, 0, '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
    ['10.0.0.1', undefined, 1, '10.0.0.1'],
    // Some proxies write the port, and IPv6 in brackets: of one visitor it is another with each connection.
    ['10.0.0.1', '6.6.6.6:1, 1.2.3.4:56789', 1, '1.2.3.4'],
    ['10.0.0.1', '[2001:db8:1:2:3:4:5:6]:56789', 1, '2001:db8:1:2::/64'],
    ['10.0.0.1', '[2001:db8:1:2:3:4:5:6]', 1, '2001:db8:1:2::/64'],
    ['10.0.0.1', '"[2001:db8:1:2::7]:80"', 1, '2001:db8:1:2::/64'],
    ['10.0.0.1', '[::ffff:1.2.3.4]:80', 1, '1.2.3.4'],
    ['fe80::1%eth0', undefined, 0, 'fe80:0:0:0::/64'],
    ['10.0.0.1', 'unknown', 1, 'unknown'],
  ])('of %s with %s behind %i proxies is %s', (peer, forwarded, proxies, address) => {
    expect(clientAddress(peer, forwarded, proxies)).toBe(address)
  })
})
