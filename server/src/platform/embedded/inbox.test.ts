import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Inbox } from './inbox.ts'
import { message } from './wire.ts'

const drain = (inbox: Inbox): Buffer[] => {
  const messages: Buffer[] = []
  for (let next = inbox.next(true); next; next = inbox.next(true)) messages.push(Buffer.from(next))
  return messages
}

it('finds the same messages however the bytes are cut', () => {
  const sent = fc.array(
    fc.string({ maxLength: 40 }).map((text) => message('Q', text)),
    { maxLength: 8 },
  )
  const cuts = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(sent, cuts, (messages, sizes) => {
      const inbox = new Inbox()
      const bytes = Buffer.concat(messages)
      const found: Buffer[] = []
      for (let at = 0, turn = 0; at < bytes.length; turn++) {
        const end = at + (sizes[turn % sizes.length] ?? 1)
        inbox.add(bytes.subarray(at, end))
        found.push(...drain(inbox))
        at = end
      }
      expect(found).toEqual(messages)
    }),
  )
})

it('joins a large message once, not once for each chunk', () => {
  const inbox = new Inbox()
  const large = message('Q', 'x'.repeat(30_000_000))
  const start = performance.now()
  for (let at = 0; at < large.length; at += 65_536) {
    inbox.add(large.subarray(at, at + 65_536))
    if (at + 65_536 < large.length) expect(inbox.next(true)).toBeUndefined()
  }
  expect(inbox.next(true)?.equals(large)).toBe(true)
  expect(performance.now() - start).toBeLessThan(1_000)
})

it('refuses a length that no message has', () => {
  const inbox = new Inbox()
  inbox.add(Buffer.from([81, 0, 0, 0, 3]))
  expect(() => inbox.next(true)).toThrow(RangeError)
})
