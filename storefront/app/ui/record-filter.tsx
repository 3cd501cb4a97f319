import { Form } from 'react-router'
import { quotation_every_state, quotation_search_button, quotation_state } from '~words'

interface Props {
  /** Where the list stands. */
  readonly to: string
  readonly label: string
  readonly keywordLabel: string
  readonly keyword: string
  /** Of a keyword, in characters. */
  readonly longest: number
  readonly state: string
  readonly states: readonly (readonly [state: string, name: string])[]
}

const control = 'h-11 w-full rounded-md border border-line-strong bg-white px-3 lg:h-10'

/** Filters a list of records by their state and by a text. */
export function RecordFilter({ to, label, keywordLabel, keyword, longest, state, states }: Props) {
  return (
    <Form
      key={`${state} ${keyword}`}
      action={to}
      role="search"
      aria-label={label}
      className="no-print mb-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,220px)_auto]"
    >
      <input
        type="search"
        name="keyword"
        defaultValue={keyword}
        aria-label={keywordLabel}
        placeholder={keywordLabel}
        maxLength={longest}
        className={control}
      />
      <select name="state" defaultValue={state} aria-label={quotation_state()} className={control}>
        <option value="">{quotation_every_state()}</option>
        {states.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="button button-quiet min-h-11 lg:min-h-10">
        {quotation_search_button()}
      </button>
    </Form>
  )
}
