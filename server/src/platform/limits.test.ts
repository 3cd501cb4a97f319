import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientAddress } from './client-address.ts'
import { openLimits, type LimitKey } from './limits.ts'

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

describe('the address of a client', () => {
  it.each([
    ['10.0.0.1', undefined, 0, '10.0.0.1'],
    ['10.0.0.1', '1.2.3.4', 0, '10.0.0.1'],
    ['10.0.0.1', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
    ['10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
    ['::ffff:10.0.0.1', undefined, 0, '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
    ['10.0.0.1', undefined, 1, '10.0.0.1'],
  ])('of %s with %s behind %i proxies is %s', (peer, forwarded, proxies, address) => {
    expect(clientAddress(peer, forwarded, proxies)).toBe(address)
  })
})
