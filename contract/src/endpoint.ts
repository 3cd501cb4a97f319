import type { z } from 'zod'
import type { Role, StaffRole } from './roles.ts'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/**
 * Who may call. 'public': everybody. 'session': whoever is logged in, also a registration that waits for its link.
 * 'limited': a member of a company, whatever became of its registration; any other role: a member of an approved company
 * who has at least that role. Staff: whoever has one of the roles, and an admin always.
 */
export type Access =
  | 'public'
  | 'session'
  | { readonly member: 'limited' | Role }
  | { readonly staff: readonly StaffRole[] }

/** One endpoint of the API. `path` stands below `/api`; a refusal (4xx, 5xx) always answers a problem. */
export interface Endpoint {
  readonly method: Method
  readonly path: `/${string}`
  readonly access: Access
  readonly summary: string
  readonly tag: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** What a multipart form brings, in place of a body: texts, and files (`z.file()`). */
  readonly form?: z.ZodObject
  /** In bytes, of a form with all that it brings: a larger one is refused. */
  readonly largest?: number
  readonly answers: { readonly [status: number]: z.ZodType }
  /** For one that answers a file: its type, or `octet-stream` where that depends on the file. What stands under 200 then is the file's bytes, and no caller reads it. */
  readonly file?: 'application/pdf' | 'application/octet-stream'
}

/** Keeps the literal types of an endpoint's description. */
export const endpoint = <const E extends Endpoint>(e: E): E => e

type Nothing = Record<never, never>
type Part<E, K extends string, V = E extends { [P in K]: infer S extends z.ZodType } ? z.input<S> : never> = [
  V,
] extends [never]
  ? Nothing
  : Nothing extends V
    ? { [P in K]?: V }
    : { [P in K]: V }

/** What a caller gives: params, query, and body or form as far as the endpoint has them. */
export type Asked<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> &
  Part<E, 'form'>

/** What comes back, a union on `status`. */
export type Answer<E extends Endpoint> = {
  [S in keyof E['answers'] & number]: { readonly status: S; readonly body: z.output<E['answers'][S]> }
}[keyof E['answers'] & number]
