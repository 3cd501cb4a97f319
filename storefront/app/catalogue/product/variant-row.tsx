import { leastQuantity, quantityIn, toQuantityRule, type HeaderRecord } from '@pasok/contract'
import { useId, useRef, useState } from 'react'
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
import { quantityText } from '../../cart/quantity-text.ts'
import { LoginLink } from '../../identity/login/login-link.tsx'
import { useCanBuy } from '../../identity/use-can-buy.ts'
import { useSeesPrices } from '../../identity/use-sees-prices.ts'
import { useLink } from '../../routing/use-link.ts'
import { Unbroken } from '@pasok/ui/kit/unbroken.tsx'
import { Availability } from '@pasok/ui/records/catalogue/availability.tsx'
import type { VariantListing } from './variant-listing.ts'
import { named } from '../named.ts'
import { PriceInLine } from '../../pricing/price.tsx'
import { unitName } from '@pasok/ui/records/catalogue/unit.ts'
import { OwnNumbers } from '@pasok/ui/records/own-numbers.tsx'

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

/** A longer value may be cut on a wide screen; a pointer shows the whole of it. */
const LONGEST_UNCUT = 20

/** So many attributes stand before the availability: by these an item is chosen. */
export const KEY_COLUMNS = 2

/**
 * One item of the Variant table. Its name, which its number and its values say again, is seen on a phone alone; a phone
 * shows its part number, what distinguishes it, availability, price and the way to buy it; a press opens the rest, each
 * value below its column's name.
 */
export function VariantRow({ row, number, columns, ends, next }: Props) {
  const link = useLink()
  const [isOpen, setOpen] = useState(false)
  const cells = columns.map((column, i) => (
    <td
      key={column.code}
      data-label={named(column)}
      title={textThatIsCut(row.values[i]?.text)}
      className={`variant-detail ${row.values[i]?.number === undefined ? '' : 'variant-figure'}`}
    >
      <ValueText value={row.values[i]} />
    </td>
  ))
  return (
    <tr data-open={isOpen || undefined} className="variant-item border-b border-line hover:bg-surface">
      <td data-label={variant_number()} className="variant-position variant-detail">
        {number}
      </td>
      <td data-label={variant_name()} className="variant-name">
        {row.picture && (
          // Decorative: the name is beside it.
          <img {...row.picture} alt="" loading="lazy" decoding="async" />
        )}
        <span lang={row.lang} title={row.brand === undefined ? undefined : row.name}>
          {row.brand !== undefined && <span className="text-ink-soft">{row.brand} </span>}
          {row.name}
        </span>
      </td>
      <td data-label={variant_sku()} className="variant-sku part-number font-semibold">
        <Link to={link(`/shop/product/${row.id}`)} prefetch="intent">
          {row.sku_number}
        </Link>
        <OwnNumbers numbers={row.own_numbers ?? []} />
      </td>
      <td className="variant-summary no-print">
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Summary row={row} columns={columns} />
          <span className="sr-only">{variant_details({ number: row.sku_number })}</span>
        </button>
      </td>
      {cells.slice(0, KEY_COLUMNS)}
      <td data-label={variant_availability()} className="variant-availability">
        <Availability tags={row.product_tag_ids} />
      </td>
      {cells.slice(KEY_COLUMNS)}
      <td data-label={variant_unit()} className="variant-detail">
        {unitName(row.uom)}
      </td>
      <EndCells row={row} ends={ends} next={next} />
    </tr>
  )
}

const textThatIsCut = (text = ''): string | undefined => (text.length > LONGEST_UNCUT ? text : undefined)

/** A value in its short form, the whole of it for a pointer and a screen reader. */
function ValueText({ value }: { value: VariantListing['rows'][number]['values'][number] | undefined }) {
  if (value?.short !== undefined)
    return (
      <span title={value.text} lang={value.lang}>
        <span aria-hidden="true">{value.short}</span>
        <span className="sr-only">{value.text}</span>
      </span>
    )
  // The column's name, which a phone shows in the cell, is in the page's own language.
  return value?.lang ? <span lang={value.lang}>{value.text}</span> : <Unbroken>{value?.text ?? ''}</Unbroken>
}

/** The cells that a row ends with. */
export function EndCells({ row, ends: { price, action }, next }: Pick<Props, 'row' | 'ends' | 'next'>) {
  return (
    <>
      {price && (
        <td data-label={variant_price()} className="variant-price">
          <PriceInLine of={row} number={row.sku_number} />
        </td>
      )}
      {action === 'add' && (
        <CellsToAdd item={{ min_qty: 1, multiple_qty: 1, ...row, display_add_to_cart: !row.isNotSold }} />
      )}
      {action === 'login' && <CellsToLogIn row={row} next={next} />}
    </>
  )
}

/**
 * A guest's last two cells, QTY and ACTION: how much is typed goes along to the login, and into the cart. A quantity that
 * can't be ordered leads nowhere.
 */
function CellsToLogIn({ row, next }: Pick<Props, 'row' | 'next'>) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const typed = () => quantityIn(field.current?.value ?? '')
  const refuse = () => {
    const text = quantityText(row, typed())
    setError(text)
    if (text !== undefined) field.current?.focus()
    return text !== undefined
  }
  return (
    <>
      <td data-label={variant_qty()} className="variant-qty no-print">
        {!row.isNotSold && (
          <input
            ref={field}
            inputMode="numeric"
            maxLength={12}
            aria-label={cart_quantity_of({ name: row.sku_number })}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : id}
            defaultValue={leastQuantity(toQuantityRule(row))}
            autoComplete="off"
            className="h-11 w-16 rounded-md border border-line-strong bg-white px-2 text-right tabular-nums lg:h-9"
          />
        )}
        {error !== undefined && (
          <span id={id} role="alert" className="block text-[13px] text-danger">
            {error}
          </span>
        )}
      </td>
      <td data-label={variant_action()} className="variant-action no-print">
        {row.isNotSold ? (
          <LoginLink next={next} />
        ) : (
          <LoginLink next={next} item={row} quantity={typed} refuse={refuse} />
        )}
      </td>
    </>
  )
}

/** What decides whether rows show a price, and can be ordered. */
export type Sellable = Pick<HeaderRecord, 'display_price' | 'display_add_to_cart'>

/** The last columns of a product's rows for the current visitor. */
export const useRowEnds = (product: Sellable): RowEnds => {
  const seesPrices = useSeesPrices()
  const canBuy = useCanBuy()
  const login = product.display_price && !seesPrices ? 'login' : undefined
  return {
    price: product.display_price && seesPrices,
    action: canBuy && product.display_add_to_cart ? 'add' : login,
  }
}

/** The values that differ between items, in one line, each by its name and with its unit: 'Bore 32 mm'. */
export function Summary({ row, columns }: Pick<Props, 'row' | 'columns'>) {
  return columns.map((column, i) => {
    const value = row.values[i]
    return (
      value?.text && (
        <span key={column.code} className="variant-value">
          <NamedValue column={column} value={value} />
        </span>
      )
    )
  })
}

/** A value behind its name, with its unit. */
export function NamedValue({
  column: { name, unit },
  value,
}: {
  column: VariantListing['columns'][number]
  value: VariantListing['rows'][number]['values'][number]
}) {
  return (
    <>
      {name} <ValueText value={value} />
      {unit !== undefined && ` ${unit}`}
    </>
  )
}
