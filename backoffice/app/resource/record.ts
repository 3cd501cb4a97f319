import type { Route } from '@pasok/contract'
import { typedIn, type Refused } from '@pasok/ui/records/send-form.ts'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { queryOptions } from '@tanstack/react-query'
import type { ActionFunctionArgs } from 'react-router'
import { ask, type Data } from '../api/ask.ts'
import { send } from '../api/send.ts'
import { queries } from '../shell/self.ts'

/** The record that an endpoint answers. */
export type RecordOf<R extends Route> = Data<R> extends { readonly record: infer T } ? T : never

/** One record of a resource, as its endpoint answers it. `path` is the resource's own: '/orders'. */
export const recordQuery = <R extends Route>(path: string, route: R, id: string) =>
  queryOptions({
    queryKey: [path, 'record', id],
    queryFn: async (): Promise<RecordOf<R>> => {
      const callAny = ask as (route: Route, input: object) => Promise<unknown>
      return ((await callAny(route, { params: { id } })) as { record: RecordOf<R> }).record
    },
  })

/** How a form of a record's page ended: undefined where it was accepted. */
export type RecordOutcome = { readonly refused: Refused; readonly typed: Values } | undefined

/** What a form of a record's page sends. */
interface Sent {
  readonly query?: Values
  readonly body?: Readonly<Record<string, unknown>>
  readonly form?: Readonly<Record<string, unknown>>
  readonly idempotencyKey?: string
}

/** A form of a record's page: where it goes, and what it sends of what was typed. */
export interface RecordForm {
  readonly route: Route | ((typed: Values) => Route)
  readonly send: (typed: Values, form: FormData) => Sent
  /** Ids of its path, where they are not the page's own. */
  readonly params?: (typed: Values) => Values
  /** The form's field for a part of what is sent that the API refuses: 'lines.3.quantity'. */
  readonly findField?: (part: string, typed: Values) => string
}

/**
 * The action of a record's page. Its forms say which they are by `do`. What was changed is shown at once, and all else is read
 * again when it is looked at; where somebody else was faster, the record is read again and what was typed stays.
 */
export const recordAction =
  (forms: Readonly<Record<string, RecordForm>>) =>
  async ({ request, params: { id = '' } }: ActionFunctionArgs): Promise<RecordOutcome> => {
    const form = await request.formData()
    const typed = typedIn(form)
    const chosen = forms[typed['do'] ?? '']
    if (!chosen) throw new Response(null, { status: 400 })
    const route = typeof chosen.route === 'function' ? chosen.route(typed) : chosen.route
    const outcome = await send(route, {
      params: { id, ...chosen.params?.(typed) },
      ...chosen.send(typed, form),
    })
    const refused = 'refused' in outcome ? outcome.refused : undefined
    // A delivery changes its order, too. Without an answer there is nothing new to read.
    if (refused?.status !== 0) await queries.invalidateQueries()
    if (!refused) return undefined
    const { findField = (part: string) => part } = chosen
    const errors = Object.fromEntries(
      Object.entries(refused.errors).map(([part, texts]) => [findField(part, typed), texts]),
    )
    return { refused: { ...refused, errors }, typed }
  }

/** The form of a step between states; `version` names the field by which the change says what it saw. */
export const stepForm = (route: Route, version: 'version' | 'revision' = 'version'): RecordForm => ({
  route,
  send: (typed) => ({
    body: { step: typed['step'], [version]: Number(typed['version']), text: typed['text'] ?? '' },
  }),
})
