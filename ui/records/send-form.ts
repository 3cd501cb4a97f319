import type { Answer, Call, Problem, Route } from '@pasok/contract'
import type { FormResult } from '../kit/form/action-form.tsx'
import type { Values } from '../kit/form/field.tsx'

/** What a form sends, as it was typed: the API's own schema reads it. */
interface Typed {
  readonly params?: Values
  readonly query?: Values
  readonly body?: Readonly<Record<string, unknown>>
  /** Of a form with files. */
  readonly form?: Readonly<Record<string, unknown>>
  /** Of a command that happens once. */
  readonly idempotencyKey?: string
}

type Success<E extends Route> = Extract<Answer<E>['body'], { readonly data: unknown }>['data']

/** How the API refused a form. */
export interface Refused extends FormResult {
  readonly status: number
  readonly code?: Problem['code']
  readonly detail: string
  /** The current record, where somebody else has changed it meanwhile. */
  readonly current?: Problem['current']
}

/** Sends a form to its endpoint: the one place where typed texts meet the endpoint's own types. */
export const sendForm = async <E extends Route>(
  call: Call,
  endpoint: E,
  typed: Typed,
): Promise<{ readonly data: Success<E> } | { readonly refused: Refused }> => {
  const send = call as unknown as (
    endpoint: E,
    typed: Typed,
  ) => Promise<{ status: number; body: { data: Success<E> } | Problem }>
  const { status, body } = await send(endpoint, typed)
  if ('data' in body) return { data: body.data }
  const { code, errors, detail, current } = body
  return {
    refused: {
      status,
      code,
      detail,
      errors: errors ?? {},
      ...(!errors && { refused: detail }),
      ...(current && { current }),
    },
  }
}

/** What was typed, without files: all of it, or the fields of these names. */
export const typedIn = (form: FormData, names: readonly string[] = [...form.keys()]): Values =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = form.get(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )

/** For a form that shows errors at its fields only: an error of no field is shown at the last one. */
export const atLastField = (refused: Refused, ...fields: [...string[], last: string]): Refused => {
  const hasField = fields.some((name) => name in refused.errors)
  const last = fields[fields.length - 1] as string
  return { ...refused, refused: undefined, errors: hasField ? refused.errors : { [last]: [refused.detail] } }
}
