import { createRoute, OpenAPIHono, z as openapi } from '@hono/zod-openapi'
import type { Answer, Problem, ProblemCode, Refusals } from '@pasok/contract'
import { problem, type Endpoint } from '@pasok/contract/endpoints'
import type { Language } from '@pasok/words'
import type { Context } from 'hono'
import { getPath } from 'hono/utils/url'
import type { z } from 'zod'
import { actingFor } from '../limits/party.ts'
import { describedAccess } from './described-access.ts'
import { clientOf, partyOfClient } from './client.ts'
import { answering, isInProcess } from './in-process.ts'
import { refuseBody, typeOf, withBodyOf } from './request-body.ts'
import { withForm } from './request-form.ts'
import { SECONDS_TO_WAIT, writeProblem } from './problem.ts'
import { arrived, type Http } from './request-context.ts'
import { fieldErrors, refusalSentences, type FieldRefusal } from './field-errors.ts'

export type App = OpenAPIHono<Http>

type Nothing = Record<never, never>
/** What a handler is given. */
export type Given<E extends Endpoint> = (E extends { params: infer S extends z.ZodType }
  ? { params: z.output<S> }
  : Nothing) &
  (E extends { query: infer S extends z.ZodType } ? { query: z.output<S> } : Nothing) &
  (E extends { body: infer S extends z.ZodType } ? { body: z.output<S> } : Nothing) &
  (E extends { form: infer S extends z.ZodType } ? { form: z.output<S> } : Nothing) & {
    readonly language: Language
  }

/** A refusal on its way out: the code becomes a problem in the reader's language. */
export interface Refused<S extends number = number> {
  readonly status: S
  readonly refusal: ProblemCode
  /** Why fields were refused that only the data can judge, by field. */
  readonly errors?: Readonly<Record<string, FieldRefusal>>
  /** What the record is now, where a change came too late. */
  readonly current?: Readonly<Record<string, unknown>>
  /** In how many seconds to try again. */
  readonly wait?: number
  /** Where a document is announced that takes longer. */
  readonly email?: string
}
/** What a handler answers. */
export type HandlerResult<E extends Endpoint> =
  | (E extends { readonly file: string } ? FileAnswer | Download : Exclude<Answer<E>, { body: Problem }>)
  | Refused<Refusals<E>>

/** Keeps the status a literal, which an object returned from an async function would widen. */
export const answer = <const S extends number, const B>(status: S, body: B) => ({ status, body })
/** Answers the data of a success. */
export const respondWith = <const D>(data: D) => answer(200, { status: 'OK', data } as const)
/** Answers a record; 404 where there is none. */
export const respondWithRecord = <R>(record: R | undefined) =>
  record ? respondWith({ record }) : refuse(404, 'not_found')
/** Answers a problem; see `words/src/problems.ts` for its sentences. */
export const refuse = <const S extends number>(
  status: S,
  refusal: ProblemCode,
  errors?: Readonly<Record<string, FieldRefusal>>,
) => ({ status, refusal, ...(errors && { errors }) })
/** Answers a change that the record, as it is now, does not allow: 409 with it. See `versionConflict`. */
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

/** In bytes, of a form or a body whose endpoint names no limit of its own. */
const LARGEST_BODY = 100_000
const JSON_TYPE = /^application\/([\w.-]+\+)?json$/
/** A query as it was written, without the parameters that are empty: a form sends every field, filled in or not. */
const withoutEmpty = (received: Readonly<Record<string, string[]>>): unknown =>
  Object.fromEntries(
    Object.entries(received).flatMap(([name, values]) => {
      const [first, ...others] = values.filter((one) => one !== '')
      if (first === undefined) return []
      return [[name, others.length === 0 ? first : [first, ...others]]]
    }),
  )

/** What names a command that is sent once, or again. */
const onceHeader = openapi.object({
  'idempotency-key': openapi.string().regex(/^[\x21-\x7e]{1,200}$/),
})

/** An endpoint as the API's description has it. */
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
      // A bearer token that does not hold is refused by every call.
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
 * An app at `base` whose own refusals of input are problems with the fields named. Slashes next to each other count
 * as one, and the base twice as once: a client may join an address that ends with a slash and a path that begins with
 * one, or the API's address and a path that begins with `base` already.
 */
export const newApp = (base: `/${string}`): App =>
  new OpenAPIHono<Http>({
    getPath: (request) => {
      const path = getPath(request).replace(/\/{2,}/g, '/')
      return path.startsWith(`${base}${base}/`) ? path.slice(base.length) : path
    },
  }).basePath(base)

/**
 * Registers an endpoint. `admit` says who asks, or refuses before anything that was sent is read; what it answers is given
 * to the handler along with the input, which is checked by the endpoint's schemas.
 */
export const register = <E extends Endpoint, Admitted extends object = Nothing>(
  app: App,
  e: E,
  handler: (received: Given<E> & Admitted, c: Context<Http>) => Promise<HandlerResult<E>>,
  admit: (c: Context<Http>) => Admitted | Refused<401 | 403> = () => ({}) as Admitted,
): void => {
  app.openAPIRegistry.registerPath(described(e))
  app.on(e.method.toUpperCase(), e.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
    const admitted = admit(c)
    if ('refusal' in admitted) return sendResult(c, e, admitted)
    const named = e.params?.safeParse(c.req.param())
    // Nothing is at an address that can't be one of this endpoint's.
    if (named?.success === false) return writeProblem(c, 404, 'not_found')
    const party = c.get('party') ?? partyOfClient(clientOf(arrived(c)))
    return actingFor(party, () =>
      withSent(c, e, async (sent) => {
        const input = inputOf(c, e, sent)
        if (input instanceof Response) return input
        const received = { ...input, ...(named && { params: named.data }), ...admitted }
        return sendResult(c, e, await handler(received as Given<E> & Admitted, c))
      }),
    )
  })
}

/** What a request brought beside its address: a value as JSON, or the fields of a form. */
type Sent = { readonly body?: unknown; readonly form?: unknown }

/** Reads what an endpoint takes, within its bounds, and gives it to `use`. */
const withSent = (
  c: Context<Http>,
  e: Endpoint,
  use: (sent: Sent) => Promise<Response>,
): Promise<Response> | Response => {
  if (e.form) return withForm(c, e.largest ?? LARGEST_BODY, (form) => use({ form }))
  if (!e.body) return use({})
  if (!JSON_TYPE.test(typeOf(c))) return writeProblem(c, 415, 'unsupported_type')
  return withBodyOf(c, e.largest ?? LARGEST_BODY, async (read) => {
    if (typeof read === 'string') return refuseBody(c, read)
    const body = jsonIn(read)
    return body === undefined ? writeProblem(c, 400, 'invalid_request') : use({ body })
  })
}

/** Undefined for what is no JSON: no JSON reads as that. */
const jsonIn = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** What a request brought as the endpoint's schemas read it, or the problem that names the fields they refuse. */
const inputOf = (c: Context<Http>, e: Endpoint, sent: Sent): object | Response => {
  const language = c.get('language')
  const parts = [
    ['query', e.query, e.query && withoutEmpty(c.req.queries())],
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

/** Sends what a handler answered, or why it refused. */
const sendResult = (
  c: Context<Http>,
  e: Endpoint,
  result: Refused | FileAnswer | Download | { status: number; body: unknown },
): Response | Promise<Response> => {
  if ('refusal' in result) {
    const { status, refusal, errors, ...more } = result
    return writeProblem(c, status, refusal, {
      ...more,
      errors: errors && refusalSentences(errors, c.get('language')),
    })
  }
  if ('read' in result) return sendFile(c, e.file ?? 'application/octet-stream', result)
  if ('contentType' in result) return sendDownload(c, result)
  if (isInProcess(arrived(c))) return answering(c.body(null, result.status as 200), result.body)
  return c.json(result.body as object, result.status as 200)
}

/** A file on its way out, to be shown in the browser. */
export interface FileAnswer {
  /** The same as long as the file is: whoever has it is told so, and it is not read. */
  readonly etag: string
  /** Letters, digits, dashes and one dot: what it is called where it is saved. */
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

/** A private file on its way out, to be saved. */
export interface Download {
  readonly body: Uint8Array
  readonly contentType: string
  /** As its sender called it. */
  readonly filename: string
  /** How long its reader's browser may keep it, in seconds; without it not at all. */
  readonly cacheSeconds?: number
}

const sendDownload = (c: Context<Http>, file: Download): Response => {
  const plain = file.filename.replaceAll(/[^\w. -]/g, '_')
  return c.body(new Uint8Array(file.body), 200, {
    'content-type': file.contentType,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded(file.filename)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': file.cacheSeconds ? `private, max-age=${file.cacheSeconds}` : 'private, no-store',
  })
}

/** As RFC 8187 wants it. */
const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )

/** Does `If-None-Match` name this ETag? Weakly, as RFC 9110 says for GET; `etag` is written without `W/`. */
export const isKnown = (etag: string, ifNoneMatch = ''): boolean =>
  ifNoneMatch.split(',').some((one) => [etag, '*'].includes(one.trim().replace(/^W\//, '')))
