import { quotationUpload } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  upload_accept_all,
  upload_all,
  upload_column_comment,
  upload_column_drop,
  upload_column_item,
  upload_column_quantity,
  upload_column_text,
  upload_download,
  upload_draft_lead,
  upload_incomplete,
  upload_nothing_here,
  upload_save,
  upload_show,
  upload_submit,
  upload_to_check,
  upload_withdraw,
  upload_withdraw_question,
  upload_withdraw_yes,
} from '~words'
import { getLocale } from '~words/runtime.js'
import { apiAddress } from '../../api-client/ask-api.ts'
import { useLink } from '../../routing/use-link.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { ActionForm, FormAlert, formId, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import { LeftOutNote } from '@pasok/ui/records/search/left-out-note.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { LineRange } from '@pasok/ui/records/line-range.tsx'
import { Pagination } from '@pasok/ui/kit/pagination.tsx'
import { SHOW_FIELD } from './draft-fields.ts'
import { DRAFT_ROW, DraftRow } from './draft-row.tsx'
import { draftQuery, type Draft } from './load-draft.ts'

interface Props {
  readonly draft: Draft
  readonly canChange: boolean
  readonly result: FormResult | undefined
  /** What stood in the form that was refused. */
  readonly values: Values | undefined
}

const FORM = 'draft'
const filter =
  'inline-flex min-h-11 cursor-pointer items-center rounded-md border border-line-strong px-3 tabular-nums no-underline aria-[current]:border-ink aria-[current]:bg-surface aria-[current]:font-semibold lg:min-h-9'

/** From this number of rows on, the first buttons are out of sight at the end. */
const LONG = 10

/** An upload before it is submitted: its rows, page by page, each to be corrected in its place, and what can be done with all. */
export function DraftView({ draft, canChange, result, values }: Props) {
  const { id, filename, leftOut, counts, lines, isToCheck, range, revision, isIncomplete } = draft
  const link = useLink()
  const address = link(`/account/quotation/upload/${id}`)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const filters = [
    { toCheck: false, text: upload_all({ total: decimal(all) }) },
    { toCheck: true, text: upload_to_check({ total: decimal(all - counts.exact) }) },
  ]
  const download = apiAddress(quotationUpload.downloadVerdicts, {
    params: { id },
    query: { language: getLocale() },
  })
  return (
    <>
      <p className="font-semibold [overflow-wrap:anywhere]">{filename}</p>
      {canChange && <p className="mt-1 max-w-3xl">{upload_draft_lead()}</p>}
      {isIncomplete && (
        <p role="status" className="mt-3 rounded-md border border-accent-strong bg-surface px-3 py-2">
          {upload_incomplete()}
        </p>
      )}
      {leftOut && <LeftOutNote leftOut={leftOut} />}
      {canChange && (
        // What Enter in a field presses: the form's first button.
        <button
          type="submit"
          form={formId(FORM)}
          name="do"
          value="save"
          tabIndex={-1}
          aria-hidden
          className="sr-only"
        />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <nav aria-label={upload_show()} className="flex flex-wrap gap-2">
          {filters.map(({ toCheck, text }) => {
            const isCurrent = toCheck === isToCheck ? 'page' : undefined
            return canChange ? (
              <button
                key={String(toCheck)}
                type="submit"
                form={formId(FORM)}
                name={SHOW_FIELD}
                value={toCheck ? 'to_check' : 'all'}
                aria-current={isCurrent}
                className={filter}
              >
                {text}
              </button>
            ) : (
              <Link
                key={String(toCheck)}
                to={address + draftQuery(toCheck, 1)}
                aria-current={isCurrent}
                className={filter}
              >
                {text}
              </Link>
            )
          })}
        </nav>
        <a href={download} download className="inline-flex min-h-11 items-center underline lg:min-h-9">
          {upload_download()}
        </a>
      </div>
      <LineRange {...range} />
      <ActionForm
        id={FORM}
        hasButtonsOutside
        to={address + draftQuery(isToCheck, range.page)}
        values={values}
        result={result}
        className="mt-4"
      >
        <FormAlert result={result} className="mb-4" />
        <input type="hidden" name="revision" value={revision} />
        {canChange && <Buttons hasFound={counts.found > 0} />}
        <div
          aria-hidden="true"
          className={`${DRAFT_ROW} mt-4 border-b border-line-strong pb-2 text-[13px] font-semibold max-lg:hidden`}
        >
          <span>#</span>
          <span>{upload_column_text()}</span>
          <span>{upload_column_item()}</span>
          <span>{upload_column_quantity()}</span>
          <span>{upload_column_comment()}</span>
          {canChange && <span>{upload_column_drop()}</span>}
        </div>
        {lines.length === 0 && <p className="mt-4 text-ink-soft">{upload_nothing_here()}</p>}
        <ol className="max-lg:mt-4 max-lg:border-t max-lg:border-line">
          {lines.map((line) => (
            <DraftRow key={`${line.id} ${revision}`} line={line} canChange={canChange} />
          ))}
        </ol>
        {canChange && lines.length > LONG && (
          <button type="submit" name="do" value="save" className="button mt-4 min-h-11">
            {upload_save()}
          </button>
        )}
      </ActionForm>
      <Pagination
        page={range.page}
        pages={range.pages}
        {...(canChange
          ? { form: formId(FORM) }
          : { buildAddress: (one: number) => address + draftQuery(isToCheck, one) })}
      />
    </>
  )
}

function Buttons({ hasFound }: { readonly hasFound: boolean }) {
  const quiet = 'button button-quiet min-h-11'
  return (
    <div className="flex flex-wrap gap-3">
      <button type="submit" name="do" value="save" className={quiet}>
        {upload_save()}
      </button>
      {hasFound && (
        <button type="submit" name="do" value="accept" className={quiet}>
          {upload_accept_all()}
        </button>
      )}
      <button type="submit" name="do" value="submit" className="button min-h-11">
        {upload_submit()}
      </button>
      {/* What was typed stays meanwhile, without scripts, too. */}
      <details className="open:basis-full">
        <summary className={`${quiet} text-danger`}>{upload_withdraw()}</summary>
        <p className="mt-2">{upload_withdraw_question()}</p>
        <button type="submit" name="do" value="withdraw" className="button button-danger mt-2 min-h-11">
          {upload_withdraw_yes()}
        </button>
      </details>
    </div>
  )
}
