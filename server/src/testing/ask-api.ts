import { caller, catalogue, content, identity } from '@pasok/contract'
import type { Answer, Asked, Endpoint } from '@pasok/contract'
import { expect } from 'vitest'
import { createApp } from '../app.ts'
import type { SettingsFile } from '../content/index.ts'
import type { ApplicationAccount } from '../identity/index.ts'
import { openWorkers } from '../platform/index.ts'
import type { Database, Storage, Workers } from '../platform/index.ts'
import { memoryStorage } from './memory-storage.ts'

/** An invented shop. */
export const settings: SettingsFile = {
  name: 'Toko Uji',
  legal_name: 'PT Toko Uji Niaga',
  address: ['Jl. Uji No. 7', 'Bekasi 17530'],
  email: 'halo@toko-uji.test',
  phone: '+62 21 5550 0177',
  opening_hours: { en: 'Mon-Fri 8am - 4pm', id: 'Senin - Jumat 08.00 - 16.00' },
  social: { instagram: 'https://instagram.test/toko-uji' },
}

/** Its application account. */
export const application: ApplicationAccount = { login: 'etalase', key: 'kunci-uji-yang-cukup-panjang' }

/** Everything the contract promises. */
export const promises: readonly Endpoint[] = [catalogue, content, identity]
  .flatMap((room) => Object.values<unknown>(room))
  .filter((one): one is Endpoint => typeof one === 'object' && one !== null && 'answers' in one)

type Input<E extends Endpoint> =
  Record<never, never> extends Asked<E> ? [asked?: Asked<E>] : [asked: Asked<E>]

/** Its threads start with the first task and end with the tests' own process. */
const threads = openWorkers({ threads: 1 })

interface ApiParts extends Pick<Database, 'db'> {
  readonly storage?: Storage
  readonly workers?: Workers
  /** Without it the time is the real one. */
  readonly now?: () => Date
}

/** The API of a shop whose guests read this database. */
export const openApi = ({ db, storage = memoryStorage(), workers = threads, now }: ApiParts) => {
  const app = createApp({ guest: db, settings, storage, workers, application, ...(now && { now }) })

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
      checkPromise(e, answer.status, answer.body)
      return answer
    }

  return {
    app,
    get,
    post,
    /** Asks in English, and holds the answer against the contract. */ ask: asking('en'),
    /** The same in Indonesian. */ tanya: asking('id'),
  }
}

/** Fails where a body is not, to the last field, what the contract says of this status. */
export const checkPromise = (e: Endpoint, status: number, body: unknown): void => {
  const schema = e.answers[status]
  expect(schema, `${e.path} answers ${status}`).toBeDefined()
  // Parsing leaves out what a schema does not name, so a field too many shows as a difference.
  expect(body).toStrictEqual(schema?.parse(body))
}
