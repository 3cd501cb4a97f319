import { caller, type Answer, type EndpointInput } from '@pasok/contract'
import type { Endpoint } from '@pasok/contract/endpoints'
import { expect } from 'vitest'
import { createApp } from '../app.ts'
import type { LegalTexts, SettingsFile } from '../content/index.ts'
import type { Event } from '../events/index.ts'
import {
  openSessions,
  type ApplicationAccount,
  type Passwords,
  type TrustedBrowsers,
} from '../identity/index.ts'
import { openEmails, openWorkers } from '../platform/index.ts'
import type { Database, Db, Limits, SendEmail, Storage, Workers } from '../platform/index.ts'
import type { Gateway } from '../payment/index.ts'
import { memoryStorage } from './memory-storage.ts'
import { passwords } from './passwords.ts'
import { settings } from './shop-settings.ts'

export { settings }

const wording = (title: string) => ({
  title,
  lead: title,
  sections: [{ heading: title, paragraphs: [title] }],
})

/** What its people agree to. */
const texts: LegalTexts = {
  terms: [
    { version: '2026-11-02', en: wording('New terms'), id: wording('Syarat baru') },
    { version: '2026-01-31', en: wording('Old terms'), id: wording('Syarat lama') },
  ],
  privacy: [{ version: '2026-03-04', en: wording('Privacy'), id: wording('Privasi') }],
}

/** Its application account. */
export const application: ApplicationAccount = { login: 'etalase', key: 'kunci-uji-yang-cukup-panjang' }

type Input<E extends Endpoint> =
  Record<never, never> extends EndpointInput<E> ? [input?: EndpointInput<E>] : [input: EndpointInput<E>]

/** Its threads start with the first task and end with the tests' own process. */
const threads = openWorkers({ threads: 1 })

interface ApiParts extends Pick<Database, 'db'> {
  readonly settings?: SettingsFile
  /** The one above where nothing is said; undefined for a shop without one. */
  readonly application?: ApplicationAccount | undefined
  readonly storage?: Storage
  readonly workers?: Workers
  /** Without it e-mails are kept in the database. */
  readonly sendEmail?: SendEmail
  /** Without it nothing follows in the background. */
  readonly announce?: (tx: Db, event: Event) => Promise<void>
  readonly minimumResponseTime?: number
  /** Without it that of a shop. */
  readonly documentDeadlineMs?: number
  /** Without them passwords cost the least. */
  readonly passwords?: Passwords
  /** Without them those of a shop, with no count yet. */
  readonly limits?: Limits
  /** Where staff work, if not where the shop is. */
  readonly adminUrl?: string
  readonly production?: boolean
  /** Without them this API knows its own alone. */
  readonly trustedBrowsers?: TrustedBrowsers
  /** Whose programs may call it in browsers. */
  readonly apiOrigins?: readonly string[]
  readonly gateway?: Gateway
  /** Without it the time is the real one. */
  readonly now?: () => Date
}

/** The API of a shop whose guests read this database. */
export const openApi = ({ db, storage = memoryStorage(), workers = threads, now, ...parts }: ApiParts) => {
  const sessions = openSessions(db, 'a secret of the tests')
  const app = createApp({
    guestDb: db,
    db,
    origin: 'http://shop.test',
    sessions,
    passwords,
    settings,
    texts,
    sendEmail: openEmails({ shop: settings, origin: 'http://shop.test', ...(now && { now }) }),
    minimumResponseTime: 0,
    application,
    ...parts,
    storage,
    workers,
    ...(now && { now }),
  })

  /** What an address below `/api` answers. */
  const get = async (address: string, headers: Record<string, string> = {}): Promise<Response> =>
    app.fetch(new Request(`http://shop.test/api${address}`, { headers }))

  /** What it answers to a POST: of a value as JSON, or of a text as it stands. */
  const post = async (
    address: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> =>
    app.fetch(
      new Request(`http://shop.test/api${address}`, {
        method: 'POST',
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    )

  const asking =
    (language: string) =>
    async <E extends Endpoint>(e: E, ...input: Input<E>): Promise<Answer<E>> => {
      const call = caller(
        (request) => app.fetch(request),
        'http://shop.test/api',
        () => ({
          'accept-language': language,
        }),
      )
      const answer = await call(e, ...input)
      checkAnswer(e, answer.status, answer.body)
      return answer
    }

  return {
    app,
    get,
    post,
    /** Asks in English, and holds the answer against the contract. */ ask: asking('en'),
    /** The same in Indonesian. */ askInIndonesian: asking('id'),
  }
}

/** Fails where a body is not, to the last field, what the contract says of this status. */
export const checkAnswer = (e: Endpoint, status: number, body: unknown): void => {
  const schema = e.answers[status]
  expect(schema, `${e.path} answers ${status}`).toBeDefined()
  // Parsing leaves out what a schema does not name, so a field too many shows as a difference.
  expect(body).toStrictEqual(schema?.parse(body))
}
