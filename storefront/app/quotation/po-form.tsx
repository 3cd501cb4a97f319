import { poFileTypes, type Quotation } from '@pasok/contract'
import {
  form_busy,
  quotation_po_file,
  quotation_po_file_hint,
  quotation_po_replace,
  quotation_po_upload,
} from '~words'
import { ActionForm, FormAlert, SubmitButton, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import { FileField } from '@pasok/ui/kit/form/file-field.tsx'
import { useLargestDocument } from '@pasok/ui/records/use-largest-document.ts'

interface Props {
  readonly file: Quotation['po_file']
  /** The quotation's page. */
  readonly to: string
  readonly result: FormResult | undefined
}

/** Takes the file of a purchase order. */
export function PoForm({ file, to, result }: Props) {
  const chosen = useLargestDocument()
  const hints = [quotation_po_file_hint(), ...(file ? [quotation_po_replace(file)] : [])]
  return (
    <ActionForm
      id="po"
      to={to}
      result={result}
      hasFiles
      preventScrollReset
      onSubmit={chosen.onSubmit}
      className="no-print mt-4 flex max-w-2xl flex-wrap items-end gap-3"
    >
      {result?.refused !== undefined && <FormAlert result={result} className="w-full" />}
      <input type="hidden" name="do" value="po" />
      <div className="min-w-0 grow basis-60">
        <FileField
          {...chosen.field}
          name="file"
          label={quotation_po_file()}
          hint={hints.join('. ')}
          accept={poFileTypes.join(',')}
        />
      </div>
      <SubmitButton busy={form_busy()} className="button button-quiet min-h-11">
        {quotation_po_upload()}
      </SubmitButton>
    </ActionForm>
  )
}
