import { expect, it } from 'vitest'
import { openPasswords } from './passwords.ts'

const passwords = openPasswords()

it('accepts the password that was hashed, and no other', async () => {
  const hash = await passwords.hash('kunci pas panjang')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.isRight(hash, 'kunci pas panjang')).toBe(true)
  expect(await passwords.isRight(hash, 'kunci pas pendek')).toBe(false)
  expect(await passwords.isRight(null, '')).toBe(false)
  expect(await passwords.isRight(undefined, 'kunci pas panjang')).toBe(false)
})

it('takes as long without a hash', async () => {
  const hash = await passwords.hash('kunci pas panjang')
  await passwords.isRight(null, 'x')
  const times = { stored: Infinity, none: Infinity }
  const took = async (stored: string | null) => {
    const began = performance.now()
    await passwords.isRight(stored, 'salah')
    return performance.now() - began
  }
  for (let i = 0; i < 6; i++) {
    times.stored = Math.min(times.stored, await took(hash))
    times.none = Math.min(times.none, await took(null))
  }
  expect(times.none / times.stored).toBeGreaterThan(0.6)
})
