import { quotation, type Quotation, type QuotationVersion, formatDay } from '@pasok/contract'
import { Form } from 'react-router'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
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
import type { ShownLines } from '@pasok/ui/records/line-range.tsx'
import { rupiahText } from '@pasok/words'
import { DocumentLinks } from '@pasok/ui/records/document-links.tsx'
import { LinePages } from '@pasok/ui/records/line-pages.tsx'
import { PdfLinks } from './pdf-links.tsx'
import { QuotationLines } from '@pasok/ui/records/quotation/quotation-lines.tsx'
import { VersionComparison, type Comparison } from '@pasok/ui/records/quotation/version-comparison.tsx'
import { LineProduct } from './line-product.tsx'

interface Props {
  /** The quotation's. */
  readonly id: number
  /** The quotation's page. */
  readonly to: string
  readonly versions: Quotation['versions']
  /** Two of them that are compared. */
  readonly compared: Comparison | undefined
  /** The one whose lines are shown. */
  readonly opened: OpenedVersion | undefined
}

/** A version with a page of its lines. */
export interface OpenedVersion {
  readonly record: QuotationVersion
  readonly shownLines: ShownLines
}

const pageIn = (page: number): string => (page > 1 ? `&page=${page}` : '')

/** The query of a page of a version's lines. */
export const openedQuery = ({ version }: { readonly version: number }, page = 1): string =>
  `?version=${version}${pageIn(page)}`

/** The query of a page of what differs between two versions. */
export const comparedQuery = ({ from, to }: Pick<Comparison, 'from' | 'to'>, page = 1): string =>
  `?from=${from}&to=${to}${pageIn(page)}`

/** The versions that were sent, the lines of one of them, and two of them compared. */
export function Versions({ id, to, versions, compared, opened }: Props) {
  if (versions.length === 0) return null
  const [last, previous] = versions.map(({ version }) => version).toSorted((a, b) => b - a)
  const [from, until] = compared ? [compared.from, compared.to] : [previous, last]
  return (
    <section id="versions" aria-labelledby="versions-title" className="mt-8">
      <h2 id="versions-title" className="mb-2 text-lg">
        {quotation_versions()}
      </h2>
      <table className="record-table max-w-2xl">
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
                  to={`${to}${openedQuery(one)}#versions`}
                  preventScrollReset
                  aria-current={one.version === opened?.record.version ? 'true' : undefined}
                  className="inline-flex min-h-11 items-center underline md:min-h-6"
                >
                  {quotation_version(one)}
                </Link>
              </td>
              <td data-label={quotation_version_sent()}>{one.sent_at && formatDay(one.sent_at)}</td>
              <td data-label={quotation_valid_until()}>{one.valid_until && formatDay(one.valid_until)}</td>
              <td data-label={quotation_untaxed()} className="amount">
                {rupiahText(one.amount_untaxed)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {opened && <Opened id={id} to={to} {...opened} />}
      {versions.length > 1 && (
        <Form
          key={`${from} ${until}`}
          action={`${to}#versions`}
          preventScrollReset
          className="no-print mt-4 flex flex-wrap items-end gap-3"
        >
          <VersionSelect name="from" label={quotation_compare_from()} versions={versions} chosen={from} />
          <VersionSelect name="to" label={quotation_compare_to()} versions={versions} chosen={until} />
          <button type="submit" className="button button-quiet min-h-11">
            {quotation_compare()}
          </button>
        </Form>
      )}
      {compared && (
        <VersionComparison
          {...compared}
          Product={LineProduct}
          buildAddress={(page) => `${to}${comparedQuery(compared, page)}#versions`}
        />
      )}
    </section>
  )
}

function Opened({ id, to, record, shownLines }: Pick<Props, 'id' | 'to'> & OpenedVersion) {
  return (
    <section aria-labelledby="version" className="mt-4">
      <h3 id="version" className="mb-2 font-semibold">
        {quotation_version(record)}
      </h3>
      {record.comment !== '' && <p className="mb-2 break-words whitespace-pre-line">{record.comment}</p>}
      <DocumentLinks>
        <PdfLinks
          route={quotation.printQuotation}
          id={id}
          version={record.version}
          label={({ language }) => quotation_version_pdf({ language, version: record.version })}
        />
      </DocumentLinks>
      <QuotationLines lines={record.order_line} Product={LineProduct} />
      <LinePages range={shownLines} buildAddress={(page) => `${to}${openedQuery(record, page)}#versions`} />
    </section>
  )
}

function VersionSelect({
  name,
  label,
  versions,
  chosen,
}: {
  readonly name: string
  readonly label: string
  readonly versions: Quotation['versions']
  readonly chosen: number | undefined
}) {
  return (
    <label className="block">
      <span className="block text-[13px] font-semibold">{label}</span>
      <select
        name={name}
        defaultValue={chosen}
        className="h-11 min-w-20 rounded-md border border-line-strong bg-white px-3"
      >
        {versions.map(({ version }) => (
          <option key={version} value={version}>
            {version}
          </option>
        ))}
      </select>
    </label>
  )
}
