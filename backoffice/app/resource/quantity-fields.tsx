import type { DeliveryLine } from '@pasok/contract'
import { FieldError, type Values } from '@pasok/ui/kit/form/field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { readNumber } from '@pasok/ui/kit/typed-number.ts'
import { quantityText } from '@pasok/ui/records/line-texts.ts'
import type { ReactNode } from 'react'
import { quotation_item } from '~words'
import { getLocale } from '~words/runtime.js'

const QUANTITY = 'quantity-'

/** A quantity of an order's line as it was typed. */
interface TypedQuantity {
  readonly order_line_id: number
  /** Not a number where it could not be read: the API refuses that. */
  readonly quantity: number
}

/** The quantities of a form, in the order of its lines; an empty field is none. */
export const typedQuantities = (typed: Values): readonly TypedQuantity[] =>
  Object.entries(typed)
    .filter(([name, quantity]) => name.startsWith(QUANTITY) && quantity.trim() !== '')
    .map(([name, quantity]) => ({
      order_line_id: Number(name.slice(QUANTITY.length)),
      quantity: Number(readNumber(quantity, getLocale()) ?? Number.NaN),
    }))

/** The field of one of the lines that were sent, where the API refuses a part of it: 'lines.3.quantity'. */
export const findQuantityField = (part: string, sent: readonly TypedQuantity[]): string => {
  const at = /^lines\.(\d+)\./.exec(part)?.[1]
  const line = at === undefined ? undefined : sent[Number(at)]
  return line ? `${QUANTITY}${line.order_line_id}` : part
}

/** Quantities as they stand in a form at first. */
export const quantityValues = (lines: readonly DeliveryLine[]): Values =>
  Object.fromEntries(
    lines.map(({ order_line_id, quantity }) => [`${QUANTITY}${order_line_id}`, String(quantity)]),
  )

interface Props<Line> {
  readonly lines: readonly Line[]
  /** What the lines' own quantities are. */
  readonly quantityTitle: string
  /** What is typed. */
  readonly inputTitle: string
  /** Shown below a line's field. */
  readonly note?: (line: Line) => ReactNode
}

/** A quantity for each line, beside the one that it has. */
export function QuantityFields<Line extends DeliveryLine>({
  lines,
  quantityTitle,
  inputTitle,
  note,
}: Props<Line>) {
  return (
    <table className="record-table mb-3">
      <thead>
        <tr>
          <th>{quotation_item()}</th>
          <th className="amount">{quantityTitle}</th>
          <th>{inputTitle}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const { order_line_id, product, quantity, uom } = line
          return (
            <tr key={order_line_id}>
              <td className="row-name">
                <span className="part-number font-semibold">{product.sku_number}</span> {product.name}
              </td>
              <td data-label={quantityTitle} className="amount">
                {quantityText(quantity, uom)}
              </td>
              <td data-label={inputTitle}>
                <TextField
                  name={`${QUANTITY}${order_line_id}`}
                  label={`${inputTitle}: ${product.sku_number}`}
                  isLabelHidden
                  isNumeric
                  optional
                  maxLength={12}
                />
                <FieldError name={`${QUANTITY}${order_line_id}`} />
                {note?.(line)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
