import { list_table } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { VariantRows } from '../product/variant-rows.tsx'
import type { Listing } from './load-listing.ts'
import type { ItemTable } from './load-table.ts'
import { buildQuery, type Place } from './state.ts'

interface Props {
  readonly table: ItemTable
  readonly listing: Listing
  readonly place: Place
}

/** Items of several products: each shows a price and can be ordered unless its own row says otherwise. */
const SOLD = { display_price: true, display_add_to_cart: true }

/** The items of all products of a category in one table. */
export function ProductTable({ table, listing, place }: Props) {
  const link = useLink()
  return (
    <VariantRows
      label={list_table()}
      product={SOLD}
      listing={table}
      sort={table.sort}
      offset={(listing.page - 1) * listing.perPage}
      next={place.rest + buildQuery(place, listing)}
      buildAddress={(sort) => link(place.rest) + buildQuery(place, { ...listing, sort, page: 1 })}
    />
  )
}
