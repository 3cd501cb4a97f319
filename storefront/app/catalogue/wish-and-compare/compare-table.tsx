import type { ComparedCard } from '@pasok/contract'
import { useId, useRef, useState, type ReactNode } from 'react'
import {
  compare_all_alike,
  compare_none,
  compare_only_differing,
  compare_price,
  compare_product,
  compare_title,
  product_availability,
  product_brand,
  product_tba,
} from '~words'
import { Availability } from '@pasok/ui/records/catalogue/availability.tsx'
import { findAmounts } from '../../pricing/prices.ts'
import { ShownPrice } from '../../pricing/price.tsx'
import { Unbroken } from '@pasok/ui/kit/unbroken.tsx'
import { useRestoredFocus } from '@pasok/ui/kit/use-restored-focus.ts'
import { attributeRows, differs, type CompareRow } from './compare.ts'
import { CompareHead } from './compare-head.tsx'
import { CompareName } from './compare-name.tsx'

interface Props {
  readonly products: readonly ComparedCard[]
  /** What else can be done, beside the switch. */
  readonly children: ReactNode
}

/** A row whose cells are more than texts: these say where the products differ. */
interface ShownRow extends CompareRow {
  readonly show?: (product: ComparedCard) => ReactNode
}

const buildRows = (products: readonly ComparedCard[]): ShownRow[] => [
  {
    key: ' price',
    name: compare_price(),
    cells: products.map((product) => ({ text: JSON.stringify(findAmounts(product) ?? null) })),
    show: (product) => <ShownPrice of={product} />,
  },
  {
    key: ' availability',
    name: product_availability(),
    cells: products.map(({ product_tag_ids: [tag] }) => ({ text: tag?.name ?? product_tba() })),
    show: ({ product_tag_ids: tags }) => <Availability tags={tags} />,
  },
  {
    key: ' brand',
    name: product_brand(),
    cells: products
      .map(({ product_brand: brand }) => brand && { text: brand.name })
      .map((cell) => cell ?? undefined),
  },
  ...attributeRows(products),
]

/**
 * Products side by side, a row for each thing that they have; rows in which they differ are marked. A table that is wider
 * than its place scrolls inside it, by keyboard too.
 */
export function CompareTable({ products, children }: Props) {
  const [onlyDiffering, setOnlyDiffering] = useState(false)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const onFocus = useRestoredFocus((_, place) => {
    const others = box.current?.querySelectorAll<HTMLElement>('thead button') ?? []
    return others[Math.min(place, others.length - 1)] ?? box.current
  })
  const rows = buildRows(products)
  const shownRows = onlyDiffering ? rows.filter(differs) : rows
  return (
    <>
      <div className="no-print mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <label className="inline-flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            role="switch"
            checked={onlyDiffering}
            onChange={(event) => setOnlyDiffering(event.currentTarget.checked)}
            className="size-5 accent-ink"
          />
          {compare_only_differing()}
        </label>
        {children}
      </div>
      <div
        ref={box}
        onFocus={onFocus}
        className="compare-box"
        tabIndex={0}
        role="region"
        aria-labelledby={id}
      >
        <table className="compare">
          <caption id={id} className="sr-only">
            {compare_title()}
          </caption>
          <thead>
            <tr>
              <th scope="col">{compare_product()}</th>
              {products.map((product) => (
                <CompareHead key={product.id} product={product} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shownRows.map((row) => (
              <tr key={row.key} data-differs={differs(row) || undefined}>
                <CompareName name={row.name} isDiffering={differs(row)} />
                {products.map((product, i) => (
                  <td key={product.id} lang={row.cells[i]?.lang}>
                    {row.show?.(product) ?? <Value text={row.cells[i]?.text} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shownRows.length === 0 && <p className="mt-4">{compare_all_alike()}</p>}
    </>
  )
}

function Value({ text }: { text: string | undefined }) {
  if (text !== undefined) return <Unbroken>{text}</Unbroken>
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{compare_none()}</span>
    </>
  )
}
