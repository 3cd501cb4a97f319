import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { problem, type Answer, type Endpoint, type Problem, type ProblemCode } from '@pasok/contract'
import { refusalWords, type Language, type Refusal } from '@pasok/words'
import type { Context, MiddlewareHandler } from 'hono'
import { getPath } from 'hono/utils/url'
import { z } from 'zod'
import { answering, isInProcess } from './in-process.ts'
import { refuseBody, typeOf, withBodyOf } from './request-body.ts'
import { SECONDS_TO_WAIT, writeProblem } from './problem.ts'
import { arrived, type Http } from './request-context.ts'
import { fieldErrors } from './field-errors.ts'

export type App = OpenAPIHono<Http>

type Nothing = Record<never, never>
/** What a handler is given. */
export type Given<E extends Endpoint> = (E extends { params: infer S extends z.ZodType }
  ? { params: z.output<S> }
  : Nothing) &
  (E extends { query: infer S extends z.ZodType } ? { query: z.output<S> } : Nothing) &
  (E extends { body: infer S extends z.ZodType } ? { body: z.output<S> } : Nothing) & {
    readonly language: Language
  }

/** A refusal on its way out: the code becomes a problem in the reader's language. */
export interface Refused<S extends number = number> {
  readonly status: S
  readonly refusal: ProblemCode
  /** Why fields were refused that only the data can judge, by field. */
  readonly errors?: Readonly<Record<string, Refusal>>
  /** What the record is now, where a change came too late. */
  readonly current?: Readonly<Record<string, unknown>>
  /** In how many seconds to try again what was tried too often. */
  readonly wait?: number
}
/** What a handler answers. */
export type Kept<E extends Endpoint> =
  | Exclude<Answer<E>, { body: Problem }>
  | Refused<keyof E['answers'] & number>

/** Keeps the status a literal, which an object returned from an async function would widen. */
export const answer = <const S extends number, const B>(status: S, body: B) => ({ status, body })
/** Answers a problem; see `words/src/problems.ts` for its sentences. */
export const refuse = <const S extends number>(
  status: S,
  refusal: ProblemCode,
  errors?: Readonly<Record<string, Refusal>>,
) => ({ status, refusal, ...(errors && { errors }) })

const json = (schema: z.ZodType) => ({
  content: { [schema === problem ? 'application/problem+json' : 'application/json']: { schema } },
})

const file = (type: string) => ({
  content: { [type]: { schema: { type: 'string', format: 'binary' } as const } },
})

/** In bytes. What takes files takes them with a limit of its own. */
const LARGEST_BODY = 100_000
const JSON_TYPE = /^application\/([\w.-]+\+)?json$/
/** Reads a call's JSON, within its bounds, and puts it where Hono looks for it. */
const takeJson: MiddlewareHandler<Http> = (c, next) => {
  if (!JSON_TYPE.test(typeOf(c))) return Promise.resolve(writeProblem(c, 415, 'unsupported_type'))
  return withBodyOf(c, LARGEST_BODY, async (read) => {
    if (typeof read === 'string') return refuseBody(c, read)
    // Hono keeps promises there, whatever its types say.
    c.req.bodyCache.text = Promise.resolve(new TextDecoder().decode(read)) as never
    return next()
  })
}

/** A query as it was written, without the parameters that are empty: a form sends every field, filled in or not. */
const withoutEmpty = (given: unknown): unknown =>
  Object.fromEntries(
    Object.entries(given as Record<string, string | string[]>).flatMap(([name, value]) => {
      const [first, ...others] = [value].flat().filter((one) => one !== '')
      if (first === undefined) return []
      return [[name, others.length === 0 ? first : [first, ...others]]]
    }),
  )

/** An endpoint as the API's description has it. */
export const described = (e: Endpoint) =>
  createRoute({
    method: e.method,
    path: e.path,
    summary: e.summary,
    tags: [e.tag],
    request: {
      ...(e.params && { params: e.params }),
      ...(e.query && { query: z.unknown().transform(withoutEmpty).pipe(e.query) }),
      ...(e.body && { body: { ...json(e.body), required: true } }),
      ...(e.form && { body: { content: { 'multipart/form-data': { schema: e.form } }, required: true } }),
    },
    ...(e.body && { middleware: takeJson }),
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
    defaultHook: (result, c) => {
      if (result.success) return undefined
      const data = 'data' in result ? result.data : undefined
      const given = result.target === 'query' ? withoutEmpty(data) : data
      const errors = fieldErrors(result.error.issues, given, c.get('language'))
      return writeProblem(c, 400, 'invalid_request', errors)
    },
  }).basePath(base)

/** Mounts one promise of the contract on a function that keeps it. */
export const serve = <E extends Endpoint>(
  app: App,
  e: E,
  keep: (given: Given<E>, c: Context<Http>) => Promise<Kept<E>>,
): void => {
  app.openapi(described(e), (async (c: Context<Http>) => {
    return answerKept(c, await keep(givenIn(e, c), c))
  }) as never)
}

/** Sends what a handler kept, or why it refused. */
export const answerKept = (c: Context<Http>, kept: Refused | { status: number; body: unknown }): Response => {
  if ('refusal' in kept) {
    const { status, refusal, errors, current, wait } = kept
    const said = errors && sentences(errors, c.get('language'))
    return writeProblem(c, status, refusal, said, undefined, current, wait)
  }
  if (isInProcess(arrived(c))) return answering(c.body(null, kept.status as 200), kept.body)
  return c.json(kept.body as object, kept.status as 200)
}

const sentences = (errors: Readonly<Record<string, Refusal>>, language: Language): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, refusal]) => [field, [refusalWords[refusal][language]({})]]),
  )

const givenIn = <E extends Endpoint>(e: E, c: Context<Http>): Given<E> => {
  const valid = (part: string) => c.req.valid(part as never) as unknown
  const given = {
    params: e.params && valid('param'),
    query: e.query && valid('query'),
    body: e.body && valid('json'),
    language: c.get('language'),
  }
  return given as unknown as Given<E>
}

/** A file on its way out. */
export interface FileAnswer {
  /** The same as long as the file is: whoever has it is told so, and it is not read. */
  readonly etag: string
  /** Letters, digits, dashes and one dot: what it is called where it is saved. */
  readonly filename: string
  readonly language: Language
  readonly read: () => Promise<Uint8Array | Refused<503>>
}

/** Mounts a promise that answers a file, to be shown in the browser. */
export const serveFile = <E extends Endpoint & { readonly file: string }>(
  app: App,
  e: E,
  keep: (given: Given<E>, c: Context<Http>) => Promise<FileAnswer | Refused<404>>,
): void => {
  app.openapi(described(e), (async (c: Context<Http>) => {
    const kept = await keep(givenIn(e, c), c)
    if ('refusal' in kept) return writeProblem(c, kept.status, kept.refusal)
    c.set('language', kept.language)
    c.header('content-language', kept.language)
    const etag = `"${kept.etag}"`
    if (isKnown(etag, c.req.header('if-none-match'))) return c.body(null, 304, { etag })
    const bytes = await kept.read()
    if ('refusal' in bytes) {
      c.header('retry-after', SECONDS_TO_WAIT)
      return writeProblem(c, bytes.status, bytes.refusal)
    }
    return c.body(new Uint8Array(bytes), 200, {
      etag,
      'content-type': e.file,
      'content-disposition': `inline; filename="${kept.filename}"`,
    })
  }) as never)
}

/** A private file on its way out. */
export interface Download {
  readonly body: Uint8Array
  readonly contentType: string
  /** As its sender called it. */
  readonly filename: string
  /** How long its reader's browser may keep it, in seconds; without it not at all. */
  readonly keptSeconds?: number
}

/** Mounts a promise that answers somebody's own file: to be saved, kept by nobody on the way. */
export const serveDownload = <E extends Endpoint & { readonly file: string }>(
  app: App,
  e: E,
  keep: (given: Given<E>, c: Context<Http>) => Promise<Download | Refused<401 | 403 | 404>>,
): void => {
  app.openapi(described(e), (async (c: Context<Http>) => {
    const kept = await keep(givenIn(e, c), c)
    if ('refusal' in kept) return writeProblem(c, kept.status, kept.refusal)
    const plain = kept.filename.replaceAll(/[^\w. -]/g, '_')
    return c.body(new Uint8Array(kept.body), 200, {
      'content-type': kept.contentType,
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded(kept.filename)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': kept.keptSeconds ? `private, max-age=${kept.keptSeconds}` : 'private, no-store',
    })
  }) as never)
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
