import { paymentStaff } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import { Pagination } from '@pasok/ui/kit/pagination.tsx'
import { ageingWords, rupiahText } from '@pasok/words'
import { labelText } from '@pasok/ui/kit/label.ts'
import { useSearchParams } from 'react-router'
import {
  admin_ageing,
  admin_ageing_of,
  admin_ageing_pdf,
  admin_ageing_salespeople,
  admin_ageing_xlsx,
  admin_all,
  admin_nothing_yet,
  admin_no_salesperson,
  admin_salesperson,
} from '~words'
import { getLocale } from '~words/runtime.js'
import { apiAddress } from '../api/ask.ts'
import { Answered } from '../resource/answered.tsx'
import { PdfLink } from '../resource/pdf-link.tsx'
import { RecordTable, type TableColumn } from '../resource/record-table.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { CompanyLink } from './company-link.tsx'

interface Aged {
  readonly not_due: number
  readonly days_1_30: number
  readonly days_31_60: number
  readonly days_61_90: number
  readonly over_90: number
  readonly total: number
}

const buckets = ['not_due', 'days_1_30', 'days_31_60', 'days_61_90', 'over_90', 'total'] as const

const amountText = (amount: number): string => (amount === 0 ? '' : rupiahText(amount))

/** The amounts of an ageing list, under the same headings as in its files. */
const bucketColumns = <Row extends Aged>(): readonly TableColumn<Row>[] =>
  buckets.map((bucket, at) => ({
    title: labelText(ageingWords.headings[at + 1] ?? ageingWords.total),
    show: (row) => amountText(row[bucket]),
    isAmount: true,
  }))

const sumsOf = (sums: Aged) => [
  labelText(ageingWords.total),
  ...buckets.map((bucket) => rupiahText(sums[bucket])),
]

/** `/admin/ageing`: what companies owe by the days since it was due; of all, or of one salesperson. */
export default function AgeingPage() {
  const [search] = useSearchParams()
  const salesperson = search.get('salesperson_id')
  const own = salesperson === null ? {} : { salesperson_id: salesperson }
  const query = { ...own, page: search.get('page') ?? '1' }
  return (
    <>
      <PageTitle title={admin_ageing()}>
        <PdfLink route={paymentStaff.printAgeing} query={own} label={admin_ageing_pdf} />
        <a
          href={apiAddress(paymentStaff.downloadAgeing, { query: { ...own, language: getLocale() } })}
          className="underline"
        >
          {admin_ageing_xlsx()}
        </a>
      </PageTitle>
      <Answered route={paymentStaff.showAgeing} input={{ query }}>
        {({ records, sums, total, page, per_page }) => (
          <>
            {salesperson !== null && (
              <p className="mb-2">
                {admin_ageing_of()}{' '}
                <Link to="/ageing" className="underline">
                  {admin_all()}
                </Link>
              </p>
            )}
            {records.length === 0 ? (
              <p>{admin_nothing_yet()}</p>
            ) : (
              <RecordTable
                rows={records}
                rowKey={({ company }) => company.id}
                columns={[
                  {
                    title: labelText(ageingWords.headings[0] ?? ageingWords.total),
                    isName: true,
                    show: ({ company }) => <CompanyLink company={company} />,
                  },
                  ...bucketColumns<(typeof records)[number]>(),
                ]}
                sums={sumsOf(sums)}
              />
            )}
            <Pagination
              page={page}
              pages={Math.ceil(total / per_page)}
              buildAddress={(to) => `/ageing?${new URLSearchParams({ ...own, page: String(to) })}`}
            />
          </>
        )}
      </Answered>
      <h2 className="mt-8 mb-2 text-xl">{admin_ageing_salespeople()}</h2>
      <Answered route={paymentStaff.listAgeingOfSalespeople}>
        {({ records, sums }) => (
          <RecordTable
            rows={records}
            rowKey={({ salesperson }) => salesperson?.id ?? 0}
            columns={[
              {
                title: admin_salesperson(),
                isName: true,
                show: ({ salesperson }) =>
                  salesperson ? (
                    <Link to={`/ageing?salesperson_id=${salesperson.id}`}>{salesperson.name}</Link>
                  ) : (
                    admin_no_salesperson()
                  ),
              },
              ...bucketColumns<(typeof records)[number]>(),
            ]}
            sums={sumsOf(sums)}
          />
        )}
      </Answered>
    </>
  )
}
