import type { ComparedField, ComparedLine } from '@pasok/contract'
import type { ReactNode } from 'react'
import {
  quotation_compare_changed,
  quotation_compare_only,
  quotation_compare_same,
  quotation_compare_title,
  quotation_discount,
  quotation_item,
  quotation_lead_time,
  quotation_price,
  quotation_quantity,
  quotation_staff_comment,
  quotation_subtotal,
} from '~words'
import { counted } from '../../kit/counted.ts'
import type { ShownLines } from '../line-range.tsx'
import { rupiahText } from '@pasok/words'
import { LinePages } from '../line-pages.tsx'
import { discountText, leadTimeText, quantityText } from '../line-texts.ts'
import { LineName, type ShownProduct } from './quotation-lines.tsx'

type Line = NonNullable<ComparedLine['before']>
/** The fields that have a column. */
type Figure = Exclude<ComparedField, 'item' | 'staff_comment'>

const columns: readonly (readonly [field: Figure, name: () => string])[] = [
  ['product_uom_qty', quotation_quantity],
  ['price_unit', quotation_price],
  ['discount_percent', quotation_discount],
  ['price_subtotal', quotation_subtotal],
  ['lead_time_days', quotation_lead_time],
]

const NOTHING = '–'

const formatFigure = (line: Line, field: Figure): string => {
  switch (field) {
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

/** Two versions, and a page of the lines in which they differ. */
export interface Comparison {
  readonly from: number
  readonly to: number
  readonly lines: readonly ComparedLine[]
  readonly shownLines: ShownLines
}

interface Props extends Comparison, ShownProduct {
  readonly buildAddress: (page: number) => string
}

/** The lines in which two versions differ: what stood in the earlier one above what stands in the later one. */
export function VersionComparison({ from, to, lines, shownLines, buildAddress, ...shown }: Props) {
  const { total } = shownLines
  return (
    <section aria-labelledby="comparison" className="mt-4">
      <h3 id="comparison" className="font-semibold">
        {quotation_compare_title()}
      </h3>
      <p className="mb-2">
        {total === 0 ? quotation_compare_same() : quotation_compare_changed(counted(total))}
      </p>
      {total > 0 && (
        <table className="record-table">
          <thead>
            <tr>
              <th>{quotation_item()}</th>
              {columns.map(([field, name]) => (
                <th key={field} className="amount">
                  {name()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Row
                key={`${line.before?.id} ${line.after?.id}`}
                line={line}
                versions={[from, to]}
                {...shown}
              />
            ))}
          </tbody>
        </table>
      )}
      <LinePages range={shownLines} buildAddress={buildAddress} />
    </section>
  )
}

function Row({
  line: { before, after, changed },
  versions: [earlier, later],
  ...shown
}: ShownProduct & {
  readonly line: ComparedLine
  readonly versions: readonly [earlier: number, later: number]
}) {
  const only = before === undefined ? later : earlier
  const line = after ?? before
  if (!line) return null
  const isInBoth = before !== undefined && after !== undefined
  return (
    <tr>
      <td className={`row-name ${!isInBoth || changed.includes('item') ? 'changed' : ''}`}>
        {!isInBoth && (
          <mark className="block bg-transparent">{quotation_compare_only({ version: only })}</mark>
        )}
        {isInBoth && changed.includes('item') ? (
          <Change before={<Item line={before} {...shown} />} after={<Item line={after} {...shown} />} />
        ) : (
          <Item line={line} {...shown} />
        )}
        {isInBoth && changed.includes('staff_comment') ? (
          <span className="changed block text-[13px]">
            <Change before={formatComment(before) || NOTHING} after={formatComment(after) || NOTHING} />
          </span>
        ) : (
          <span className="block text-[13px]">{formatComment(line)}</span>
        )}
      </td>
      {columns.map(([field, name]) => {
        const isChanged = isInBoth && changed.includes(field)
        return (
          <td key={field} data-label={name()} className={`amount ${isChanged ? 'changed' : ''}`}>
            {isChanged ? (
              <Change
                before={formatFigure(before, field) || NOTHING}
                after={formatFigure(after, field) || NOTHING}
              />
            ) : (
              formatFigure(line, field)
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** The line without what sales say of it, which is compared by itself. */
function Item({ line, ...shown }: ShownProduct & { readonly line: Line }) {
  const { staff_comment: _, ...rest } = line
  return <LineName line={rest} {...shown} />
}

const formatComment = ({ staff_comment }: Line): string =>
  staff_comment === undefined ? '' : quotation_staff_comment({ text: staff_comment })

function Change({ before, after }: { readonly before: ReactNode; readonly after: ReactNode }) {
  return (
    <>
      <del className="block font-normal text-ink-soft">{before}</del>
      <mark className="block bg-transparent">{after}</mark>
    </>
  )
}
