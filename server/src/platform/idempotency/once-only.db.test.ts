import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { onDatabase } from '../../testing/index.ts'
import { deleteExpiredAnswers, isStatementTimeout, onceOnly } from '../index.ts'
import type { Db } from '../index.ts'

const NOON = new Date('2026-11-23T05:00:00Z')
const HOUR_MS = 60 * 60 * 1000
const hoursLater = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS)

const command = (changes: object = {}) => ({
  principal: { kind: 'member', id: 7 } as const,
  key: randomUUID() as string | undefined,
  route: 'POST /quotation/{id}/accept',
  request: { id: 12, note: 'soon' } as unknown,
  ...changes,
})

onDatabase('a command that is done once only', (open) => {
  let db: Db
  beforeAll(async () => {
    db = (await open()).db
    await sql`create table public.placed (number int generated always as identity, key text)`.execute(db)
  })

  /** Places an order, and answers its number. */
  const place = (key: string | undefined) => async (tx: Db) => {
    const { rows } = await sql<{ number: number }>`
      insert into public.placed (key) values (${key}) returning number`.execute(tx)
    return { status: 201, body: { number: rows[0]?.number } } as const
  }
  const placeOnce = async (key: string | undefined) =>
    (await sql`select from public.placed where key = ${key}`.execute(db)).rows.length

  it('runs once for fifty requests at a time, which all get its answer', async () => {
    const one = command()
    const all = await Promise.all(Array.from({ length: 50 }, () => onceOnly(db, one, NOON, place(one.key))))
    expect(await placeOnce(one.key)).toBe(1)
    expect(new Set(all.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(all[0]).toEqual({ status: 201, body: { number: expect.any(Number) } })
  })

  it('is another one of another principal', async () => {
    const one = command()
    for (const principal of [
      { kind: 'member', id: 7 },
      { kind: 'member', id: 8 },
      { kind: 'staff', id: 7 },
    ] as const)
      await onceOnly(db, { ...one, principal }, NOON, place(one.key))
    expect(await placeOnce(one.key)).toBe(3)
  })

  it('is refused where its key was used for another', async () => {
    const one = command()
    await onceOnly(db, one, NOON, place(one.key))
    const others = [
      { request: { id: 12, note: 'later' } },
      { request: { id: 12 } },
      { route: 'POST /quotation/{id}/decline' },
    ]
    for (const other of others)
      expect(await onceOnly(db, { ...one, ...other }, NOON, place(one.key))).toEqual({
        error: 'idempotency_key_reused',
      })
    expect(await placeOnce(one.key)).toBe(1)
  })

  it('leaves nothing of itself when it is refused, and may be corrected under its key', async () => {
    const one = command()
    const refused = { error: 'over_limit', limit: 5 } as const
    const placeOverLimit = async (tx: Db) => {
      await place(one.key)(tx)
      return refused
    }
    expect(await onceOnly(db, one, NOON, placeOverLimit)).toEqual(refused)
    expect(await placeOnce(one.key)).toBe(0)
    const corrected = { ...one, request: { id: 12, note: 'fewer' } }
    expect(await onceOnly(db, corrected, NOON, place(one.key))).toMatchObject({ status: 201 })
    expect(await placeOnce(one.key)).toBe(1)
  })

  it('leaves nothing of itself when it throws, or its connection is lost', async () => {
    const one = command()
    const run = place(one.key)
    const failing = onceOnly(db, one, NOON, async (tx) => {
      await run(tx)
      throw new Error('no more paper')
    })
    await expect(failing).rejects.toThrow('no more paper')
    const cutOff = onceOnly(db, one, NOON, async (tx) => {
      const result = await run(tx)
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
      return result
    })
    await expect(cutOff).rejects.toThrow()
    expect(await placeOnce(one.key)).toBe(0)
    expect(await onceOnly(db, one, NOON, run)).toMatchObject({ status: 201 })
    expect(await placeOnce(one.key)).toBe(1)
  })

  it('is waited for as long as a statement may take', async () => {
    const { db: web } = await open({ role: 'web' })
    const one = command()
    const run = vi.fn(async () => ({ status: 200, body: 'done' }) as const)
    const first = onceOnly(web, one, NOON, async () => {
      await expect(onceOnly(web, one, NOON, run)).rejects.toSatisfy(isStatementTimeout)
      return run()
    })
    expect(await first).toEqual({ status: 200, body: 'done' })
    expect(run).toHaveBeenCalledOnce()
  })

  it('is answered for 24 hours, and may then be another one', async () => {
    const one = command()
    const first = await onceOnly(db, one, NOON, place(one.key))
    expect(await onceOnly(db, one, hoursLater(23.9), place(one.key))).toEqual(first)
    const second = await onceOnly(db, { ...one, request: 'another' }, hoursLater(24), place(one.key))
    expect(second).toMatchObject({ status: 201 })
    expect(second).not.toEqual(first)
    expect(await onceOnly(db, { ...one, request: 'another' }, hoursLater(25), place(one.key))).toEqual(second)
  })

  it('is deleted then', async () => {
    const { db: other } = await open()
    for (const at of [NOON, hoursLater(1)])
      await onceOnly(other, command(), at, async () => ({ status: 200, body: null }))
    expect(await deleteExpiredAnswers(other, hoursLater(23.9))).toBe(0)
    expect(await deleteExpiredAnswers(other, hoursLater(24))).toBe(1)
    expect(await deleteExpiredAnswers(other, hoursLater(24))).toBe(0)
  })

  it('is the same one whatever the order of its properties, and no other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (request, other) => {
        const one = command({ request })
        const run = vi.fn(async () => ({ status: 200, body: request }) as const)
        expect(await onceOnly(db, one, NOON, run)).toEqual({ status: 200, body: request })
        const again = { ...one, request: reverseKeys(request) }
        // -0 is 0 in JSON.
        expect(JSON.stringify(await onceOnly(db, again, NOON, run))).toBe(
          JSON.stringify({ status: 200, body: request }),
        )
        expect(run).toHaveBeenCalledOnce()
        const isSame = canonical(request) === canonical(other)
        expect('error' in (await onceOnly(db, { ...one, request: other }, NOON, run))).toBe(!isSame)
      }),
    )
  })

  describe('has a key', () => {
    it.each(['~', '!', 'a'.repeat(200), '"8e03978e-40d5-43e8-bc93-6894a57f9324"'])('as %s', async (text) => {
      const one = command({ key: text })
      expect(await onceOnly(db, one, NOON, place(text))).toMatchObject({ status: 201 })
    })
    it.each([undefined, '', 'a'.repeat(201), 'a b', 'ä', 'a\n', '\u0000', '\u007f'])(
      'not as %j',
      async (text) => {
        const run = vi.fn(place(text))
        expect(await onceOnly(db, command({ key: text }), NOON, run)).toEqual({ error: 'invalid_request' })
        expect(run).not.toHaveBeenCalled()
      },
    )
  })
})

/** The same value with the properties of every object the other way round. */
const reverseKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reverseKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, one]) => [name, reverseKeys(one)]),
  )
}

/** Text that is the same for the same JSON: another way than the one that is tested. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const named = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`)
  return `{${named.toSorted().join()}}`
}
