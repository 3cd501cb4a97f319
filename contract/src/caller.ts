import type { Answer, Asked, Route } from './route.ts'

export type Fetch = (request: Request) => Response | Promise<Response>

type Input<R extends Route> = Record<never, never> extends Asked<R> ? [asked?: Asked<R>] : [asked: Asked<R>]

/** Calls one endpoint; the answer is a union on `status`. */
export type Call = <R extends Route>(route: R, ...input: Input<R>) => Promise<Answer<R>>

/** An answer outside the contract: a gateway's page, a server that failed. Carries the status. */
export class UnexpectedAnswer extends Error {
  readonly status: number
  constructor(what: string, status: number) {
    super(`${what}: ${status} is not in the contract`)
    this.name = 'UnexpectedAnswer'
    this.status = status
  }
}

type Given = string | number | undefined
interface Place {
  readonly params?: Readonly<Record<string, Given>>
  readonly query?: Readonly<Record<string, Given | readonly Given[]>>
}

/** Where an endpoint is asked, below the API's address: its path with the parameters in their places, and the query. */
export const addressOf = ({ path }: Route, { params = {}, query = {} }: Place = {}): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name]).toWellFormed()),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) for (const one of [value].flat()) search.append(name, String(one))
  const text = search.toString()
  return text === '' ? filled : `${filled}?${text}`
}

/** Of all endpoints together: callers don't know the schemas that an endpoint's own follow from. */
const STATUSES = new Set([200, 400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 503])

/** What a header may hold without a change: visible ASCII. */
const IN_HEADER = /^[\x21-\x7E]*$/

/**
 * One caller for both sides: give it the API's own `fetch` and it stays in the process, give it the platform's
 * and it goes out. `base` is the API's address without a slash at its end.
 */
export const caller =
  (fetch: Fetch, base: string, headers?: () => Record<string, string>): Call =>
  async (route, ...[asked]) => {
    const { body, form, idempotencyKey, ...place } = (asked ?? {}) as Place & {
      body?: unknown
      form?: object
      idempotencyKey?: string
    }
    const url = new URL(base + addressOf(route, place))
    const sent = new Headers(headers?.())
    if (body !== undefined) sent.set('content-type', 'application/json')
    // A form's hidden key can be changed to what no header may hold: the API refuses an empty one.
    if (idempotencyKey !== undefined)
      sent.set('idempotency-key', IN_HEADER.test(idempotencyKey) ? idempotencyKey : '')
    const answer = await fetch(
      new Request(url, {
        method: route.method.toUpperCase(),
        headers: sent,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(form !== undefined && { body: formOf(form) }),
      }),
    )
    if (!STATUSES.has(answer.status))
      throw new UnexpectedAnswer(`${route.method} ${route.path}`, answer.status)
    return { status: answer.status, body: await answer.json() } as never
  }

/** A form as it goes out; the platform writes its content type. */
const formOf = (fields: object): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields) as [string, string | Blob | undefined][])
    if (value !== undefined) form.append(name, value)
  return form
}
