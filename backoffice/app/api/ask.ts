import { buildPath, caller, type Answer, type Call, type Problem, type Route } from '@pasok/contract'
import { getLocale } from '~words/runtime.js'

/** A call got no answer: the line is down, or the shop is. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection'
}

/** Calls an endpoint of staff, in the reader's language. Throws NoConnection where no answer comes. */
export const call: Call = caller(
  (request) =>
    fetch(request).catch(() => {
      throw new NoConnection()
    }),
  `${window.location.origin}/api`,
  () => ({ 'accept-language': getLocale() }),
)

/** The `data` of an endpoint's success. */
export type Data<R extends Route> =
  Extract<Answer<R>['body'], { readonly data: unknown }> extends { readonly data: infer D } ? D : never

/** The API refused a call, and says why in the reader's language. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}

/** Whether a call was refused because the session is missing or has ended. */
export const isLoggedOut = (error: unknown): boolean =>
  error instanceof Refusal && error.problem.status === 401

/** Whether a call was refused because there is no such record. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof Refusal && error.problem.status === 404

/** Whether a call was refused because a parameter is not valid. */
export const isInvalid = (error: unknown): boolean => error instanceof Refusal && error.problem.status === 400

/** Calls an endpoint and gives the `data` of its success. Throws Refusal for every other answer. */
export const ask = async <R extends Route>(...input: Parameters<typeof call<R>>): Promise<Data<R>> => {
  const { body } = (await call(...input)) as { readonly body: { readonly data: Data<R> } | Problem }
  if ('data' in body) return body.data
  throw new Refusal(body)
}

/** An endpoint's address for a link: a file to be saved. */
export const apiAddress = (route: Route, input: Parameters<typeof buildPath>[1] = {}): string =>
  `/api${buildPath(route, input)}`
