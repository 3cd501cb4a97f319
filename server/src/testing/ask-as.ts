import type { Answer, EndpointInput } from '@pasok/contract'
import type { Endpoint } from '@pasok/contract/endpoints'
import { caller } from '@pasok/contract'
import { openSessions, type Holder } from '../identity/index.ts'
import type { Db } from '../platform/index.ts'
import { checkAnswer, type openApi } from './ask-api.ts'

type Input<E extends Endpoint> =
  Record<never, never> extends EndpointInput<E> ? [input?: EndpointInput<E>] : [input: EndpointInput<E>]

/** A browser in which somebody is logged in. */
export interface AskingBrowser {
  readonly cookie: string
  /** Asks from the shop's own pages, and holds the answer against the contract. */
  ask<E extends Endpoint>(e: E, ...input: Input<E>): Promise<Answer<E>>
  /** What an address below `/api` answers. */
  get(address: string): Promise<Response>
}

/** Logs a member, or a registration that waits, in: in a browser that calls itself `agent`. */
export const openBrowser = async (
  db: Db,
  api: Pick<ReturnType<typeof openApi>, 'app'>,
  holder: Holder,
  { agent = 'a test', now = new Date() } = {},
): Promise<AskingBrowser> => {
  const sessions = openSessions(db, 'a secret of the tests')
  return askingWith(api, `pasok_session=${await sessions.beginInBrowser(db, holder, agent, now)}`)
}

/** A browser with this cookie. */
export const askingWith = (
  { app }: Pick<ReturnType<typeof openApi>, 'app'>,
  cookie: string,
): AskingBrowser => {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'accept-language': 'en' }
  const call = caller(
    (request) => app.fetch(request),
    'http://shop.test/api',
    () => headers,
  )
  return {
    cookie,
    ask: async (e, ...input) => {
      const answer = await call(e, ...input)
      checkAnswer(e, answer.status, answer.body)
      return answer
    },
    get: async (address) => app.fetch(new Request(`http://shop.test/api${address}`, { headers })),
  }
}
