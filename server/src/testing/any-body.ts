import type { Endpoint } from '@pasok/contract/endpoints'
import fc from 'fast-check'
import { z } from 'zod'
import { address } from './address-fixture.ts'
import { application } from './ask-api.ts'
import { PASSWORD } from './people-fixture.ts'
import { registration } from './registration-fixture.ts'

/** What fields of these names mean to hold. */
const meant: Readonly<Record<string, unknown>> = {
  ...address(),
  ...registration(),
  purpose: 'billing',
  is_default_delivery: true,
  is_default_billing: false,
  login: application.login,
  password: application.key,
  old: PASSWORD,
  // Its own again, so that every request finds the same.
  new: PASSWORD,
  version: 1,
  id: 1,
  role: 'buyer',
  reason: 'Papers are missing',
  approval_reason: 'An old customer',
  question: 'Which papers?',
  message: 'Do you cut bearings to order?',
}

/** Values that no field means to hold: of any type, without end, or with a meaning somewhere. */
const unmeant = fc.oneof(
  fc.jsonValue({ depthSize: 'small' }),
  fc.constantFrom(null, true, 0, -1, 1e308, '', '\0', '\uD800', 'abc\0', 'abc\uD800', '__proto__', [], {}, [
    [[]],
  ]),
  fc.constantFrom(200, 256, 257, 50_000, 120_000).map((length) => 'x'.repeat(length)),
  fc.string({ unit: 'binary', maxLength: 130 }),
)

type Entry = readonly [string, unknown]

/** JSON as it goes out. Joined by hand: as the key of an object `__proto__` would be lost. */
const writeEntries = (entries: readonly Entry[]): string =>
  `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`

type Own = Readonly<Record<string, unknown>>

/** The fields of a call's body as it means them; `own` is as in `anyBody`. */
const meantFields = (e: Endpoint, own: Own): Entry[] => {
  const names = Object.keys(e.body instanceof z.ZodObject ? e.body.shape : {}).filter(
    (name) => !(name in own) || own[name] !== undefined,
  )
  return names.map((name): Entry => [name, own[name] ?? meant[name] ?? 'x'])
}

/** The body that a call means, as `anyBody` makes it at best. */
export const meantBody = (e: Endpoint, own: Own = {}): string | undefined =>
  e.body && writeEntries(meantFields(e, own))

/**
 * Bodies for a call: some as it means them, the others with fields of a wrong type, a wrong length or a strange name,
 * or no JSON at all. Undefined for a call without. `own` is what this call means, where that differs; a field that is
 * undefined there is left out.
 */
export const anyBody = (e: Endpoint, own: Own = {}): fc.Arbitrary<string | undefined> => {
  if (e.body === undefined) return fc.constant(undefined)
  const right = meantFields(e, own)
  const names = right.map(([name]) => name)
  const some = names.map((name, at) =>
    fc.oneof(fc.constant(right[at]), fc.constant(undefined), fc.tuple(fc.constant(name), unmeant)),
  )
  const strange = fc.constantFrom('__proto__', 'constructor', 'toString', 'length', '', ...names)
  const fields = fc
    .tuple(fc.tuple(...some), fc.array(fc.tuple(strange, unmeant), { maxLength: 3 }))
    .map(([known, more]) => writeEntries([...known.filter((one) => one !== undefined), ...more]))
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(writeEntries(right)) },
    { weight: 5, arbitrary: fields },
    { weight: 1, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.nat({ max: 60 }).map((length) => writeEntries(right).slice(0, length)) },
    { weight: 1, arbitrary: fc.constantFrom('[', '{"a":').map((one) => one.repeat(15_000)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 130 }) },
    { weight: 1, arbitrary: fc.constantFrom('', 'null', '\uFEFF{}', '{"__proto__":{"login":1}}', '01', '"') },
  )
}

/** Mostly what a call with a body says of it; sometimes another type, or none. */
export const anyContentType = (e: Endpoint): fc.Arbitrary<string | undefined> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(e.body && 'application/json') },
    { weight: 1, arbitrary: fc.constantFrom(undefined, 'multipart/form-data', 'text/plain', 'x') },
    { weight: 1, arbitrary: fc.constantFrom('application/json; charset=utf-16', 'application/problem+json') },
  )
