import * as crypto from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { publicAccess } from './public-access.ts'

// Another file of this process may have loaded them already.
vi.hoisted(() => vi.resetModules())
// The real comparison, with a count of its calls.
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof crypto>()
  return { ...real, timingSafeEqual: vi.fn(real.timingSafeEqual) }
})
const compared = vi.mocked(crypto.timingSafeEqual)
beforeEach(() => void compared.mockClear())

const account = { login: 'etalase', key: 'kunci-uji-yang-cukup-panjang' }
const now = new Date('2026-11-21T08:00:00Z')

// @spec §6 Application account
describe('the application account', () => {
  const access = publicAccess(account)

  it('gets tokens for its login and key', () => {
    const tokens = access.logIn(account.login, account.key, now)
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600 })
    expect(access.opens(tokens?.access_token ?? '', now)).toBe(true)
    expect(access.opens(tokens?.refresh_token ?? '', now)).toBe(false)
    expect(access.refresh(tokens?.refresh_token ?? '', now)).toEqual(tokens)
    expect(access.refresh(tokens?.access_token ?? '', now)).toBeUndefined()
  })

  it.each([
    ['a wrong login', 'kios', account.key],
    ['a wrong password', account.login, 'salah'],
    ['both wrong', 'x', 'y'],
    ['nothing', '', ''],
    ['a login that goes on', `${account.login}x`, account.key],
    ['a password that goes on', account.login, `${account.key}\0`],
    ['a password in other case', account.login, account.key.toUpperCase()],
    ['the two swapped', account.key, account.login],
    ['words that objects know', '__proto__', 'constructor'],
    ['an endless password', account.login, 'x'.repeat(1_000_000)],
    ['what is right', account.login, account.key],
  ])('%s is compared completely, both login and password', (what, login, password) => {
    const tokens = access.logIn(login, password, now)
    expect(tokens !== undefined).toBe(what === 'what is right')
    const lengths = compared.mock.calls.map((sides) => sides.map((side) => side.byteLength))
    expect(lengths).toEqual([
      [32, 32],
      [32, 32],
    ])
  })

  it('loses its tokens with its key, and keeps them with another login', () => {
    const tokens = access.logIn(account.login, account.key, now)
    const rekeyed = publicAccess({ ...account, key: 'kunci-lain-yang-cukup-panjang' })
    expect(rekeyed.opens(tokens?.access_token ?? '', now)).toBe(false)
    expect(rekeyed.refresh(tokens?.refresh_token ?? '', now)).toBeUndefined()
    expect(publicAccess({ ...account, login: 'kios' }).opens(tokens?.access_token ?? '', now)).toBe(true)
  })
})

it('without an account there are no tokens, and none is valid', () => {
  const tokens = publicAccess(account).logIn(account.login, account.key, now)
  const none = publicAccess(undefined)
  expect(none.logIn('', '', now)).toBeUndefined()
  expect(none.logIn('undefined', 'undefined', now)).toBeUndefined()
  expect(none.logIn(account.login, account.key, now)).toBeUndefined()
  expect(none.refresh(tokens?.refresh_token ?? '', now)).toBeUndefined()
  expect(none.opens(tokens?.access_token ?? '', now)).toBe(false)
})
