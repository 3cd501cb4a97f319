import type { Call, Route } from '@pasok/contract'
import { fetchApi } from '../../api-client/ask-api.ts'

/** The API as the web server's pages call it, asked from the browser. */
export const browserCall = (async (route: Route, input?: object) => {
  const answer = await fetchApi(route, input)
  return { status: answer.status, body: (await answer.json()) as unknown }
}) as Call
