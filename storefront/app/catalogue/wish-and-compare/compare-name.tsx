import { compare_differs } from '~words'

/** The head of a row, with a mark where the products differ in it. */
export function CompareName({ name, isDiffering }: { name: string; isDiffering: boolean }) {
  return (
    <th scope="row">
      {name}
      {isDiffering && (
        <>
          <span aria-hidden="true" title={compare_differs()} className="compare-mark">
            ≠
          </span>
          <span className="sr-only">, {compare_differs()}</span>
        </>
      )}
    </th>
  )
}
