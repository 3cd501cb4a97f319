import type { HeaderRecord } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import { variant_show_all, variant_title } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { Availability } from '@pasok/ui/records/catalogue/availability.tsx'
import type { VariantListing } from '../product/variant-listing.ts'
import { EndCells, Summary, useRowEnds } from '../product/variant-row.tsx'

interface Props {
  readonly product: HeaderRecord
  readonly items: Pick<VariantListing, 'columns' | 'rows'>
  /** The product's page, its path without a language. */
  readonly rest: string
}

/** The first of a product's items, a short row each, to choose from; all of them are on its page. */
export function QuickViewItems({ product, items: { columns, rows }, rest }: Props) {
  const link = useLink()
  const ends = useRowEnds(product)
  return (
    <div className="quick-view-items">
      <table className="variants w-full border-collapse border border-line" aria-label={variant_title()}>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-b border-line">
              <td className="variant-sku part-number font-semibold">{row.sku_number}</td>
              <td className="variant-summary text-[13px] text-ink-soft">
                <Summary row={row} columns={columns} />
              </td>
              <td className="variant-availability">
                <Availability tags={row.product_tag_ids} />
              </td>
              <EndCells row={row} ends={ends} next={rest} />
            </tr>
          ))}
        </tbody>
      </table>
      {product.item_count > rows.length && (
        <Link to={link(rest)} className="button button-quiet mt-3">
          {variant_show_all(counted(product.item_count))}
        </Link>
      )}
    </div>
  )
}
