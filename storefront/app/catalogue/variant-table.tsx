import type { HeaderRecord } from '@pasok/contract'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { variant_load_more, variant_none, variant_show_all, variant_shown, variant_title } from '~words'
import { useLink } from '../shell/use-link.ts'
import type { VariantListing } from './variant-listing.ts'
import { VariantFilters } from './variant-filters.tsx'
import { VariantHead } from './variant-head.tsx'
import { VariantRow } from './variant-row.tsx'
import { variantsSearch, type VariantsQuery } from './variants-query.ts'

interface Props {
  readonly product: HeaderRecord
  readonly listing: VariantListing
}

/** So many attributes fit on a wide screen, where the header row then sticks to the window. */
const MOST_COLUMNS_AT_ONCE = 8
/** Fewer items than these are seen at a glance. */
const FEWEST_TO_FILTER = 6

/** The Variant table: a row an item. On a phone each row folds into a card, with nothing lost. */
export function VariantTable({ product, listing }: Props) {
  const link = useLink()
  const { query, columns, rows, total } = listing
  const action = product.display_price
  const rest = `/shop/products/${product.id}`
  const addressOf = (asked: VariantsQuery) => link(`/shop/products/${product.id}`) + variantsSearch(asked)
  const whole = addressOf({ ...query, filters: {}, page: 1 })
  const narrowed = Object.keys(query.filters).length > 0
  const more = useFirstNewRow(rows.length)
  return (
    <section aria-labelledby="variants" className="mt-8">
      <h2 id="variants" className="mb-2 text-xl">
        {variant_title()}
      </h2>
      {(narrowed || product.item_count >= FEWEST_TO_FILTER) && (
        <VariantFilters listing={listing} count={product.item_count} addressOf={addressOf} />
      )}
      {total === 0 ? (
        <div className="border border-line px-4 py-6">
          <p>{variant_none()}</p>
          <Link to={whole} preventScrollReset className="button button-quiet mt-3">
            {variant_show_all({ count: product.item_count })}
          </Link>
        </div>
      ) : (
        // A table that is wider than its place scrolls inside it, by keyboard too.
        <div
          className="variants-box"
          data-wide={columns.length > MOST_COLUMNS_AT_ONCE || undefined}
          tabIndex={0}
          role="region"
          aria-labelledby="variants"
        >
          <table ref={more.table} className="variants w-full border-collapse border border-line">
            <VariantHead listing={listing} action={action} addressOf={addressOf} />
            <tbody>
              {rows.map((row, i) => (
                <VariantRow
                  key={row.id}
                  row={row}
                  number={i + 1}
                  columns={columns}
                  action={action}
                  next={rest + variantsSearch(query)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="no-print mt-4 flex flex-wrap items-center gap-4">
        {total > rows.length && (
          <Link
            to={addressOf({ ...query, page: query.page + 1 })}
            preventScrollReset
            replace
            rel={narrowed ? 'nofollow' : undefined}
            onClick={more.ask}
            className="button button-quiet"
          >
            {variant_load_more()}
          </Link>
        )}
        <p className="text-ink-soft" aria-live="polite">
          {total > rows.length && variant_shown({ shown: rows.length, total })}
        </p>
      </div>
    </section>
  )
}

/** Leads the keyboard to the first of the rows that Load More brought, without moving the page. */
const useFirstNewRow = (rows: number) => {
  const table = useRef<HTMLTableElement>(null)
  const askedAt = useRef<number>(undefined)
  useEffect(() => {
    const before = askedAt.current
    if (before === undefined || rows <= before) return
    askedAt.current = undefined
    table.current?.tBodies[0]?.rows[before]?.querySelector('a')?.focus({ preventScroll: true })
  }, [rows])
  return { table, ask: () => (askedAt.current = rows) }
}
