import { formatDay, paymentStaff, STATEMENT_FILE_ROWS } from '@pasok/contract'
import { Pagination } from '@pasok/ui/kit/pagination.tsx'
import { rupiahText } from '@pasok/words'
import { useSearchParams } from 'react-router'
import {
  balance_closing,
  balance_credit,
  balance_debit,
  balance_event,
  balance_none,
  balance_now,
  balance_opening,
  balance_pdf,
  balance_period,
  balance_statement,
  balance_too_long,
  balance_xlsx,
  quotation_date,
} from '~words'
import { getLocale } from '~words/runtime.js'
import { apiAddress } from '../api/ask.ts'
import { Answered } from '../resource/answered.tsx'
import { DayRange } from '../resource/day-range.tsx'
import { PdfLink } from '../resource/pdf-link.tsx'
import { RecordTable } from '../resource/record-table.tsx'
import { DocumentLink } from './document-link.tsx'

const amountOrNothing = (amount: number): string => (amount === 0 ? '' : rupiahText(amount))

/** The statement of account of a company, of the period that the address names, or of this year. */
export function CompanyStatement({ companyId }: { readonly companyId: number }) {
  const [search, setSearch] = useSearchParams()
  const [from, to, page] = ['from', 'to', 'page'].map((name) => search.get(name) ?? '')
  const period = { ...(from && { from }), ...(to && { to }) }
  const input = { params: { id: String(companyId) }, query: { ...period, ...(page && { page }) } }
  const params = { id: companyId }
  return (
    <section aria-labelledby="statement">
      <h2 id="statement" className="mb-2 text-xl">
        {balance_statement()}
      </h2>
      <Answered route={paymentStaff.showStaffStatement} input={input}>
        {({ record: statement }) => (
          <>
            <div className="mb-3 flex flex-wrap items-end gap-x-6 gap-y-2">
              <DayRange
                title={balance_period()}
                from={statement.from}
                to={statement.to}
                onChange={(end, day) =>
                  setSearch(
                    { from: statement.from, to: statement.to, [end]: day },
                    { preventScrollReset: true },
                  )
                }
              />
              {statement.total > STATEMENT_FILE_ROWS ? (
                <p>{balance_too_long({ most: STATEMENT_FILE_ROWS })}</p>
              ) : (
                <p className="flex flex-wrap gap-x-4">
                  <PdfLink
                    route={paymentStaff.printStaffStatement}
                    params={params}
                    query={period}
                    label={balance_pdf}
                  />
                  <a
                    href={apiAddress(paymentStaff.downloadStaffStatement, {
                      params,
                      query: { ...period, language: getLocale() },
                    })}
                    className="underline"
                  >
                    {balance_xlsx()}
                  </a>
                </p>
              )}
            </div>
            <p>
              {balance_opening()}: <strong>{rupiahText(statement.opening_balance)}</strong>
            </p>
            {statement.rows.length === 0 ? (
              <p>{balance_none()}</p>
            ) : (
              <RecordTable
                rows={statement.rows.map((row, at) => ({ ...row, at }))}
                rowKey={({ at }) => at}
                columns={[
                  { title: quotation_date(), show: ({ day }) => formatDay(day) },
                  {
                    title: balance_event(),
                    isName: true,
                    show: ({ name, documents, reference }) => (
                      <>
                        {name}{' '}
                        {documents.map((document) => (
                          <span key={`${document.kind} ${document.id}`} className="mr-3">
                            <DocumentLink document={document} />
                          </span>
                        ))}
                        {reference !== '' && (
                          <span className="block text-[13px] wrap-anywhere text-ink-soft">{reference}</span>
                        )}
                      </>
                    ),
                  },
                  { title: balance_debit(), show: ({ debit }) => amountOrNothing(debit), isAmount: true },
                  { title: balance_credit(), show: ({ credit }) => amountOrNothing(credit), isAmount: true },
                  { title: balance_now(), show: ({ balance }) => rupiahText(balance), isAmount: true },
                ]}
                sums={[
                  '',
                  balance_closing(),
                  rupiahText(statement.debit),
                  rupiahText(statement.credit),
                  rupiahText(statement.closing_balance),
                ]}
              />
            )}
            <Pagination
              page={statement.page}
              pages={Math.ceil(statement.total / statement.per_page)}
              buildAddress={(to) =>
                `/companies/${companyId}/money?${new URLSearchParams({ ...period, page: String(to) })}`
              }
            />
          </>
        )}
      </Answered>
    </section>
  )
}
