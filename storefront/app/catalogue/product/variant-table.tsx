import type { HeaderRecord } from '@pasok/contract'
import { useLayoutEffect, useRef } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import { variant_load_more, variant_none, variant_show_all, variant_shown, variant_title } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { useRestoredFocus } from '@pasok/ui/kit/use-restored-focus.ts'
import { usePrintedTable } from './use-printed-table.ts'
import { VariantFilters } from './variant-filters.tsx'
import type { VariantListing } from './variant-listing.ts'
import { VariantRows } from './variant-rows.tsx'
import { isNarrowed, variantsSearch, clearFilters, type VariantsQuery } from './variants-query.ts'

interface Props {
  readonly product: HeaderRecord
  readonly listing: VariantListing
  /** Its page, the path without a language. On another page than the product's own, `?id=` names the product. */
  readonly rest?: string
}

/** Fewer items than these are seen at a glance. */
const FEWEST_TO_FILTER = 6

/** The Variant table: a row an item. On a phone each row folds into a card, with nothing lost. */
export function VariantTable({ product, listing: shown, rest = ownRest(product) }: Props) {
  const link = useLink()
  const listing = usePrintedTable(product.id, shown)
  const { query, rows, total } = listing
  const named = rest === ownRest(product) ? undefined : product.id
  const buildAddress = (target: VariantsQuery) => link(rest) + variantsSearch(target, named)
  const narrowed = isNarrowed(query)
  const more = useFirstNewRow(shown.rows.length)
  const heading = useRef<HTMLHeadingElement>(null)
  const onFocus = useRestoredFocus(() => heading.current)
  return (
    <section aria-labelledby="variants" onFocus={onFocus} className="mt-4">
      <h2 ref={heading} id="variants" tabIndex={-1} className="mb-2 text-xl">
        {variant_title()}
      </h2>
      {(narrowed || product.item_count >= FEWEST_TO_FILTER) && (
        <VariantFilters
          listing={listing}
          count={product.item_count}
          buildAddress={buildAddress}
          productId={named}
        />
      )}
      {total === 0 ? (
        <div className="border border-line px-4 py-6">
          <p>{variant_none()}</p>
          <Link
            to={buildAddress(clearFilters(query))}
            preventScrollReset
            className="button button-quiet mt-3"
          >
            {variant_show_all(counted(product.item_count))}
          </Link>
        </div>
      ) : (
        <VariantRows
          product={product}
          listing={listing}
          sort={query.sort}
          next={rest + variantsSearch(query, named)}
          buildAddress={(sort) => buildAddress({ ...query, sort })}
          table={more.table}
        />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-4">
        {total > rows.length && (
          <Link
            to={buildAddress({ ...query, page: query.page + 1 })}
            preventScrollReset
            replace
            rel={narrowed ? 'nofollow' : undefined}
            onClick={more.ask}
            className="button button-quiet no-print"
          >
            {variant_load_more()}
          </Link>
        )}
        <p className="text-ink-soft" aria-live="polite">
          {total > rows.length && variant_shown({ shown: decimal(rows.length), total: decimal(total) })}
        </p>
      </div>
    </section>
  )
}

const ownRest = ({ id }: HeaderRecord): string => `/shop/products/${id}`

/** Leads the keyboard to the first of the rows that Load More brought, without moving the page. */
const useFirstNewRow = (rows: number) => {
  const table = useRef<HTMLTableElement>(null)
  const requestedAt = useRef<number>(undefined)
  // With the rows, not after them, so that a later focus is not taken away.
  useLayoutEffect(() => {
    const before = requestedAt.current
    if (before === undefined || rows <= before) return
    requestedAt.current = undefined
    const added = table.current?.querySelectorAll('.variant-item')[before]
    added?.querySelector('a')?.focus({ preventScroll: true })
  }, [rows])
  return { table, ask: () => (requestedAt.current = rows) }
}
