import { expect, it } from 'vitest'
import { requestId } from '../index.ts'

it('makes an id that no other request has, and that it would accept itself', () => {
  const ids = Array.from({ length: 10_000 }, () => requestId())
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => requestId(id) === id)).toBe(true)
})

it.each(['7f8d1c2e-1111-4c4c-9a9a-0123456789ab', 'trace_01.A-b'])('keeps the safe id %j', (id) => {
  expect(requestId(id)).toBe(id)
})

it.each([
  '',
  'short',
  'a'.repeat(65),
  'has space',
  'line\nbreak',
  '<script>alert</script>',
  '{"a":1,"b":2}',
  'ünsafe-id',
])('replaces %j', (id) => {
  expect(requestId(id)).not.toBe(id)
  expect(requestId(id)).toMatch(/^[\w.-]{8,64}$/)
})
