import type { DeliveryLine } from '@pasok/contract'
import { quantityText } from '@pasok/ui/records/line-texts.ts'
import type { ReactNode } from 'react'
import { track_item, track_place, track_quantity } from '~words'

interface Props<Line> {
  readonly lines: readonly Line[]
  /** Details of a line, shown below its item. */
  readonly note?: (line: Line) => ReactNode
}

/** Items with their quantities, as a delivery or a return has them. */
export function ItemLines<Line extends DeliveryLine>({ lines, note }: Props<Line>) {
  return (
    <table className="record-table max-w-3xl">
      <thead>
        <tr>
          <th>{track_place()}</th>
          <th>{track_item()}</th>
          <th className="amount">{track_quantity()}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.order_line_id}>
            <td data-label={track_place()} className="row-place">
              {line.place}
            </td>
            <td className="row-name">
              <span className="part-number block font-semibold">{line.product.sku_number}</span>
              {line.product.name}
              {note?.(line)}
            </td>
            <td data-label={track_quantity()} className="amount">
              {quantityText(line.quantity, line.uom)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
