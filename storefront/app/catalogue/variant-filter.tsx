import type { Filter } from '@pasok/contract'
import { variant_from, variant_to } from '~words'
import { FILTER, HIGHEST, LOWEST } from '../shell/query.ts'
import { decimal } from '../ui/decimal.ts'
import { named } from './named.ts'
import { endsOf, rangeOf } from './variants-query.ts'

interface Props {
  readonly filter: Filter
  /** 'a,b' or 'min-max' as far as it is given. */
  readonly given: string
  /** `isDone` where somebody ticked a value or left a number, and does not go on typing it. */
  readonly onChange: (text: string, isDone: boolean) => void
}

/** One attribute of a Variant table to narrow it by: its values to tick, or the two ends of its numbers. */
export function VariantFilter({ filter, given, onChange }: Props) {
  const name = named(filter)
  const chosen = given.split(',').filter(Boolean)
  const said =
    filter.type === 'number'
      ? endsOf(given).some(Boolean) && endsOf(given).join('–')
      : filter.items
          .filter(({ slug }) => chosen.includes(slug))
          .map((item) => item.name)
          .join(', ')
  const close = (event: React.SyntheticEvent<HTMLDetailsElement>) => {
    event.currentTarget.open = false
  }
  return (
    <details
      name="variant-filter"
      className="variant-filter"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close(event)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return
        close(event)
        event.currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary className={said ? 'border-ink font-semibold' : 'border-line-strong'}>
        {said ? `${name}: ${said}` : name}
      </summary>
      {/* Focused where it is pressed beside a field, so that the focus stays within and it stays open. */}
      <div className="variant-filter-panel" tabIndex={-1}>
        {filter.type === 'number' ? (
          <Ends filter={filter} given={given} onChange={onChange} />
        ) : (
          <ul>
            {filter.items.map((item) => (
              <li key={item.slug}>
                <label lang={item.borrowed?.['name']}>
                  <input
                    type="checkbox"
                    name={FILTER + filter.slug}
                    value={item.slug}
                    checked={chosen.includes(item.slug)}
                    onChange={({ target }) =>
                      onChange(
                        (target.checked
                          ? [...chosen, item.slug]
                          : chosen.filter((slug) => slug !== item.slug)
                        ).join(','),
                        true,
                      )
                    }
                  />
                  <span className="grow">{item.name}</span>
                  <span className="text-[13px] text-ink-soft">{item.count}</span>
                </label>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  )
}

/** A number's two ends; what the other filters leave stands in them where they are open. */
function Ends({ filter, given, onChange }: Props) {
  const [low, high] = endsOf(given)
  const ends = [
    { end: 'min', label: variant_from(), value: low, bound: filter.min },
    { end: 'max', label: variant_to(), value: high, bound: filter.max },
  ] as const
  return (
    <div className="flex gap-2">
      {ends.map(({ end, label, value, bound }) => (
        <label key={end} className="flex-col items-start!">
          {label}
          <input
            type="number"
            step="any"
            name={(end === 'min' ? LOWEST : HIGHEST) + filter.slug}
            value={value}
            placeholder={bound === undefined ? undefined : decimal(bound)}
            onChange={({ target }) =>
              onChange(end === 'min' ? `${target.value}-${high}` : `${low}-${target.value}`, false)
            }
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // A form whose button is not seen is not sent by every browser.
              event.preventDefault()
              onChange(rangeOf(low, high), true)
            }}
            onBlur={({ currentTarget, relatedTarget }) => {
              // From one end to the other nothing is done yet.
              if (!currentTarget.closest('details')?.contains(relatedTarget))
                onChange(rangeOf(low, high), true)
            }}
            className="h-10 w-24 rounded-md border border-line-strong bg-white px-2"
          />
        </label>
      ))}
    </div>
  )
}
