import type { Answer, Endpoint, Problem } from '@pasok/contract'
import { getLocale } from '~words/runtime.js'
import { storedEmail } from '../identity/stored-auth.ts'

type Good<E extends Endpoint> = Extract<Answer<E>, { readonly status: 200 }>['body'] extends { data: infer D }
  ? D
  : never

/** What is asked: the names in braces of the path, and the query. */
interface Asked {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

/** The API answered something else than success. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
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

/**
 * Asks the API from the browser, in the reader's language. Where the session is past its time it is renewed, once for
 * all who ask meanwhile, and the call is sent again, once. Not for logging in or out.
 */
export const fetchApi = async (path: string, { headers, ...init }: RequestInit = {}): Promise<Response> => {
  const send = () =>
    fetch(`/api${path}`, { ...init, headers: { 'accept-language': getLocale(), ...(headers as object) } })
  const sent = Date.now()
  const answer = await send()
  if (!(await endsSession(answer))) return answer
  const { renewedSince } = await import('../identity/renew-session.ts')
  return (await renewedSince(sent)) ? send() : answer
}

/**
 * Asks the API from the browser and answers the `data` of its success. Throws `NoAnswer` for
 * any other one. The endpoint is named by its type and path alone, since its schemas stay out of the browser:
 * `askApi<typeof catalogue.suggest>('/v2/website/suggestions', { query: { query } }, signal)`.
 */
export const askApi = async <E extends Endpoint>(
  path: E['path'],
  { params = {}, query = {} }: Asked = {},
  signal?: AbortSignal,
): Promise<Good<E>> => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const text = new URLSearchParams(query).toString()
  const answer = await fetchApi(`${filled}${text && `?${text}`}`, signal && { signal })
  if (!answer.ok) throw new NoAnswer(path, answer.status)
  const { data } = (await answer.json()) as { data: Good<E> }
  return data
}
