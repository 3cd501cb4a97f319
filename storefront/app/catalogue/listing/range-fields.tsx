import { getLocale } from '~words/runtime.js'
import { list_filter_bad_range, list_filter_highest, list_filter_lowest } from '~words'
import { HIGHEST, LOWEST, PRICE } from '../../routing/query.ts'
import { decimal } from '../../ui/decimal.ts'
import { fieldText } from '../../ui/typed-number.ts'
import type { Fault } from './load-listing.ts'
import { splitRange } from './range.ts'
import type { Offer } from './offer.ts'
import type { GivenFilter } from './state.ts'

interface Props {
  readonly offer: Pick<Offer, 'slug' | 'name' | 'bounds'>
  readonly given: GivenFilter | undefined
  readonly fault: Fault | undefined
}

/** A number's two bounds; what the list has stands in them until something is typed. */
export function RangeFields({ offer: { slug, name, bounds }, given, fault }: Props) {
  // Rupiah are written in one way in both languages.
  const language = slug === PRICE ? 'id' : getLocale()
  const range = splitRange(given?.text ?? fault?.typed?.from ?? '')
  const typed = range
    ? { from: fieldText(range.low, language), to: fieldText(range.high, language) }
    : fault?.typed
  const note = `fault-${slug}`
  const field = (prefix: string, label: string, value: string | undefined, bound: number | undefined) => (
    <input
      type="text"
      inputMode="decimal"
      name={prefix + slug}
      aria-label={label}
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault ? note : undefined}
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
      {fault && (
        <p id={note} role="alert" className="mt-1 text-[13px] text-danger">
          {range && fault.why ? fault.why : list_filter_bad_range()}
        </p>
      )}
    </>
  )
}
