import { formatDay, type Statement } from '@pasok/contract'
import { rupiahText } from '@pasok/words'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  balance_closing,
  balance_credit,
  balance_debit,
  balance_event,
  balance_now,
  balance_opening,
  quotation_date,
} from '~words'
import { useLink } from '../../routing/use-link.ts'
import { documentPath } from './document-path.ts'

const writeAmount = (amount: number): string => (amount === 0 ? '' : rupiahText(amount))

/** A page of a statement: the first one begins with the opening balance, the last one ends with the closing balance. */
export function StatementTable({ statement }: { readonly statement: Statement }) {
  const link = useLink()
  const { rows, page, per_page, total } = statement
  const isLast = page * per_page >= total
  return (
    <table className="record-table statement-table">
      <thead>
        <tr>
          <th>{quotation_date()}</th>
          <th>{balance_event()}</th>
          <th className="amount">{balance_debit()}</th>
          <th className="amount">{balance_credit()}</th>
          <th className="amount">{balance_now()}</th>
        </tr>
      </thead>
      <tbody>
        {page === 1 && (
          <tr className="font-semibold">
            <td>{formatDay(statement.from)}</td>
            <td className="row-name">{balance_opening()}</td>
            <td className="amount" />
            <td className="amount" />
            <td data-label={balance_now()} className="amount">
              {rupiahText(statement.opening_balance)}
            </td>
          </tr>
        )}
        {rows.map((row, at) => (
          // Rows of a statement have no id, and never change their place.
          // oxlint-disable-next-line react/no-array-index-key -- an event is known by its place
          <tr key={at}>
            <td>{formatDay(row.day)}</td>
            <td className="row-name">
              <span className="block">{row.name}</span>
              {row.documents.length > 0 && (
                <span className="flex flex-wrap gap-x-3">
                  {row.documents.map((document) => (
                    <Link
                      key={`${document.kind} ${document.id}`}
                      to={link(documentPath(document))}
                      className="part-number inline-flex min-h-6 items-center whitespace-nowrap underline"
                    >
                      {document.number}
                    </Link>
                  ))}
                </span>
              )}
              {row.reference !== '' && (
                <span className="block text-[13px] wrap-anywhere text-ink-soft">{row.reference}</span>
              )}
            </td>
            <td data-label={balance_debit()} className="amount">
              {writeAmount(row.debit)}
            </td>
            <td data-label={balance_credit()} className="amount">
              {writeAmount(row.credit)}
            </td>
            <td data-label={balance_now()} className="amount">
              {rupiahText(row.balance)}
            </td>
          </tr>
        ))}
        {isLast && (
          <tr className="font-semibold">
            <td>{formatDay(statement.to)}</td>
            <td className="row-name">{balance_closing()}</td>
            <td data-label={balance_debit()} className="amount">
              {writeAmount(statement.debit)}
            </td>
            <td data-label={balance_credit()} className="amount">
              {writeAmount(statement.credit)}
            </td>
            <td data-label={balance_now()} className="amount">
              {rupiahText(statement.closing_balance)}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
