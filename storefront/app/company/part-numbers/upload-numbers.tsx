import { company, LARGEST_ROWS_FILE, type PartNumberUpload } from '@pasok/contract'
import { ActionForm, FormAlert, SubmitButton, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import { FileField } from '@pasok/ui/kit/form/file-field.tsx'
import { useLargestFile } from '@pasok/ui/kit/form/use-largest-file.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import {
  own_numbers_download_csv,
  own_numbers_download_xlsx,
  own_numbers_file,
  own_numbers_file_hint,
  own_numbers_file_title,
  own_numbers_hidden,
  own_numbers_number,
  own_numbers_reason,
  own_numbers_row,
  own_numbers_send,
  own_numbers_sending,
  own_numbers_sku,
  own_numbers_uploaded,
  own_numbers_wrong,
  own_numbers_wrong_more,
  quick_too_large,
} from '~words'
import { getLocale } from '~words/runtime.js'
import { apiAddress } from '../../api-client/ask-api.ts'

/** Downloads all numbers, and takes a file of them. */
export function UploadNumbers({
  to,
  canEdit,
  result,
  uploaded,
}: {
  readonly to: string
  readonly canEdit: boolean
  readonly result: FormResult | undefined
  readonly uploaded: PartNumberUpload | undefined
}) {
  const file = useLargestFile(LARGEST_ROWS_FILE, quick_too_large())
  const download = (format: 'xlsx' | 'csv') =>
    apiAddress(company.downloadPartNumbers, { query: { format, language: getLocale() } })
  return (
    <section aria-labelledby="file">
      <h2 id="file" className="text-lg">
        {own_numbers_file_title()}
      </h2>
      <p className="flex flex-wrap gap-x-6">
        <a href={download('xlsx')} className="inline-flex min-h-11 items-center underline">
          {own_numbers_download_xlsx()}
        </a>
        <a href={download('csv')} className="inline-flex min-h-11 items-center underline">
          {own_numbers_download_csv()}
        </a>
      </p>
      {canEdit && (
        <ActionForm
          id="upload"
          to={to}
          result={result}
          hasFiles
          className="grid max-w-xl gap-4"
          onSubmit={file.onSubmit}
        >
          <FormAlert result={result} />
          <input type="hidden" name="do" value="upload" />
          <FileField
            {...file.field}
            name="file"
            label={own_numbers_file()}
            hint={own_numbers_file_hint()}
            accept=".xlsx,.csv,.txt,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv"
          />
          <SubmitButton className="button min-h-11 justify-self-start" busy={own_numbers_sending()}>
            {own_numbers_send()}
          </SubmitButton>
        </ActionForm>
      )}
      {uploaded && <Uploaded {...uploaded} />}
    </section>
  )
}

/** What became of a file: how many numbers it added and changed, and each row that was not taken. */
function Uploaded({ added, changed, unchanged, wrong, wrong_rows: rows, ...left }: PartNumberUpload) {
  const hidden = left.hidden_rows + left.hidden_sheets.length
  return (
    <div role="status" className="mt-4">
      <p className="font-semibold">
        {own_numbers_uploaded({
          added: decimal(added),
          changed: decimal(changed),
          unchanged: decimal(unchanged),
        })}
      </p>
      {hidden > 0 && <p>{own_numbers_hidden()}</p>}
      {wrong > 0 && (
        <>
          <p className="mt-2 text-danger">{own_numbers_wrong({ count: decimal(wrong) })}</p>
          <div className="mt-2 max-h-96 overflow-auto">
            <table className="record-table">
              <thead>
                <tr>
                  <th>{own_numbers_row()}</th>
                  <th>{own_numbers_number()}</th>
                  <th>{own_numbers_sku()}</th>
                  <th>{own_numbers_reason()}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((one) => (
                  <tr key={`${one.sheet ?? ''} ${one.row}`}>
                    <td data-label={own_numbers_row()} className="whitespace-nowrap">
                      {one.sheet === undefined ? one.row : `${one.sheet}: ${one.row}`}
                    </td>
                    <td data-label={own_numbers_number()} className="wrap-anywhere">
                      {one.number}
                    </td>
                    <td data-label={own_numbers_sku()} className="wrap-anywhere">
                      {one.sku_number}
                    </td>
                    <td data-label={own_numbers_reason()}>{one.message}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {wrong > rows.length && <p>{own_numbers_wrong_more({ count: decimal(wrong - rows.length) })}</p>}
        </>
      )}
    </div>
  )
}
