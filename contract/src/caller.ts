import type { Answer, Asked, Endpoint } from './endpoint.ts'

export type Fetch = (request: Request) => Response | Promise<Response>

type Input<E extends Endpoint> =
  Record<never, never> extends Asked<E> ? [asked?: Asked<E>] : [asked: Asked<E>]

/** Calls one endpoint; the answer is a union on `status`. */
export type Call = <E extends Endpoint>(e: E, ...input: Input<E>) => Promise<Answer<E>>

/** An answer outside the contract: a gateway's page, a server that failed. Carries the status. */
export class UnexpectedAnswer extends Error {
  readonly status: number
  constructor(what: string, status: number) {
    super(`${what}: ${status} is not in the contract`)
    this.name = 'UnexpectedAnswer'
    this.status = status
  }
}

/**
 * One caller for both sides: give it the API's own `fetch` and it stays in the process, give it the platform's
 * and it goes out. `base` is the API's address without a slash at its end.
 */
export const caller =
  (fetch: Fetch, base: string, headers?: () => Record<string, string>): Call =>
  async (e, ...[asked]) => {
    const {
      params = {},
      query = {},
      body,
      form,
    } = (asked ?? {}) as { params?: object; query?: object; body?: unknown; form?: object }
    const path = Object.entries(params).reduce(
      (p, [name, value]) => p.replace(`{${name}}`, encodeURIComponent(String(value))),
      e.path as string,
    )
    const url = new URL(base + path)
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) for (const one of [value].flat()) url.searchParams.append(name, String(one))
    const sent = new Headers(headers?.())
    if (body !== undefined) sent.set('content-type', 'application/json')
    const answer = await fetch(
      new Request(url, {
        method: e.method.toUpperCase(),
        headers: sent,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(form !== undefined && { body: formOf(form) }),
      }),
    )
    if (!(answer.status in e.answers))
      throw new UnexpectedAnswer(`${e.method} ${url.pathname}`, answer.status)
    return { status: answer.status, body: answer.status === 204 ? undefined : await answer.json() } as never
  }

/** A form as it goes out; the platform writes its content type. */
const formOf = (fields: object): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields) as [string, string | Blob | undefined][])
    if (value !== undefined) form.append(name, value)
  return form
}
