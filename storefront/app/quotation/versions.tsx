import { quotation, type Quotation, type QuotationVersion } from '@pasok/contract'
import { Form, Link } from 'react-router'
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
import { dayOf } from '../ui/day.ts'
import { rupiahText } from '../ui/rupiah-text.ts'
import { DocumentLinks } from './document-links.tsx'
import { PdfLinks } from './pdf-links.tsx'
import { QuotationLines } from './quotation-lines.tsx'
import { VersionComparison } from './version-comparison.tsx'

interface Props {
  /** The quotation's. */
  readonly id: number
  /** The quotation's page. */
  readonly to: string
  readonly versions: Quotation['versions']
  /** Two of them that are compared. */
  readonly compared: readonly [before: QuotationVersion, after: QuotationVersion] | undefined
  /** The one whose lines are shown. */
  readonly opened: QuotationVersion | undefined
}

/** The versions that were sent, the lines of one of them, and two of them compared. */
export function Versions({ id, to, versions, compared, opened }: Props) {
  if (versions.length === 0) return null
  const [last, previous] = versions.map(({ version }) => version).toSorted((a, b) => b - a)
  const [from, until] = compared?.map(({ version }) => version) ?? [previous, last]
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
                  to={`${to}?version=${one.version}#versions`}
                  preventScrollReset
                  aria-current={one.version === opened?.version ? 'true' : undefined}
                  className="inline-flex min-h-11 items-center underline md:min-h-6"
                >
                  {quotation_version(one)}
                </Link>
              </td>
              <td data-label={quotation_version_sent()}>{one.sent_at && dayOf(one.sent_at)}</td>
              <td data-label={quotation_valid_until()}>{one.valid_until && dayOf(one.valid_until)}</td>
              <td data-label={quotation_untaxed()} className="amount">
                {rupiahText(one.amount_untaxed)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {opened && (
        <section aria-labelledby="version" className="mt-4">
          <h3 id="version" className="mb-2 font-semibold">
            {quotation_version(opened)}
          </h3>
          {opened.comment !== '' && <p className="mb-2 break-words whitespace-pre-line">{opened.comment}</p>}
          <DocumentLinks>
            <PdfLinks
              route={quotation.printQuotation}
              id={id}
              version={opened.version}
              label={({ language }) => quotation_version_pdf({ language, version: opened.version })}
            />
          </DocumentLinks>
          <QuotationLines lines={opened.order_line} />
        </section>
      )}
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
      {compared && <VersionComparison before={compared[0]} after={compared[1]} />}
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
