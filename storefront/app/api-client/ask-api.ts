import { buildPath, type Answer, type Problem, type Route } from '@pasok/contract'
import { getLocale } from '~words/runtime.js'
import { storedEmail } from '../identity/stored-auth.ts'

type Success<R extends Route> = Extract<Answer<R>, { readonly status: 200 }>['body'] extends { data: infer D }
  ? D
  : never

/** The input of a call: the parameters of the path, the query, a body that is sent as JSON. */
interface Request {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Continues when the page is left (`keepalive`); for small bodies. */
  readonly keepalive?: boolean
}

/** The API answered something else than success. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  constructor(path: string, status: number) {
    super(`${path}: ${status}`)
    this.status = status
  }
}

/** Is this the refusal of a session that is over, or past its time? A guest may be refused the same way: nothing ends. */
const endsSession = async (answer: Response): Promise<boolean> => {
  if (answer.status !== 401) return false
  if (storedEmail() !== undefined) return true
  const { code } = (await answer.clone().json()) as Partial<Problem>
  return code === 'session_stale'
}

/** An endpoint's address for a browser. */
export const apiAddress = (route: Route, input: Request = {}): string => `/api${buildPath(route, input)}`

/** Asks the API from the browser, in the reader's language, whatever it says of the session: to log in or out. */
export const fetchOnce = (route: Route, input: Request = {}, signal?: AbortSignal): Promise<Response> =>
  fetch(apiAddress(route, input), {
    method: route.method.toUpperCase(),
    headers: {
      'accept-language': getLocale(),
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    ...(input.keepalive && { keepalive: true }),
    ...(signal && { signal }),
  })

/**
 * The same for everything else: where the session is past its time it is renewed, once for all who ask meanwhile, and the
 * call is sent again, once.
 */
export const fetchApi = async (route: Route, input?: Request, signal?: AbortSignal): Promise<Response> => {
  const sentAt = Date.now()
  const answer = await fetchOnce(route, input, signal)
  if (!(await endsSession(answer))) return answer
  const { renewedSince } = await import('../identity/renew-session.ts')
  return (await renewedSince(sentAt)) ? fetchOnce(route, input, signal) : answer
}

/** Asks the API from the browser and answers the `data` of its success. Throws `ApiError` for any other one. */
export const askApi = async <R extends Route>(
  route: R,
  input?: Request,
  signal?: AbortSignal,
): Promise<Success<R>> => {
  const answer = await fetchApi(route, input, signal)
  if (!answer.ok) throw new ApiError(route.path, answer.status)
  const { data } = (await answer.json()) as { data: Success<R> }
  return data
}
