import type { ReactNode } from 'react'

/** A column of a table. */
export interface TableColumn<Row> {
  readonly title: string
  readonly show: (row: Row) => ReactNode
  /** Its figures are of one unit: they end below each other. */
  readonly isAmount?: boolean
  /** On a phone it is the first line of a record. */
  readonly isName?: boolean
}

interface Props<Row> {
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  /** The sums below, in as many cells as there are columns. */
  readonly sums?: readonly ReactNode[]
}

/** Records of one kind that are shown all at once, without filters. */
export function RecordTable<Row>({ columns, rows, rowKey, sums }: Props<Row>) {
  const look = ({ isAmount, isName }: TableColumn<Row>) =>
    [isAmount && 'amount', isName && 'row-name'].filter(Boolean).join(' ')
  return (
    <table className="record-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col" className={column.isAmount ? 'amount' : undefined}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <td
                key={column.title}
                data-label={column.isName ? undefined : column.title}
                className={look(column)}
              >
                {column.show(row)}
              </td>
            ))}
          </tr>
        ))}
        {sums && (
          <tr className="font-semibold">
            {columns.map((column, at) => (
              <td
                key={column.title}
                data-label={column.isName ? undefined : column.title}
                className={look(column)}
              >
                {sums[at]}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}
