import type { z } from 'zod'
import type { EndpointSchemas } from './endpoint.ts'
import type { ListDeclaration } from './list.ts'
import type { Problem } from './problem.ts'
import type { MemberPermission, StaffPermission } from './permissions.ts'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/**
 * The access of an endpoint. 'public': everybody. 'session': anyone logged in, also a registration that waits for its link.
 * 'limited': a member of a company in any state of its registration. A permission: members of approved companies, or staff,
 * who have it.
 */
export type Access =
  | 'public'
  | 'session'
  | { readonly member: 'limited' | MemberPermission }
  | { readonly staff: StaffPermission }

/** Only a type: no route has it at run time. */
declare const schemas: unique symbol

/** One endpoint as its callers need it: plain data, without the schemas that read what is sent. */
export interface Route {
  readonly method: Method
  /** Below `/api`. */
  readonly path: `/${string}`
  readonly access: Access
  /** Refusals beside those of `Refusals`, such as 409; each answers a problem. */
  readonly refuses?: readonly number[]
  /** In bytes, of a form with all that it brings, or of a body that may be larger than others: above it is refused. */
  readonly largest?: number
  /** Of a list: its sorts and filters, from which its query schema is made. */
  readonly list?: ListDeclaration
  /** A command that must not happen twice: its caller names each by an `Idempotency-Key`. */
  readonly once?: true
  readonly [schemas]?: EndpointSchemas
}

/** Gives the routes of a module, by name, the types of their schemas: `defineRoutes<typeof schemas>()({ … })`. */
export const defineRoutes =
  <S extends Readonly<Record<keyof S, EndpointSchemas>>>() =>
  <const R extends Readonly<Record<keyof S, Route>>>(routes: R) =>
    routes as unknown as { readonly [N in keyof S]: R[N] & Typed<S[N]> }

export interface Typed<S extends EndpointSchemas> {
  readonly [schemas]?: S
}

type SchemasOf<R extends Route> = NonNullable<R[typeof schemas]>

type Nothing = Record<never, never>
type Part<S, K extends string, V = S extends { [P in K]: infer T extends z.ZodType } ? z.input<T> : never> = [
  V,
] extends [never]
  ? Nothing
  : Nothing extends V
    ? { [P in K]?: V }
    : { [P in K]: V }

/** A call's input: params, query, body or form where the endpoint has them, and the idempotency key. */
export type EndpointInput<R extends Route, S = SchemasOf<R>> = (R extends { readonly once: true }
  ? { readonly idempotencyKey: string }
  : Nothing) &
  Part<S, 'params'> &
  Part<S, 'query'> &
  Part<S, 'body'> &
  Part<S, 'form'>

/** The statuses of an endpoint's refusals: what follows from its method, access and schemas, and what its route names. */
export type Refusals<R extends Route, S = SchemasOf<R>> =
  | 503
  | (R extends { readonly access: 'public' } ? never : 401)
  | (R extends { readonly method: 'get'; readonly access: OpenAccess } ? never : 403)
  | (S extends { readonly params: unknown } ? 404 : never)
  | (R extends { readonly once: true } ? 400 | 422 : never)
  | (S extends { readonly query: unknown } ? 400 : never)
  | (S extends { readonly body: unknown } | { readonly form: unknown } ? 400 | 413 | 415 : never)
  | (R extends { readonly refuses: readonly (infer Other extends number)[] } ? Other : never)

type OpenAccess = 'public' | 'session' | { readonly member: 'limited' }

/** What comes back, a union on `status`. */
export type Answer<R extends Route> =
  | { readonly status: 200; readonly body: z.output<SchemasOf<R>['answer']> }
  | { [S in Refusals<R>]: { readonly status: S; readonly body: Problem } }[Refusals<R>]
