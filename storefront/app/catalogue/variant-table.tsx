import type { HeaderRecord, VariantRecord } from '@pasok/contract'
import { Link } from 'react-router'
import {
  variant_availability,
  variant_load_more,
  variant_name,
  variant_number,
  variant_shown,
  variant_sku,
  variant_title,
  variant_unit,
} from '~words'
import { useLink } from '../shell/use-link.ts'
import { Unbroken } from '../ui/unbroken.tsx'
import { Availability } from './availability.tsx'
import { unitName } from './unit.ts'

interface Props {
  readonly product: HeaderRecord
  readonly variants: readonly VariantRecord[]
  readonly page: number
}

interface Column {
  readonly code: string
  readonly name: string
}

/** So many attributes fit on a wide screen, where the header row then sticks to the window. */
const MOST_COLUMNS_AT_ONCE = 10

/** The attributes that differ within the product, in the order in which the rows first have them. */
const columnsOf = (variants: readonly VariantRecord[]): Column[] => {
  const columns = new Map<string, Column>()
  for (const { attributes } of variants)
    for (const { code, name, unit } of attributes)
      columns.set(code, columns.get(code) ?? { code, name: unit ? `${name} (${unit})` : name })
  return [...columns.values()]
}

const textOf = (variant: VariantRecord, code: string): string =>
  variant.attributes
    .filter((value) => value.code === code)
    .map((value) => value.text)
    .join(', ')

/** The Variant table: a row an item. On a phone each row folds into a card, with nothing lost. */
export function VariantTable({ product, variants, page }: Props) {
  const link = useLink()
  const columns = columnsOf(variants)
  const head = 'border-b border-line-strong bg-surface px-2 py-2 text-left text-[13px] font-semibold'
  return (
    <section aria-labelledby="variants" className="mt-8">
      <h2 id="variants" className="mb-2 text-xl">
        {variant_title()}
      </h2>
      {/* A table that is wider than its place scrolls inside it, by keyboard too. */}
      <div
        className={`overflow-x-auto ${columns.length > MOST_COLUMNS_AT_ONCE ? '' : 'xl:overflow-visible'}`}
        tabIndex={0}
        role="region"
        aria-labelledby="variants"
      >
        <table className="variants w-full border-collapse border border-line">
          <thead>
            <tr>
              <th className={head}>{variant_number()}</th>
              <th className={head}>{variant_name()}</th>
              <th className={head}>{variant_sku()}</th>
              {columns.map(({ code, name }) => (
                <th key={code} className={head}>
                  {name}
                </th>
              ))}
              <th className={head}>{variant_availability()}</th>
              <th className={head}>{variant_unit()}</th>
            </tr>
          </thead>
          <tbody>
            {variants.map((variant, i) => (
              <tr key={variant.id} className="border-b border-line hover:bg-surface">
                <td data-label={variant_number()}>{i + 1}</td>
                <td data-label={variant_name()}>
                  <Link
                    to={link(`/shop/product/${variant.id}`)}
                    prefetch="intent"
                    lang={variant.borrowed?.['name']}
                    className="inline-flex min-h-6 items-center"
                  >
                    <span>
                      <Unbroken>{variant.name}</Unbroken>
                    </span>
                  </Link>
                </td>
                <td data-label={variant_sku()} className="part-number font-semibold">
                  {variant.sku_number}
                </td>
                {columns.map(({ code, name }) => (
                  <td key={code} data-label={name}>
                    {textOf(variant, code)}
                  </td>
                ))}
                <td data-label={variant_availability()}>
                  <Availability tags={variant.product_tag_ids} />
                </td>
                <td data-label={variant_unit()}>{unitName(variant.uom)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {product.item_count > variants.length && (
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <Link
            to={link(`/shop/products/${product.id}?page=${page + 1}`)}
            preventScrollReset
            replace
            className="button button-quiet"
          >
            {variant_load_more()}
          </Link>
          <p className="text-ink-soft" aria-live="polite">
            {variant_shown({ shown: variants.length, total: product.item_count })}
          </p>
        </div>
      )}
    </section>
  )
}
