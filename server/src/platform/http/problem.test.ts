import { problemCodes } from '@pasok/contract'
import { problem } from '@pasok/contract/endpoints'
import { problemWords, languages } from '@pasok/words'
import { describe, expect, it, test } from 'vitest'
import { newApp } from './http.ts'
import { writeProblem } from './problem.ts'

const answerProblem = (
  language: 'en' | 'id',
  args: [number, (typeof problemCodes)[number], Parameters<typeof writeProblem>[3]?],
  query = '',
  headers: Record<string, string> = {},
) => {
  const app = newApp('/api')
  app.use(async (c, next) => {
    c.set('language', language)
    await next()
  })
  app.get('/refused', (c) => writeProblem(c, ...args))
  return app.request(`/api/refused${query}`, { headers })
}

test('every code has its words, and no words stand there without a code', () => {
  expect(Object.keys(problemWords).toSorted()).toEqual([...problemCodes].toSorted())
})

describe.each(languages)('in %s', (language) => {
  // @spec §8 Error bodies
  it.each(problemCodes)('%s is a problem as RFC 9457 has it', async (code) => {
    const response = await answerProblem(language, [418, code])
    const { title, detail } = problemWords[code]
    const body = { type: 'about:blank', status: 418, code, title: title[language], detail: detail[language] }
    expect(response.status).toBe(418)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const sent: unknown = await response.json()
    expect(sent).toStrictEqual(body)
    expect(problem.parse(sent)).toStrictEqual(sent)
  })
})

it('names the fields that were refused', async () => {
  const errors = { page: ['This must be at least 1.'] }
  expect(await (await answerProblem('en', [400, 'invalid_request', { errors }])).json()).toMatchObject({
    errors,
  })
})

describe('a person who follows a link', () => {
  const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
  const follow = async (from: string | undefined, query = '', status = 404, site = 'same-origin') => {
    const response = await answerProblem('en', [status, 'not_found'], query, {
      accept: BROWSER,
      'sec-fetch-site': site,
      ...(from !== undefined && { referer: from }),
    })
    const text = await response.text()
    const links = [...text.matchAll(/href="([^"]*)"/g)].map(([, to]) => to?.replaceAll('&amp;', '&'))
    return { response, text, links }
  }

  it.each([
    ['https://shop.test/account/orders/7?x=1', '?language=id', 'en', '/account/orders/7?x=1'],
    ['https://shop.test/id/account/orders/7', '?language=en', 'id', '/id/account/orders/7'],
    [undefined, '?language=id', 'id', '/id'],
    [undefined, '', 'en', '/'],
    ['https://shop.test//evil.test/x', '', 'en', '/'],
    ['https://shop.test/api/docs', '', 'en', '/'],
    ['nonsense', '', 'en', '/'],
  ] as const)(
    'from %s%s reads a page in their language, and goes back',
    async (from, query, language, back) => {
      const { response, text, links } = await follow(from, query)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(response.headers.get('content-language')).toBe(language)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(text).toContain(`<html lang="${language}">`)
      expect(text).toContain(problemWords.not_found.detail[language])
      expect(links).toEqual([back])
    },
  )

  it('is led back to no page of another site', async () => {
    const { links } = await follow('https://other.test/id/x', '', 404, 'cross-site')
    expect(links).toEqual(['/'])
  })

  it('is led to the login where that is needed, and from there back', async () => {
    const { links } = await follow('https://shop.test/id/account/orders/7', '', 401)
    expect(links).toEqual([
      `/id/account/login?next=${encodeURIComponent('/id/account/orders/7')}`,
      '/id/account/orders/7',
    ])
  })

  it('learns nothing of the API', async () => {
    for (const code of ['invalid_request', 'overloaded', 'unavailable', 'internal'] as const)
      for (const language of languages) {
        const response = await answerProblem(language, [500, code], '', { accept: BROWSER })
        expect(await response.text()).not.toContain(problemWords[code].detail[language])
      }
  })
})

it.each(['*/*', 'application/json', ''])('a program that accepts %s reads a problem', async (accept) => {
  const response = await answerProblem('en', [404, 'not_found'], '', { accept })
  expect(response.headers.get('content-type')).toBe('application/problem+json')
})
