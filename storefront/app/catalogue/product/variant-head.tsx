import { Link } from '@pasok/ui/kit/link.tsx'
import {
  variant_action,
  variant_availability,
  variant_name,
  variant_number,
  variant_price,
  variant_qty,
  variant_sku,
  variant_unit,
} from '~words'
import type { ItemSort } from '../../routing/query.ts'
import { isNumeric, type VariantListing } from './variant-listing.ts'
import { named } from '../named.ts'
import { KEY_COLUMNS, type RowEnds } from './variant-row.tsx'

interface Props {
  readonly listing: Pick<VariantListing, 'columns' | 'rows'>
  readonly sort: ItemSort
  readonly ends: RowEnds
  /** Where another order leads; absent where there is one alone. */
  readonly buildAddress: ((sort: ItemSort) => string) | undefined
}

const cell = 'border-b border-line-strong bg-surface px-2 text-left text-[13px] font-semibold'

/** The Variant table's head row; what the server sorts by is a link. */
export function VariantHead({
  listing: { columns, rows },
  sort,
  ends: { action, price },
  buildAddress,
}: Props) {
  const heads = columns.map((column, i) => (
    <SortedHead
      key={column.code}
      by={`attr_${column.code}`}
      label={named(column)}
      className={isNumeric(rows, i) ? 'variant-figure' : ''}
      sort={sort}
      buildAddress={buildAddress}
    />
  ))
  return (
    <thead>
      <tr>
        <th className={`${cell} variant-position`}>{variant_number()}</th>
        <SortedHead
          by="name"
          label={variant_name()}
          className="variant-name"
          sort={sort}
          buildAddress={buildAddress}
        />
        <SortedHead
          by="sku"
          label={variant_sku()}
          className="variant-sku"
          sort={sort}
          buildAddress={buildAddress}
        />
        {/* Of narrow screens, which show no head. */}
        <td className="variant-summary no-print" />
        {heads.slice(0, KEY_COLUMNS)}
        <th className={`${cell} variant-availability`}>{variant_availability()}</th>
        {heads.slice(KEY_COLUMNS)}
        <th className={cell}>{variant_unit()}</th>
        {price && (
          <SortedHead
            by="price"
            label={variant_price()}
            className="variant-price"
            sort={sort}
            buildAddress={buildAddress}
          />
        )}
        {action && <th className={`${cell} variant-qty no-print`}>{variant_qty()}</th>}
        {action && <th className={`${cell} variant-action no-print`}>{variant_action()}</th>}
      </tr>
    </thead>
  )
}

interface SortedProps {
  /** How an address calls the column. */
  readonly by: 'name' | 'sku' | 'price' | `attr_${string}`
  readonly label: string
  readonly className?: string
  readonly sort: ItemSort
  readonly buildAddress: Props['buildAddress']
}

/** From one press to the next: upwards, downwards, as the supplier gave them. */
function SortedHead({ by, label, className = '', sort, buildAddress }: SortedProps) {
  if (!buildAddress) return <th className={`${cell} ${className}`}>{label}</th>
  const order = sort === `${by}_asc` ? 'ascending' : sort === `${by}_desc` ? 'descending' : 'none'
  const next: ItemSort = order === 'none' ? `${by}_asc` : order === 'ascending' ? `${by}_desc` : 'default'
  return (
    <th className={`${cell} ${className}`} aria-sort={order}>
      <Link to={buildAddress(next)} preventScrollReset rel="nofollow" className="variant-order text-ink">
        {label}
        <svg viewBox="0 0 10 14" width="10" height="14" aria-hidden="true" className="shrink-0">
          <path d="m1 5 4-4 4 4z" className={order === 'ascending' ? 'fill-ink' : 'fill-line-strong/50'} />
          <path d="m1 9 4 4 4-4z" className={order === 'descending' ? 'fill-ink' : 'fill-line-strong/50'} />
        </svg>
      </Link>
    </th>
  )
}
