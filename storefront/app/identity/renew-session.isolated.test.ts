import { search } from '@pasok/contract'
import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('~words', () => ({ session_expired: () => 'expired' }))
vi.mock('~words/runtime.js', () => ({ getLocale: () => 'en' }))

/** A browser's storage. */
const storage = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

/**
 * A server whose session is past its time until it is renewed, or for good; `renewal` is what the renewal answers. What is
 * asked with a 7 at its end was refused in time, and is answered only once the renewal was.
 */
const open = async (renewal: number, isStaleForGood = false) => {
  const calls = { renewals: 0, others: 0 }
  let stale = true
  const problem = (status: number) => Response.json({ code: 'session_stale' }, { status })
  const renewed = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/auth/session/renew') {
      calls.renewals++
      if (renewal === 200) stale = isStaleForGood
      queueMicrotask(renewed.resolve)
      return renewal === 200 ? Response.json({}) : problem(renewal)
    }
    calls.others++
    const answer = stale ? problem(401) : Response.json({ data: { path } })
    if (path.endsWith('7')) await renewed.promise
    return answer
  })
  vi.resetModules()
  const { askApi } = await import('../api-client/ask-api.ts')
  const ask = (n: number) => askApi(search.suggest, { query: { query: String(n) } })
  return { calls, ask }
}

beforeEach(() => {
  vi.unstubAllGlobals()
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('navigator', {})
})

// @spec §4 Refresh: on 401
test('a call that is refused after the renewal, too, is not sent a third time', async () => {
  const { calls, ask } = await open(200, true)
  await expect(ask(1)).rejects.toThrow('401')
  expect(calls).toEqual({ renewals: 1, others: 2 })
})

// @spec §4 Refresh: queue
test('fifty calls at once, some of which are answered late, make one renewal, and all are sent again', async () => {
  const { calls, ask } = await open(200)
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => ask(n)))
  expect(answers).toHaveLength(50)
  expect(calls.renewals).toBe(1)
  expect(calls.others).toBeGreaterThan(50)
  await ask(1)
  expect(calls.renewals).toBe(1)
})

// @spec §4 Refresh: failure
test('an ended session is announced once, and the stored profile is removed', async () => {
  const { calls, ask } = await open(401)
  localStorage.setItem('profile', '{"email":"a@b.test"}')
  const reload = vi.fn<() => void>()
  vi.stubGlobal('window', { location: { reload } })
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => ask(n)))
  expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'rejected'))
  expect(calls.renewals).toBe(1)
  expect(sessionStorage.getItem('notice')).toContain('expired')
  expect(localStorage.getItem('profile')).toBeNull()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1), 10_000)
})

test('a server that is overloaded ends no session', async () => {
  const { ask } = await open(503)
  localStorage.setItem('profile', '{"email":"a@b.test"}')
  await expect(ask(1)).rejects.toThrow('503')
  expect(localStorage.getItem('profile')).toContain('a@b.test')
  expect(sessionStorage.getItem('notice')).toBeNull()
})
