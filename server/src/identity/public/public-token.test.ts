import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publicToken } from './public-token.ts'

const KEY = 'kunci-uji-yang-cukup-panjang'
const now = new Date('2026-11-21T08:00:00.900Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe.each([
  ['access', 3600],
  ['refresh', 30 * 24 * 3600],
] as const)('a public %s token', (kind, lifetime) => {
  const { sign, holds } = publicToken(kind, KEY)
  const token = sign(now)

  it(`holds for ${lifetime} seconds and no longer`, () => {
    for (const seconds of [0, 1, lifetime / 2, lifetime - 1]) expect(holds(token, after(seconds))).toBe(true)
    for (const seconds of [lifetime, lifetime + 1, lifetime * 100])
      expect(holds(token, after(seconds))).toBe(false)
  })

  it('has only its kind and its expiry', () => {
    const expiry = Math.floor(now.getTime() / 1000) + lifetime
    expect(token).toMatch(new RegExp(`^public-${kind}\\.${expiry}\\.[\\w-]{43}$`))
  })

  it('can be sent as a bearer token without escaping', () => {
    expect(token).toMatch(/^[\w.~+/-]+$/)
  })

  it('is not valid with another key', () => {
    for (const key of [`${KEY}x`, KEY.slice(1), KEY.toUpperCase()])
      expect(publicToken(kind, key).holds(token, now)).toBe(false)
    expect(publicToken(kind, KEY).holds(token, now)).toBe(true)
  })

  it('is not valid as the other kind, even if it names it', () => {
    const other = kind === 'access' ? 'refresh' : 'access'
    expect(publicToken(other, KEY).holds(token, now)).toBe(false)
    expect(publicToken(other, KEY).holds(token.replace(kind, other), now)).toBe(false)
  })

  it('is not valid with any character changed, added or left out', () => {
    const place = fc.nat({ max: token.length - 1 })
    const character = fc.constantFrom(...'0123456789abcxyzABCXYZ-_.= '.split(''))
    fc.assert(
      fc.property(place, fc.option(character, { nil: '' }), fc.boolean(), (at, put, replaces) => {
        const changed = token.slice(0, at) + put + token.slice(replaces ? at + 1 : at)
        expect(holds(changed, now)).toBe(changed === token)
      }),
    )
  })

  it('is not any other text', () => {
    const [payload = '', expiry = '', signature = ''] = token.split('.')
    for (const made of [
      '',
      '.',
      '..',
      payload,
      `${payload}.${expiry}`,
      `${payload}.${expiry}.`,
      `${payload}.${Number(expiry) + 1}.${signature}`,
      `${payload}..${signature}`,
      `${payload}.Infinity.${signature}`,
      `${token}.`,
      `${token}.${signature}`,
      token.repeat(2),
      'x'.repeat(100_000),
    ])
      expect(holds(made, now), made.slice(0, 80)).toBe(false)
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !holds(text, now)))
  })
})
