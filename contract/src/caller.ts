import type { Answer, EndpointInput, Route } from './route.ts'

export type Fetch = (request: Request) => Response | Promise<Response>

type Arguments<R extends Route> =
  Record<never, never> extends EndpointInput<R> ? [input?: EndpointInput<R>] : [input: EndpointInput<R>]

/** The parameters of a call that only reads, as its address would have them. */
export interface ReadRequest {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, readonly string[]>>
}

/** Answers a call that only reads, where the API is in the same process. */
export type Read = (
  route: Route,
  request: ReadRequest,
) => Promise<{ readonly status: number; readonly body: unknown }>

/** Calls one endpoint; the answer is a union on `status`. */
export type Call = <R extends Route>(route: R, ...input: Arguments<R>) => Promise<Answer<R>>

/** An answer outside the contract: a gateway's page, a server that failed. Carries the status. */
export class UnexpectedAnswer extends Error {
  readonly status: number
  constructor(what: string, status: number) {
    super(`${what}: ${status} is not in the contract`)
    this.name = 'UnexpectedAnswer'
    this.status = status
  }
}

type Value = string | number | undefined
interface Place {
  readonly params?: Readonly<Record<string, Value>>
  readonly query?: Readonly<Record<string, Value | readonly Value[]>>
}

/** The parameters of a place as texts, which is what an address carries; those that are undefined are left out. */
const toReadRequest = ({ params = {}, query = {} }: Place): ReadRequest => ({
  params: Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, String(value).toWellFormed()]),
  ),
  query: Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, [value].flat().map((one) => String(one).toWellFormed())]],
    ),
  ),
})

/** An endpoint's address below the API's: its path with the parameters filled in, and the query. */
export const buildPath = ({ path }: Route, { params = {}, query = {} }: Place = {}): string => {
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name]).toWellFormed()),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) for (const one of [value].flat()) search.append(name, String(one))
  const text = search.toString()
  return text === '' ? filledPath : `${filledPath}?${text}`
}

/** Those of all endpoints: a caller doesn't know the schemas from which an endpoint's own follow. */
const STATUSES = new Set([200, 400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 503])

/** What a header may hold without a change: visible ASCII. */
const IN_HEADER = /^[\x21-\x7E]*$/

/**
 * Makes a function that calls endpoints by `fetch`: the API's own stays in the process, the platform's goes over the network.
 * `base` is the API's address without a slash at its end. With `read`, calls that only read go there in place of `fetch`.
 */
export const caller =
  (fetch: Fetch, base: string, headers?: () => Record<string, string>, read?: Read): Call =>
  async (route, ...[input]) => {
    const { body, form, idempotencyKey, ...place } = (input ?? {}) as Place & {
      body?: unknown
      form?: object
      idempotencyKey?: string
    }
    if (read && route.method === 'get') return expected(route, await read(route, toReadRequest(place)))
    const requestHeaders = new Headers(headers?.())
    if (body !== undefined) requestHeaders.set('content-type', 'application/json')
    // A form's hidden key can be changed to a text that no header may hold; the API refuses an empty one.
    if (idempotencyKey !== undefined)
      requestHeaders.set('idempotency-key', IN_HEADER.test(idempotencyKey) ? idempotencyKey : '')
    const answer = await fetch(
      new Request(base + buildPath(route, place), {
        method: route.method.toUpperCase(),
        headers: requestHeaders,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(form !== undefined && { body: toFormData(form) }),
      }),
    )
    return expected(route, {
      status: answer.status,
      body: STATUSES.has(answer.status) ? await answer.json() : undefined,
    })
  }

/** An answer whose status is in the contract; throws UnexpectedAnswer for others. */
const expected = ({ method, path }: Route, answer: { readonly status: number; readonly body: unknown }) => {
  if (!STATUSES.has(answer.status)) throw new UnexpectedAnswer(`${method} ${path}`, answer.status)
  return answer as never
}

/** The fields as a form; the platform sets its content type. */
const toFormData = (fields: object): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields) as [string, string | Blob | undefined][])
    if (value !== undefined) form.append(name, value)
  return form
}
