import { getLocale } from '~words/runtime.js'
import { list_filter_bad_price, list_filter_bad_range, list_filter_highest, list_filter_lowest } from '~words'
import { HIGHEST, LOWEST, PRICE } from '../../../routing/query.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { fieldText } from '@pasok/ui/kit/typed-number.ts'
import type { FilterError } from '../load-listing.ts'
import { splitRange } from './range.ts'
import type { Offer } from './offer.ts'
import type { ChosenFilter } from '../state.ts'

interface Props {
  readonly offer: Pick<Offer, 'slug' | 'name' | 'bounds'>
  readonly chosen: ChosenFilter | undefined
  readonly filterError: FilterError | undefined
}

/** A number's two bounds, with the list's range as placeholders. */
export function RangeFields({ offer: { slug, name, bounds }, chosen, filterError }: Props) {
  // Rupiah are written in one way in both languages.
  const language = slug === PRICE ? 'id' : getLocale()
  const range = splitRange(chosen?.text ?? filterError?.typed?.from ?? '')
  const typed = range
    ? { from: fieldText(range.low, language), to: fieldText(range.high, language) }
    : filterError?.typed
  const note = `error-${slug}`
  const field = (prefix: string, label: string, value: string | undefined, bound: number | undefined) => (
    <input
      type="text"
      inputMode="decimal"
      name={prefix + slug}
      aria-label={label}
      aria-invalid={filterError ? true : undefined}
      aria-describedby={filterError ? note : undefined}
      defaultValue={value}
      placeholder={bound === undefined ? undefined : decimal(bound)}
      className="range"
    />
  )
  return (
    <>
      <div className="flex items-center gap-2">
        {field(LOWEST, list_filter_lowest({ name }), typed?.from, bounds?.min)}
        <span aria-hidden="true">–</span>
        {field(HIGHEST, list_filter_highest({ name }), typed?.to, bounds?.max)}
      </div>
      {filterError && (
        <p id={note} role="alert" className="mt-1 text-[13px] text-danger">
          {range && filterError.why
            ? filterError.why
            : slug === PRICE
              ? list_filter_bad_price()
              : list_filter_bad_range()}
        </p>
      )}
    </>
  )
}
