import { Fragment } from 'react'
import type { ItemSort } from '../../routing/query.ts'
import { VariantHead } from './variant-head.tsx'
import type { VariantListing } from './variant-listing.ts'
import { groupStarts } from './row-groups.ts'
import { NamedValue, useRowEnds, VariantRow, type Sellable } from './variant-row.tsx'

interface Props {
  /** Whether its items show a price, and can be ordered. */
  readonly product: Sellable
  readonly listing: Pick<VariantListing, 'columns' | 'rows'>
  readonly sort: ItemSort
  /** The page that the rows stand on: who logs in comes back to it. */
  readonly next: string
  /** Where another order leads; absent where there is one alone. */
  readonly buildAddress?: (sort: ItemSort) => string
  readonly table?: React.Ref<HTMLTableElement>
  /** Rows before the first. */
  readonly offset?: number
  /** The table's name, where its rows are of several products: then they have names, and no groups. */
  readonly label?: string
}

/** So many attributes fit on a wide screen, where the header row then sticks to the window; beside what buyers have, fewer. */
const MOST_COLUMNS_AT_ONCE = { buyer: 5, others: 7 }
/** #, name, number, summary, availability, unit, price, quantity, action: a head that spans more is cut at the table's end. */
const COLUMNS_BESIDE = 9

/** Items as a table. One that is wider than its place scrolls inside it, by keyboard too. */
export function VariantRows({ product, listing, sort, next, buildAddress, table, offset = 0, label }: Props) {
  const { columns, rows } = listing
  const ends = useRowEnds(product)
  const starts = groupStarts(label === undefined ? rows : [])
  return (
    <div
      className="variants-box"
      data-priced={ends.price || undefined}
      data-buys={ends.action === 'add' || undefined}
      data-asks={ends.action === 'login' || undefined}
      data-names={label !== undefined || undefined}
      data-wide={
        label !== undefined ||
        columns.length > MOST_COLUMNS_AT_ONCE[ends.action === 'add' ? 'buyer' : 'others'] ||
        undefined
      }
      tabIndex={0}
      role="region"
      aria-label={label}
      aria-labelledby={label === undefined ? 'variants' : undefined}
    >
      <table ref={table} className="variants w-full border-collapse border border-line">
        <VariantHead listing={listing} sort={sort} ends={ends} buildAddress={buildAddress} />
        <tbody>
          {rows.map((row, i) => (
            <Fragment key={row.id}>
              {starts.has(i) && columns[0] && row.values[0] && (
                <tr className="variant-group">
                  <th colSpan={COLUMNS_BESIDE + columns.length} scope="rowgroup">
                    <NamedValue column={columns[0]} value={row.values[0]} />
                  </th>
                </tr>
              )}
              <VariantRow row={row} number={offset + i + 1} columns={columns} ends={ends} next={next} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}
