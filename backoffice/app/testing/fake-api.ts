import type { Problem } from '@pasok/contract'
import { endpoints } from '@pasok/contract/endpoints'
import { onTestFinished, vi } from 'vitest'

/** What an endpoint was asked. */
export interface Asked {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

/** An endpoint's `data`, or the problem by which it refuses. */
export type FakeAnswer = { readonly data: object } | { readonly problem: Problem }

/** By method and path as the contract writes them: 'get /staff/orders/{id}'. */
export type FakeEndpoints = Readonly<Record<string, (asked: Asked) => FakeAnswer | Promise<FakeAnswer>>>

/** A refusal as the API writes it. */
export const refusal = (
  status: number,
  code: Problem['code'],
  more: Partial<Problem> = {},
): { problem: Problem } => ({
  problem: { type: 'about:blank', status, code, title: code, detail: `Refused: ${code}`, ...more },
})

/**
 * Answers the calls of the back office until the test is over. Each answer, and each question that is not refused, must be one
 * that the endpoint's own schemas take. Gives the calls so far, as 'get /staff/orders?state=placed'.
 */
export const fakeApi = (fakes: FakeEndpoints): readonly string[] => {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams, search } = new URL(request.url)
    const path = pathname.replace(/^\/api/, '')
    const method = request.method.toLowerCase()
    calls.push(`${method} ${path}${search}`)
    for (const endpoint of endpoints) {
      const found = new RegExp(`^${endpoint.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(path)
      const fake = fakes[`${endpoint.method} ${endpoint.path}`]
      if (!found || endpoint.method !== method || !fake) continue
      const params = { ...found.groups }
      const query = Object.fromEntries(searchParams)
      const isJson = request.headers.get('content-type') === 'application/json'
      const body: unknown = isJson ? await request.json() : undefined
      const answer = await fake({ params, query, body })
      if ('problem' in answer) return Response.json(answer.problem, { status: answer.problem.status })
      endpoint.params?.parse(params)
      endpoint.query?.parse(query)
      endpoint.body?.parse(body)
      return Response.json(endpoint.answer.parse({ status: 'OK', data: answer.data }))
    }
    throw new TypeError(`No fake for ${method} ${path}`)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return calls
}
