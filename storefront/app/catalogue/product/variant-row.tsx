import type { HeaderRecord } from '@pasok/contract'
import { useRef, useState } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  cart_quantity_of,
  variant_action,
  variant_availability,
  variant_details,
  variant_name,
  variant_number,
  variant_price,
  variant_qty,
  variant_sku,
  variant_unit,
} from '~words'
import { CellsToAdd } from '../../cart/add.tsx'
import { LoginLink } from '../../identity/login/login-link.tsx'
import { useCanBuy } from '../../identity/use-can-buy.ts'
import { useSeesPrices } from '../../identity/use-sees-prices.ts'
import { useLink } from '../../routing/use-link.ts'
import { Unbroken } from '@pasok/ui/kit/unbroken.tsx'
import { Availability } from '@pasok/ui/records/catalogue/availability.tsx'
import type { VariantListing } from './variant-listing.ts'
import { named } from '../named.ts'
import { ShownPrice } from '../../pricing/price.tsx'
import { unitName } from '@pasok/ui/records/catalogue/unit.ts'

/** The last columns of a row: the price, if visible, and the button to buy or log in. */
export interface RowEnds {
  readonly price: boolean
  readonly action: 'add' | 'login' | undefined
}

interface Props {
  readonly row: VariantListing['rows'][number]
  readonly number: number
  readonly columns: VariantListing['columns']
  readonly ends: RowEnds
  /** The row's page: the login returns to it. */
  readonly next: string
}

/**
 * One item of the Variant table. A phone shows its part number, what distinguishes it, availability, price and the way to
 * buy it; a press opens the rest, each value below its column's name.
 */
export function VariantRow({ row, number, columns, ends, next }: Props) {
  const link = useLink()
  const [isOpen, setOpen] = useState(false)
  return (
    <tr data-open={isOpen || undefined} className="border-b border-line hover:bg-surface">
      <td data-label={variant_number()}>{number}</td>
      <td data-label={variant_name()}>
        <Link
          to={link(`/shop/product/${row.id}`)}
          prefetch="intent"
          lang={row.lang}
          className="inline-flex min-h-11 items-center md:min-h-6"
        >
          <span>
            <Unbroken>{row.name}</Unbroken>
          </span>
        </Link>
      </td>
      <td data-label={variant_sku()} className="variant-sku part-number font-semibold">
        {row.sku_number}
      </td>
      <td className="variant-summary no-print">
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Summary row={row} columns={columns} />
          <span className="sr-only">{variant_details({ number: row.sku_number })}</span>
        </button>
      </td>
      {columns.map((column, i) => (
        <td key={column.code} data-label={named(column)}>
          {/* The column's name, which a phone shows in the cell, is in the page's own language. */}
          {row.values[i]?.lang ? (
            <span lang={row.values[i].lang}>{row.values[i].text}</span>
          ) : (
            <Unbroken>{row.values[i]?.text ?? ''}</Unbroken>
          )}
        </td>
      ))}
      <td data-label={variant_availability()} className="variant-availability">
        <Availability tags={row.product_tag_ids} />
      </td>
      <td data-label={variant_unit()}>{unitName(row.uom)}</td>
      <EndCells row={row} ends={ends} next={next} />
    </tr>
  )
}

/** The cells that a row ends with. */
export function EndCells({ row, ends: { price, action }, next }: Pick<Props, 'row' | 'ends' | 'next'>) {
  return (
    <>
      {price && (
        <td data-label={variant_price()} className="variant-price">
          <ShownPrice of={row} hasBreaks />
        </td>
      )}
      {action === 'add' && (
        <CellsToAdd item={{ min_qty: 1, multiple_qty: 1, ...row, display_add_to_cart: !row.isNotSold }} />
      )}
      {action === 'login' && <CellsToLogIn row={row} next={next} />}
    </>
  )
}

/** A guest's last two cells, QTY and ACTION: how much is typed goes along to the login, and into the cart. */
function CellsToLogIn({ row, next }: Pick<Props, 'row' | 'next'>) {
  const field = useRef<HTMLInputElement>(null)
  const { min_qty: least = 1, multiple_qty: step = 1 } = row
  return (
    <>
      <td data-label={variant_qty()} className="variant-qty no-print">
        {!row.isNotSold && (
          <input
            ref={field}
            type="number"
            aria-label={cart_quantity_of({ name: row.sku_number })}
            min={1}
            defaultValue={Math.ceil(least / step) * step}
            autoComplete="off"
            className="h-11 w-16 rounded-md border border-line-strong bg-white px-2 text-right tabular-nums lg:h-9"
          />
        )}
      </td>
      <td data-label={variant_action()} className="variant-action no-print">
        <LoginLink
          next={next}
          item={row.isNotSold ? undefined : row}
          quantity={() => field.current?.valueAsNumber}
        />
      </td>
    </>
  )
}

/** The last columns of a product's rows for the current visitor. */
export const useRowEnds = (product: Pick<HeaderRecord, 'display_price' | 'display_add_to_cart'>): RowEnds => {
  const seesPrices = useSeesPrices()
  const canBuy = useCanBuy()
  const login = product.display_price && !seesPrices ? 'login' : undefined
  return {
    price: product.display_price && seesPrices,
    action: canBuy && product.display_add_to_cart ? 'add' : login,
  }
}

/** The values that differ between items, in one line, each with its unit. */
export function Summary({ row, columns }: Pick<Props, 'row' | 'columns'>) {
  return columns.map(({ code, unit }, i) => {
    const value = row.values[i]
    return (
      value?.text && (
        <span key={code} lang={value.lang} className="variant-value">
          {unit === undefined ? value.text : `${value.text} ${unit}`}
        </span>
      )
    )
  })
}
