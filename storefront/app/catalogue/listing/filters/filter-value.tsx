import { FILTER } from '@pasok/contract'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import type { OfferedValue } from './offer.ts'

interface Props {
  readonly slug: string
  readonly value: OfferedValue
  readonly isChosen: boolean
  /** One that is not looked for stays in the form: what is chosen stays chosen. */
  readonly isFound?: boolean
}

/** One value of a filter to tick, with how many it leaves, and a drawing where that explains it. */
export function FilterValue({ slug, value, isChosen, isFound = true }: Props) {
  return (
    <li hidden={!isFound}>
      <label className="value">
        <input type="checkbox" name={FILTER + slug} value={value.value} defaultChecked={isChosen} />
        {value.drawing && (
          // Its name stands beside it.
          <img src={value.drawing} alt="" width={64} height={48} loading="lazy" />
        )}
        <span lang={value.lang}>{value.name}</span>
        {value.count !== undefined && <span className="count">{decimal(value.count)}</span>}
      </label>
    </li>
  )
}
