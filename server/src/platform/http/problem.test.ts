import { problemCodes } from '@pasok/contract'
import { problem } from '@pasok/contract/endpoints'
import { problemWords, languages } from '@pasok/words'
import { describe, expect, it, test } from 'vitest'
import { newApp } from './http.ts'
import { writeProblem } from './problem.ts'

const answered = (
  language: 'en' | 'id',
  ...given: [number, (typeof problemCodes)[number], Record<string, string[]>?]
) => {
  const app = newApp('/api')
  app.use(async (c, next) => {
    c.set('language', language)
    await next()
  })
  app.get('/refused', (c) => writeProblem(c, ...given))
  return app.request('/api/refused')
}

test('every code has its words, and no words stand there without a code', () => {
  expect(Object.keys(problemWords).toSorted()).toEqual([...problemCodes].toSorted())
})

describe.each(languages)('in %s', (language) => {
  // @spec §8 Error bodies
  it.each(problemCodes)('%s is a problem as RFC 9457 has it', async (code) => {
    const response = await answered(language, 418, code)
    const { title, detail } = problemWords[code]
    const body = { type: 'about:blank', status: 418, code, title: title[language], detail: detail[language] }
    expect(response.status).toBe(418)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const given: unknown = await response.json()
    expect(given).toStrictEqual(body)
    expect(problem.parse(given)).toStrictEqual(given)
  })
})

it('names the fields that were refused', async () => {
  const errors = { page: ['This must be at least 1.'] }
  expect(await (await answered('en', 400, 'invalid_request', errors)).json()).toMatchObject({ errors })
})
