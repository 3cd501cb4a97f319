import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpoint, endpoints, problem, type Endpoint } from './endpoints.ts'

/** Those of which something is not so, as 'method path'. */
const without = (isSo: (e: Endpoint) => boolean): string[] =>
  endpoints.filter((e) => !isSo(e)).map(({ method, path }) => `${method} ${path}`)

const has = ({ answers }: Endpoint, ...all: number[]): boolean => all.every((status) => status in answers)

const refusals = ({ answers }: Endpoint) => Object.entries(answers).filter(([status]) => status !== '200')

test('no two endpoints share a method and a path', () => {
  const addresses = without(() => false)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.length).toBeGreaterThan(80)
})

test('an endpoint names the parameters of its path, and no other', () => {
  const inPath = ({ path }: Endpoint) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  expect(without((e) => Object.keys(e.params?.shape ?? {}).join() === inPath(e).join())).toEqual([])
})

// @spec §8 Error bodies
test('an endpoint has one success, refuses with problems only, and may always be too busy', () => {
  expect(without((e) => e.answers[200] === e.answer)).toEqual([])
  expect(
    without((e) => refusals(e).every(([status, body]) => Number(status) >= 400 && body === problem)),
  ).toEqual([])
  expect(without((e) => has(e, 503))).toEqual([])
})

test('a command says that it is refused which another site sends', () => {
  expect(without((e) => e.method === 'get' || has(e, 403))).toEqual([])
})

test('what takes a body says that it refuses another type, and what is too large', () => {
  expect(without((e) => (!e.body && !e.form) || has(e, 413, 415))).toEqual([])
})

test('what takes input says that it refuses bad input, and a path that can lead nowhere is not found', () => {
  const takesInput = (e: Endpoint) => Boolean(e.query ?? e.body ?? e.form ?? e.once)
  expect(without((e) => takesInput(e) === has(e, 400))).toEqual([])
  expect(without((e) => !e.params || has(e, 404))).toEqual([])
})

test('what is not for everybody says how it refuses who may not call it', () => {
  const isForSome = ({ access }: Endpoint) =>
    typeof access === 'object' && ('staff' in access || ['buyer', 'owner'].includes(access.member))
  expect(without((e) => e.access === 'public' || has(e, 401))).toEqual([])
  expect(without((e) => !isForSome(e) || has(e, 403))).toEqual([])
})

test('a form is taken within a bound of its own', () => {
  expect(without((e) => !e.form || e.largest !== undefined)).toEqual([])
  expect(without((e) => e.largest === undefined || e.form !== undefined || e.body !== undefined)).toEqual([])
})

test('what happens once for a key refuses to go without one, and another command of the same', () => {
  expect(without((e) => e.once === undefined || has(e, 400, 422))).toEqual([])
})

test('an endpoint without access does not compile', () => {
  const withoutAccess = () =>
    // @ts-expect-error: it has no access rule.
    endpoint({
      method: 'get',
      path: '/x',
      summary: 'x',
      tag: 'Test',
      answer: problem,
    })
  expect(withoutAccess).toThrow()
})

test('a route names no refusal that follows from its method, access and schemas', () => {
  const plain = (e: Endpoint) => endpoint({ ...e, refuses: [] }).answers
  expect(without((e) => (e.refuses ?? []).every((status) => !(status in plain(e))))).toEqual([])
})

/** The files and packages that a file needs at run time, itself among them. */
const neededBy = (file: URL, found = new Set<string>()): Set<string> => {
  found.add(file.href)
  const text = readFileSync(file, 'utf8')
  for (const [, from = ''] of text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)'/gm)) {
    if (!from.startsWith('.')) found.add(from)
    else if (!found.has(new URL(from, file).href)) neededBy(new URL(from, file), found)
  }
  return found
}

test('browsers import routes, types and limits without zod', () => {
  const needed = neededBy(new URL('index.ts', import.meta.url))
  expect([...needed].some((file) => file.endsWith('/company/routes.ts'))).toBe(true)
  expect(needed).not.toContain('zod')
  expect(neededBy(new URL('endpoints.ts', import.meta.url))).toContain('zod')
})
