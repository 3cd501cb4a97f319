import type { HeaderRecord } from '@pasok/contract'
import { Fragment } from 'react'
import { VariantHead } from './variant-head.tsx'
import type { VariantListing } from './variant-listing.ts'
import { groupStarts } from './row-groups.ts'
import { NamedValue, useRowEnds, VariantRow } from './variant-row.tsx'
import type { VariantsQuery } from './variants-query.ts'

interface Props {
  readonly product: HeaderRecord
  readonly listing: VariantListing
  /** The page that the rows stand on: who logs in comes back to it. */
  readonly next: string
  /** Where another order leads; absent where there is one alone. */
  readonly buildAddress?: (query: VariantsQuery) => string
  readonly table?: React.Ref<HTMLTableElement>
}

/** So many attributes fit on a wide screen, where the header row then sticks to the window; beside what buyers have, fewer. */
const MOST_COLUMNS_AT_ONCE = { buyer: 5, others: 7 }
/** #, name, number, summary, availability, unit, price, quantity, action: a head that spans more is cut at the table's end. */
const COLUMNS_BESIDE = 9

/** A product's items as a table. One that is wider than its place scrolls inside it, by keyboard too. */
export function VariantRows({ product, listing, next, buildAddress, table }: Props) {
  const { columns, rows } = listing
  const ends = useRowEnds(product)
  const starts = groupStarts(rows)
  return (
    <div
      className="variants-box"
      data-priced={ends.price || undefined}
      data-buys={ends.action === 'add' || undefined}
      data-asks={ends.action === 'login' || undefined}
      data-wide={
        columns.length > MOST_COLUMNS_AT_ONCE[ends.action === 'add' ? 'buyer' : 'others'] || undefined
      }
      tabIndex={0}
      role="region"
      aria-labelledby="variants"
    >
      <table ref={table} className="variants w-full border-collapse border border-line">
        <VariantHead listing={listing} ends={ends} buildAddress={buildAddress} />
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
              <VariantRow row={row} number={i + 1} columns={columns} ends={ends} next={next} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}
