import { formatDay, LINES_PER_PAGE, quotationStaff, type StaffQuotation } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import { shownLines } from '@pasok/ui/records/line-range.tsx'
import { QuotationLines } from '@pasok/ui/records/quotation/quotation-lines.tsx'
import { VersionComparison } from '@pasok/ui/records/quotation/version-comparison.tsx'
import { rupiahText } from '@pasok/words'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Form, useSearchParams } from 'react-router'
import {
  admin_unsent_version,
  quotation_compare,
  quotation_compare_from,
  quotation_compare_to,
  quotation_untaxed,
  quotation_valid_until,
  quotation_version,
  quotation_version_pdf,
  quotation_version_sent,
  quotation_versions,
} from '~words'
import { ask } from '../api/ask.ts'
import { RefusalText } from '../api/refusal-text.tsx'
import { PdfLink } from '../resource/pdf-link.tsx'
import { quotations } from './quotations.tsx'
import { SoldProduct } from './sold-product.tsx'

/** A number of an address; undefined for anything else. */
const readNumber = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined

/** The versions of a quotation, one of them opened, or two compared. */
export function QuotationVersions({ quotation }: { readonly quotation: StaffQuotation }) {
  const { id, versions } = quotation
  const [search] = useSearchParams()
  const [opened, from, to] = ['version', 'from', 'to'].map((name) => readNumber(search.get(name)))
  const page = `${quotations.path}/${id}`
  const [last, previous] = versions.map(({ version }) => version).toSorted((a, b) => b - a)
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="mb-2 text-xl">
        {quotation_versions()}
      </h2>
      <table className="record-table max-w-3xl">
        <thead>
          <tr>
            <th>{quotation_versions()}</th>
            <th>{quotation_version_sent()}</th>
            <th>{quotation_valid_until()}</th>
            <th className="amount">{quotation_untaxed()}</th>
          </tr>
        </thead>
        <tbody>
          {versions.map((one) => (
            <tr key={one.version}>
              <td className="row-name">
                <Link
                  to={`${page}?version=${one.version}`}
                  preventScrollReset
                  aria-current={one.version === opened ? 'true' : undefined}
                  className="inline-flex min-h-6 items-center underline"
                >
                  {quotation_version(one)}
                </Link>
              </td>
              <td data-label={quotation_version_sent()}>
                {one.sent_at === undefined ? admin_unsent_version() : formatDay(one.sent_at)}
              </td>
              <td data-label={quotation_valid_until()}>{one.valid_until && formatDay(one.valid_until)}</td>
              <td data-label={quotation_untaxed()} className="amount">
                {rupiahText(one.amount_untaxed)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {opened !== undefined && <OpenedVersion id={id} version={opened} />}
      {versions.length > 1 && (
        <Form
          key={`${from ?? previous} ${to ?? last}`}
          action={page}
          preventScrollReset
          className="mt-4 flex flex-wrap items-end gap-3"
        >
          <VersionSelect
            name="from"
            label={quotation_compare_from()}
            of={quotation}
            chosen={from ?? previous}
          />
          <VersionSelect name="to" label={quotation_compare_to()} of={quotation} chosen={to ?? last} />
          <button type="submit" className="button button-quiet min-h-11">
            {quotation_compare()}
          </button>
        </Form>
      )}
      {from !== undefined && to !== undefined && from !== to && (
        <Compared id={id} from={from} to={to} page={page} />
      )}
    </section>
  )
}

interface OpenedProps {
  readonly id: number
  readonly version: number
}

function OpenedVersion({ id, version }: OpenedProps) {
  const { data, error } = useQuery({
    queryKey: [quotations.path, 'version', id, version],
    queryFn: () =>
      ask(quotationStaff.showStaffQuotationVersion, { params: { id: String(id), version: String(version) } }),
  })
  if (error) return <RefusalText error={error} />
  if (!data) return null
  const { record } = data
  return (
    <section aria-labelledby="version" className="mt-4">
      <h3 id="version" className="mb-2 font-semibold">
        {quotation_version(record)}
      </h3>
      {record.comment !== '' && <p className="mb-2 break-words whitespace-pre-line">{record.comment}</p>}
      {record.sent_at !== undefined && (
        <p className="mb-2">
          <PdfLink
            route={quotationStaff.printStaffQuotation}
            params={{ id }}
            version={version}
            label={({ language }) => quotation_version_pdf({ language, version })}
          />
        </p>
      )}
      <QuotationLines lines={record.order_line} Product={SoldProduct} isForStaff />
    </section>
  )
}

interface ComparedProps {
  readonly id: number
  readonly from: number
  readonly to: number
  /** The quotation's page. */
  readonly page: string
}

function Compared({ id, from, to, page: address }: ComparedProps) {
  const [search] = useSearchParams()
  const page = readNumber(search.get('page')) ?? 1
  const { data, error } = useQuery({
    queryKey: [quotations.path, 'compare', id, from, to, page],
    queryFn: () =>
      ask(quotationStaff.compareStaffQuotationVersions, {
        params: { id: String(id) },
        query: {
          from: String(from),
          to: String(to),
          offset: String((page - 1) * LINES_PER_PAGE),
          limit: String(LINES_PER_PAGE),
        },
      }),
    placeholderData: keepPreviousData,
  })
  if (error) return <RefusalText error={error} />
  if (!data) return null
  return (
    <VersionComparison
      from={from}
      to={to}
      lines={data.records}
      shownLines={shownLines(page, LINES_PER_PAGE, data.total)}
      Product={SoldProduct}
      isForStaff
      buildAddress={(at) =>
        `${address}?${new URLSearchParams({ from: String(from), to: String(to), page: String(at) })}`
      }
    />
  )
}

interface SelectProps {
  readonly name: string
  readonly label: string
  readonly of: StaffQuotation
  readonly chosen: number | undefined
}

function VersionSelect({ name, label, of, chosen }: SelectProps) {
  return (
    <label className="block">
      <span className="block text-[13px]">{label}</span>
      <select
        name={name}
        defaultValue={chosen}
        className="h-11 min-w-20 rounded-md border border-line-strong bg-white px-3"
      >
        {of.versions.map(({ version }) => (
          <option key={version} value={version}>
            {version}
          </option>
        ))}
      </select>
    </label>
  )
}
