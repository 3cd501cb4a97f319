import { Form } from 'react-router'
import {
  list_apply,
  list_filter_chosen,
  list_filter_days,
  list_filter_days_chosen,
  list_filter_more,
  list_from,
  list_to,
  quotation_search_button,
  quotation_state,
} from '~words'
import { decimal } from '../kit/decimal.ts'
import type { RecordQuery } from './record-query.ts'

interface Props {
  /** Where the list stands. */
  readonly to: string
  readonly label: string
  /** What a keyword is looked for in; a list without it has no keyword. */
  readonly keywordLabel?: string
  /** Of a keyword, in characters. */
  readonly longest: number
  /** None where records have no states. */
  readonly states: readonly (readonly [state: string, name: string])[]
  /** What the days from and to are days of. */
  readonly dayLabel: string
  readonly query: RecordQuery
}

const control = 'h-11 w-full rounded-md border border-line-strong bg-white px-3 lg:h-10'

/** Filters a list of records by a text, by several states, if they have any, and by a range of days. */
export function RecordFilter({ to, label, keywordLabel, longest, states, dayLabel, query }: Props) {
  const hasStates = states.length > 0
  const chosen = query.states.length + (query.from === '' ? 0 : 1) + (query.to === '' ? 0 : 1)
  return (
    <Form
      key={JSON.stringify([query.states, query.from, query.to, query.keyword])}
      action={to}
      role="search"
      aria-label={label}
      className="no-print mb-4 grid gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      {keywordLabel !== undefined && (
        <>
          <input
            type="search"
            name="keyword"
            defaultValue={query.keyword}
            aria-label={keywordLabel}
            placeholder={keywordLabel}
            maxLength={longest}
            className={control}
          />
          <button type="submit" className="button button-quiet min-h-11 lg:min-h-10">
            {quotation_search_button()}
          </button>
        </>
      )}
      <details open={chosen > 0} className="sm:col-span-full">
        <summary className="w-fit cursor-pointer py-3 underline lg:py-2">
          {chosen > 0
            ? (hasStates ? list_filter_chosen : list_filter_days_chosen)({ count: decimal(chosen) })
            : (hasStates ? list_filter_more : list_filter_days)()}
        </summary>
        <div className="grid gap-4 rounded-md border border-line p-4 lg:grid-cols-[minmax(0,1fr)_auto]">
          {hasStates && (
            <fieldset>
              <legend className="font-semibold">{quotation_state()}</legend>
              <div className="grid grid-cols-[repeat(auto-fill,minmax(135px,1fr))] gap-x-4">
                {states.map(([id, name]) => (
                  <label key={id} className="flex min-h-11 items-center gap-2 lg:min-h-8">
                    <input
                      type="checkbox"
                      name="state"
                      value={id}
                      defaultChecked={query.states.includes(id)}
                      className="size-5 shrink-0"
                    />
                    {name}
                  </label>
                ))}
              </div>
            </fieldset>
          )}
          <fieldset>
            <legend className="font-semibold">{dayLabel}</legend>
            <div className="grid gap-3 sm:grid-cols-2">
              {(
                [
                  ['from', list_from()],
                  ['to', list_to()],
                ] as const
              ).map(([name, text]) => (
                <label key={name}>
                  <span className="block text-[13px]">{text}</span>
                  <input type="date" name={name} defaultValue={query[name]} className={control} />
                </label>
              ))}
            </div>
          </fieldset>
          <button type="submit" className="button button-quiet min-h-11 sm:justify-self-start lg:min-h-10">
            {list_apply()}
          </button>
        </div>
      </details>
    </Form>
  )
}
