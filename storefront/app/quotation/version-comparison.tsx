import type { QuotationVersion } from '@pasok/contract'
import {
  quotation_compare_changed,
  quotation_compare_none,
  quotation_compare_same,
  quotation_compare_title,
  quotation_discount,
  quotation_item,
  quotation_lead_time,
  quotation_price,
  quotation_quantity,
  quotation_subtotal,
  quotation_version,
} from '~words'
import { counted } from '../ui/counted.ts'
import { rupiahText } from '../ui/rupiah-text.ts'
import { comparedFields, compareVersions, type ComparedField, type ComparedLine } from './compare-versions.ts'
import { discountText, leadTimeText, quantityText } from './line-texts.ts'
import { LineName } from './quotation-lines.tsx'

const names: Record<ComparedField, () => string> = {
  item: quotation_item,
  product_uom_qty: quotation_quantity,
  price_unit: quotation_price,
  discount_percent: quotation_discount,
  price_subtotal: quotation_subtotal,
  lead_time_days: quotation_lead_time,
}

type Line = NonNullable<ComparedLine['before']>

const shown = (line: Line, field: ComparedField) => {
  switch (field) {
    case 'item':
      return <LineName line={line} />
    case 'product_uom_qty':
      return line.product_uom_qty === undefined ? '' : quantityText(line.product_uom_qty, line.uom)
    case 'discount_percent':
      return discountText(line.discount_percent)
    case 'lead_time_days':
      return leadTimeText(line.lead_time_days)
    default:
      return line[field] === undefined ? '' : rupiahText(line[field])
  }
}

interface Props {
  readonly before: QuotationVersion
  readonly after: QuotationVersion
}

/** Two versions side by side, the cells of the later one marked where they differ. */
export function VersionComparison({ before, after }: Props) {
  const lines = compareVersions(before.order_line, after.order_line)
  const count = lines.filter(({ changed }) => changed.size > 0).length
  return (
    <section aria-labelledby="comparison" className="mt-4">
      <h3 id="comparison" className="font-semibold">
        {quotation_compare_title()}
      </h3>
      <p className="mb-2">
        {count === 0 ? quotation_compare_same() : quotation_compare_changed(counted(count))}
      </p>
      <div role="region" aria-labelledby="comparison" tabIndex={0} className="overflow-x-auto">
        <table className="record-table record-table-wide">
          <thead>
            <tr>
              <th colSpan={comparedFields.length}>{quotation_version({ version: before.version })}</th>
              <th colSpan={comparedFields.length}>{quotation_version({ version: after.version })}</th>
            </tr>
            <tr>
              {[before, after].map(({ version }) =>
                comparedFields.map((field) => <th key={`${version} ${field}`}>{names[field]()}</th>),
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={`${line.before?.id} ${line.after?.id}`}>
                <Cells line={line.before} />
                <Cells line={line.after} changed={line.changed} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Cells({
  line,
  changed,
}: {
  readonly line: Line | undefined
  readonly changed?: ComparedLine['changed']
}) {
  if (!line)
    return (
      <td colSpan={comparedFields.length} className={changed && 'changed'}>
        {quotation_compare_none()}
      </td>
    )
  return comparedFields.map((field) => (
    <td
      key={field}
      className={`${field === 'item' ? 'min-w-48' : 'whitespace-nowrap'} ${changed?.has(field) ? 'changed' : ''}`}
    >
      {changed?.has(field) ? (
        <mark className="bg-transparent">{shown(line, field)}</mark>
      ) : (
        shown(line, field)
      )}
    </td>
  ))
}
