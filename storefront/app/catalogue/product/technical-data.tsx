import type { AttributeValue } from '@pasok/contract'
import { Unbroken } from '@pasok/ui/kit/unbroken.tsx'

/** An item's technical values, a row each. */
export function TechnicalData({ values }: { values: readonly AttributeValue[] }) {
  return (
    <table className="w-full max-w-xl border-collapse border border-line">
      <tbody>
        {values.map((value) => (
          <tr key={`${value.code} ${value.text}`} className="border-b border-line">
            <th scope="row" className="w-1/2 bg-surface px-3 py-1.5 text-left font-normal">
              {value.name}
            </th>
            <td lang={value.fallback_language?.['text']} className="px-3 py-1.5">
              <Unbroken>{value.unit ? `${value.text} ${value.unit}` : value.text}</Unbroken>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
