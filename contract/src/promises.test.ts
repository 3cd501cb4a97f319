import { describe, expect, test } from 'vitest'
import { catalogue, company, content, endpoint, identity, problem, reference, staff } from './index.ts'
import type { Endpoint } from './index.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'answers' in value && 'path' in value

const promises = [catalogue, company, content, identity, reference, staff]
  .flatMap((module) => Object.entries<unknown>(module))
  .flatMap(([name, value]) => (isEndpoint(value) ? [[name, value] as const] : []))

test('no two promises share a method and a path', () => {
  const addresses = promises.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.length).toBeGreaterThan(7)
})

describe.each(promises)('%s', (_, promise) => {
  test('names the parameters of its path, and no other', () => {
    const inPath = [...promise.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(Object.keys(promise.params?.shape ?? {})).toEqual(inPath)
  })

  // @spec §8 Error bodies
  test('refuses with problems only, and may always be too busy', () => {
    const refusals = Object.entries(promise.answers).filter(([status]) => Number(status) >= 400)
    expect(refusals.map(([status]) => status)).toContain('503')
    expect(refusals.every(([, schema]) => schema === problem)).toBe(true)
  })

  test('says that a command is refused which another site sends', () => {
    expect(promise.method === 'get' || 403 in promise.answers).toBe(true)
  })

  test('says that it refuses a body of another type, and one that is too large, where it takes any', () => {
    if (!promise.body && !promise.form) return
    expect(Object.keys(promise.answers)).toEqual(expect.arrayContaining(['413', '415']))
  })

  test('says that it refuses bad input where it takes any', () => {
    const takesInput = [promise.query, promise.body, promise.form].some((input) => input !== undefined)
    expect(!takesInput || 400 in promise.answers).toBe(true)
    expect(promise.params === undefined || 404 in promise.answers).toBe(true)
  })

  test('says how it refuses who may not call it', () => {
    const { access, answers } = promise
    if (access === 'public') return
    expect(answers).toHaveProperty('401')
    const isForSome =
      access !== 'session' && ('staff' in access || ['buyer', 'owner'].includes(access.member))
    expect(!isForSome || 403 in answers).toBe(true)
  })

  test('takes a form within a bound of its own', () => {
    expect(promise.largest !== undefined).toBe(promise.form !== undefined)
  })
})

test('an endpoint without access does not compile', () => {
  // @ts-expect-error: nobody said who may call it.
  const nobodys = endpoint({
    method: 'get',
    path: '/x',
    summary: 'x',
    tag: 'Test',
    answers: { 503: problem },
  })
  expect(nobodys).not.toHaveProperty('access')
})
