import { createRoute, OpenAPIHono, z as openapi } from '@hono/zod-openapi'
import type { Answer, Problem, ProblemCode, Refusals, Route } from '@pasok/contract'
import { problem, type Endpoint } from '@pasok/contract/endpoints'
import type { Language } from '@pasok/words'
import type { Context } from 'hono'
import { getPath } from 'hono/utils/url'
import type { z } from 'zod'
import { actingFor } from '../limits/party.ts'
import { describedAccess } from './described-access.ts'
import { clientOf, partyOfClient } from './client.ts'
import { refuseBody, readContentType, withRequestBody } from './request-body.ts'
import { withForm } from './request-form.ts'
import { SECONDS_TO_WAIT, writeProblem } from './problem.ts'
import { arrived, type Http } from './request-context.ts'
import { fieldErrors, refusalSentences, type FieldRefusal } from './field-errors.ts'

/** The API, and the handlers of its endpoints: pages call them within the process. */
export type App = OpenAPIHono<Http> & { readonly handlers: Map<string, RegisteredHandler> }

/** Handles a request whose path and query are parsed; the result is sent as JSON, or is already a response. */
type RegisteredHandler = (c: Context<Http>, address: RequestAddress) => Promise<Response | Result>

/** The parameters and query of a request. */
interface RequestAddress {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, readonly string[]>>
}

interface Result {
  readonly status: number
  readonly body: unknown
}

/** The key of an endpoint's handler in `App`. */
export const handlerKey = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`

type Nothing = Record<never, never>
/** A handler's input, checked by the endpoint's schemas. */
export type HandlerInput<E extends Endpoint> = (E extends { params: infer S extends z.ZodType }
  ? { params: z.output<S> }
  : Nothing) &
  (E extends { query: infer S extends z.ZodType } ? { query: z.output<S> } : Nothing) &
  (E extends { body: infer S extends z.ZodType } ? { body: z.output<S> } : Nothing) &
  (E extends { form: infer S extends z.ZodType } ? { form: z.output<S> } : Nothing) & {
    readonly language: Language
  }

/** A refusal as a handler returns it. The response is a problem (RFC 9457) in the reader's language. */
export interface Refused<S extends number = number> {
  readonly status: S
  readonly refusal: ProblemCode
  /** Errors by field that only the data can show. */
  readonly errors?: Readonly<Record<string, FieldRefusal>>
  /** The current record, for a change that conflicts with it. */
  readonly current?: Readonly<Record<string, unknown>>
  /** Seconds after which to try again. */
  readonly wait?: number
  /** The e-mail address that is notified when a slow document is ready. */
  readonly email?: string
}
/** A handler's result. */
export type HandlerResult<E extends Endpoint> =
  | (E extends { readonly file: string } ? FileAnswer | Download : Exclude<Answer<E>, { body: Problem }>)
  | Refused<Refusals<E>>

/** Keeps the status a literal, which an object returned from an async function would widen. */
export const answer = <const S extends number, const B>(status: S, body: B) => ({ status, body })
/** Responds with data: 200. */
export const respondWith = <const D>(data: D) => answer(200, { status: 'OK', data } as const)
/** Responds with a record, or 404 if there is none. */
export const respondWithRecord = <R>(record: R | undefined) =>
  record ? respondWith({ record }) : refuse(404, 'not_found')
/** Responds with a problem; its sentences are in `words/src/problems.ts`. */
export const refuse = <const S extends number>(
  status: S,
  refusal: ProblemCode,
  errors?: Readonly<Record<string, FieldRefusal>>,
) => ({ status, refusal, ...(errors && { errors }) })
/** Responds 409 with the record as it is now, because its version or its state does not allow the change. See `versionConflict`. */
export const respondVersionConflict = (refusal: ProblemCode, current: object | undefined) => ({
  ...refuse(409, refusal),
  ...(current && { current: { ...current } }),
})

const json = (schema: z.ZodType) => ({
  content: { [schema === problem ? 'application/problem+json' : 'application/json']: { schema } },
})

const file = (type: string) => ({
  content: { [type]: { schema: { type: 'string', format: 'binary' } as const } },
})

/** In bytes, for a form or body whose endpoint sets no limit. */
const LARGEST_BODY = 100_000
const JSON_TYPE = /^application\/([\w.-]+\+)?json$/
/** The query without empty parameters, which a form sends for blank fields. */
const withoutEmpty = (received: RequestAddress['query']): unknown =>
  Object.fromEntries(
    Object.entries(received).flatMap(([name, values]) => {
      const [first, ...others] = values.filter((one) => one !== '')
      if (first === undefined) return []
      return [[name, others.length === 0 ? first : [first, ...others]]]
    }),
  )

/** The header that names a command, so that a repeated request is executed once. */
const onceHeader = openapi.object({
  'idempotency-key': openapi.string().regex(/^[\x21-\x7e]{1,200}$/),
})

/** An endpoint's entry in the API's description. */
const described = (e: Endpoint) =>
  createRoute({
    method: e.method,
    path: e.path,
    summary: e.summary,
    tags: [e.tag],
    ...describedAccess(e.access),
    request: {
      ...(e.once && { headers: onceHeader }),
      ...(e.params && { params: e.params }),
      ...(e.query && { query: e.query }),
      ...(e.body && { body: { ...json(e.body), required: true } }),
      ...(e.form && { body: { content: { 'multipart/form-data': { schema: e.form } }, required: true } }),
    },
    responses: Object.fromEntries(
      // Every call refuses an invalid bearer token.
      Object.entries<z.ZodType>({ 401: problem, ...e.answers }).map(([status, schema]) => [
        status,
        {
          description: schema === problem ? 'A problem' : e.summary,
          ...(e.file && schema !== problem ? file(e.file) : json(schema)),
        },
      ]),
    ),
  })

/**
 * Creates an app at `base`. Repeated slashes count as one, and a repeated base as one, because a client may join an
 * address that ends with a slash and a path that starts with one, or the API's address and a path that already starts
 * with `base`.
 */
export const newApp = (base: `/${string}`): App =>
  Object.assign(
    new OpenAPIHono<Http>({
      getPath: (request) => {
        const path = getPath(request).replace(/\/{2,}/g, '/')
        return path.startsWith(`${base}${base}/`) ? path.slice(base.length) : path
      },
    }).basePath(base),
    { handlers: new Map() },
  )

/**
 * Registers an endpoint. `admit` identifies the caller or refuses, before the body is read; its result is passed to the handler
 * along with the input that the endpoint's schemas have checked.
 */
export const register = <E extends Endpoint, Admitted extends object = Nothing>(
  app: App,
  e: E,
  handler: (received: HandlerInput<E> & Admitted, c: Context<Http>) => Promise<HandlerResult<E>>,
  admit: (c: Context<Http>) => Admitted | Refused<401 | 403> = () => ({}) as Admitted,
): void => {
  app.openAPIRegistry.registerPath(described(e))
  const handle: RegisteredHandler = async (c, { params, query }) => {
    const admitted = admit(c)
    if ('refusal' in admitted) return toResult(c, e, admitted)
    const named = e.params?.safeParse(params)
    // Malformed parameters identify no record.
    if (named?.success === false) return writeProblem(c, 404, 'not_found')
    const party = c.get('party') ?? partyOfClient(clientOf(arrived(c)))
    return actingFor(party, () =>
      withSent(c, e, async (sent) => {
        const input = parseInput(c, e, { query: e.query && withoutEmpty(query), ...sent })
        if (input instanceof Response) return input
        const received = { ...input, ...(named && { params: named.data }), ...admitted }
        return toResult(c, e, await handler(received as HandlerInput<E> & Admitted, c))
      }),
    )
  }
  app.handlers.set(handlerKey(e), handle)
  app.on(e.method.toUpperCase(), e.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
    const result = await handle(c, { params: c.req.param(), query: c.req.queries() })
    return result instanceof Response ? result : c.json(result.body as object, result.status as 200)
  })
}

/** The content of a request: a JSON value, or the fields of a form. */
type Sent = { readonly body?: unknown; readonly form?: unknown }

/** Reads the body or form of a request, within the endpoint's size limit, and passes it to `use`. */
const withSent = (
  c: Context<Http>,
  e: Endpoint,
  use: (sent: Sent) => Promise<Response | Result>,
): Promise<Response | Result> | Response => {
  if (e.form) return withForm(c, e.largest ?? LARGEST_BODY, (form) => use({ form }))
  if (!e.body) return use({})
  if (!JSON_TYPE.test(readContentType(c))) return writeProblem(c, 415, 'unsupported_type')
  return withRequestBody(c, e.largest ?? LARGEST_BODY, async (read) => {
    if (typeof read === 'string') return refuseBody(c, read)
    const body = jsonIn(read)
    return body === undefined ? writeProblem(c, 400, 'invalid_request') : use({ body })
  })
}

/** Parses JSON; undefined if it is invalid, since no JSON text means undefined. */
const jsonIn = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** The input parsed by the endpoint's schemas, or the problem that lists the invalid fields. */
const parseInput = (
  c: Context<Http>,
  e: Endpoint,
  sent: Sent & { readonly query: unknown },
): object | Response => {
  const language = c.get('language')
  const parts = [
    ['query', e.query, sent.query],
    ['body', e.body, sent.body],
    ['form', e.form, sent.form],
  ] as const
  const input: Record<string, unknown> = { language }
  for (const [part, schema, received] of parts) {
    if (!schema) continue
    const read = schema.safeParse(received)
    if (!read.success)
      return writeProblem(c, 400, 'invalid_request', {
        errors: fieldErrors(read.error.issues, received, language),
      })
    input[part] = read.data
  }
  return input
}

/** Converts a handler's result to data for JSON; files and refusals become responses. */
const toResult = (
  c: Context<Http>,
  e: Endpoint,
  result: Refused | FileAnswer | Download | Result,
): Result | Response | Promise<Response> => {
  if ('refusal' in result) {
    const { status, refusal, errors, ...more } = result
    return writeProblem(c, status, refusal, {
      ...more,
      errors: errors && refusalSentences(errors, c.get('language')),
    })
  }
  if ('read' in result) return sendFile(c, e.file ?? 'application/octet-stream', result)
  if ('contentType' in result) return sendDownload(c, result)
  return result
}

/** A file that the browser displays. */
export interface FileAnswer {
  /** Changes with the content. A client that has this version gets 304 without reading the file. */
  readonly etag: string
  /** The suggested file name: letters, digits, dashes and one dot. */
  readonly filename: string
  readonly language: Language
  readonly read: () => Promise<Uint8Array | Refused<503>>
}

const sendFile = async (c: Context<Http>, type: string, file: FileAnswer): Promise<Response> => {
  c.set('language', file.language)
  c.header('content-language', file.language)
  const etag = `"${file.etag}"`
  if (isKnown(etag, c.req.header('if-none-match'))) return c.body(null, 304, { etag })
  const bytes = await file.read()
  if ('refusal' in bytes) {
    c.header('retry-after', SECONDS_TO_WAIT)
    return writeProblem(c, bytes.status, bytes.refusal)
  }
  return c.body(new Uint8Array(bytes), 200, {
    etag,
    'content-type': type,
    'content-disposition': `inline; filename="${file.filename}"`,
  })
}

/** A private file that the browser saves. */
export interface Download {
  /** A large file is a stream, which is never wholly in memory. */
  readonly body: Uint8Array | ReadableStream<Uint8Array>
  readonly contentType: string
  /** The uploader's name for it. */
  readonly filename: string
  /** How many seconds the browser may cache it; by default not at all. */
  readonly cacheSeconds?: number
}

const sendDownload = (c: Context<Http>, file: Download): Response => {
  const plain = file.filename.replaceAll(/[^\w. -]/g, '_')
  const body = file.body instanceof ReadableStream ? file.body : new Uint8Array(file.body)
  return c.body(body, 200, {
    'content-type': file.contentType,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded(file.filename)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': file.cacheSeconds ? `private, max-age=${file.cacheSeconds}` : 'private, no-store',
  })
}

/** Encodes a name by RFC 8187. */
const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )

/** Whether `If-None-Match` names this ETag, by the weak comparison of RFC 9110; `etag` has no `W/`. */
export const isKnown = (etag: string, ifNoneMatch = ''): boolean =>
  ifNoneMatch.split(',').some((one) => [etag, '*'].includes(one.trim().replace(/^W\//, '')))
