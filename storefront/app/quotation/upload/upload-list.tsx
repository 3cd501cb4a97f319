import { type QuotationUpload, formatDay } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import { upload_by, upload_rows } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { QuotationStateBadge } from '@pasok/ui/records/quotation/quotation-state.tsx'

interface Props {
  readonly uploads: readonly QuotationUpload[]
  /** Whether the pages of quotations that were submitted can be opened. */
  readonly hasQuotationPage: boolean
}

/** A company's uploads: a draft leads to where it is corrected, another one to its quotation. */
export function UploadList({ uploads, hasQuotationPage }: Props) {
  const link = useLink()
  return (
    <ul className="mt-2 border-t border-line">
      {uploads.map((upload) => {
        const { quotation_id: id, number, state, filename } = upload
        const isDraft = state === 'draft'
        const to = `/account/quotation/${isDraft ? `upload/${id}` : id}`
        return (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold [overflow-wrap:anywhere]">{filename}</p>
              <p className="text-[13px] text-ink-soft">{listFacts(upload).join(' · ')}</p>
            </div>
            <p className="flex items-center gap-4">
              <QuotationStateBadge state={state} />
              {isDraft || hasQuotationPage ? (
                <Link to={link(to)} className="inline-flex min-h-11 items-center underline lg:min-h-8">
                  {number}
                </Link>
              ) : (
                number
              )}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

const listFacts = ({ row_count, uploaded_at, uploaded_by }: QuotationUpload): string[] => [
  upload_rows(counted(row_count)),
  formatDay(uploaded_at),
  upload_by({ name: uploaded_by.name }),
]
