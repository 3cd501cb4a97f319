import type { Answer, Endpoint } from '@pasok/contract'
import { getLocale } from '~words/runtime.js'

type Good<E extends Endpoint> = Extract<Answer<E>, { readonly status: 200 }>['body'] extends { data: infer D }
  ? D
  : never

/**
 * Asks the API from the browser, in the reader's language, and answers the `data` of its success. Throws for anything
 * else. The endpoint is named by its type and path alone, since its schemas stay out of the browser:
 * `askApi<typeof catalogue.suggest>('/v2/website/suggestions', { query }, signal)`.
 */
export const askApi = async <E extends Endpoint>(
  path: E['path'],
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Good<E>> => {
  const answer = await fetch(`/api${path}?${new URLSearchParams(query)}`, {
    headers: { 'accept-language': getLocale() },
    signal,
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  const { data } = (await answer.json()) as { data: Good<E> }
  return data
}
