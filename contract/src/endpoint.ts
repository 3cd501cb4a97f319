import type { z } from 'zod'
import { problem } from './problem.ts'
import type { Route, Typed } from './route.ts'

/** What the API reads and answers at an endpoint, and what its description says of it. */
export interface EndpointSchemas {
  readonly tag: string
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** What a multipart form brings, in place of a body: texts, and files (`z.file()`). */
  readonly form?: z.ZodObject
  /** Of a success. */
  readonly answer: z.ZodType
  /** For one that answers a file: its type, or `octet-stream` where that depends on the file. `answer` is its bytes then, and no caller reads it. */
  readonly file?: 'application/pdf' | 'application/octet-stream'
}

/** Of a module's endpoints by their names. */
export type ModuleSchemas = Readonly<Record<string, EndpointSchemas>>

/** One endpoint of the API: its route and its schemas. */
export interface Endpoint extends Route, EndpointSchemas {
  /** What each of its statuses answers. */
  readonly answers: { readonly [status: number]: z.ZodType }
}

/** An endpoint from its description. */
export const endpoint = <const E extends Omit<Route, keyof Typed<never>> & EndpointSchemas>(
  e: E,
): E & Typed<E> & Pick<Endpoint, 'answers'> => ({
  ...e,
  answers: {
    200: e.answer,
    ...Object.fromEntries(listRefusals(e).map((status) => [status, problem])),
  },
})

/** The same at run time as `Refusals`. */
const listRefusals = ({
  method,
  access,
  params,
  query,
  body,
  form,
  once,
  refuses = [],
}: Omit<Route, keyof Typed<never>> & EndpointSchemas): readonly number[] => {
  const isOpen =
    access === 'public' || access === 'session' || ('member' in access && access.member === 'limited')
  return [
    503,
    ...(access === 'public' ? [] : [401]),
    ...(method === 'get' && isOpen ? [] : [403]),
    ...(params ? [404] : []),
    ...(query || once ? [400] : []),
    ...(once ? [422] : []),
    ...(body || form ? [400, 413, 415] : []),
    ...refuses,
  ]
}

/** The endpoints of a module from its routes and, by the same names, their schemas. */
export const defineEndpoints = <
  R extends Readonly<Record<string, Route>>,
  S extends { readonly [N in keyof R]: EndpointSchemas },
>(
  routes: R,
  schemas: S,
) =>
  Object.fromEntries(
    Object.entries(routes).map(([name, route]) => [
      name,
      endpoint({ ...route, ...schemas[name as keyof R] }),
    ]),
  ) as unknown as { readonly [N in keyof R]: R[N] & S[N] & Pick<Endpoint, 'answers'> }
