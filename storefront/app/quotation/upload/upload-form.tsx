import { LARGEST_ROWS_FILE } from '@pasok/contract'
import { useRef } from 'react'
import { quick_too_large, upload_file, upload_hint, upload_send, upload_sending } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { ActionForm, FormAlert, SubmitButton, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import { FileField } from '@pasok/ui/kit/form/file-field.tsx'
import { useLargestFile } from '@pasok/ui/kit/form/use-largest-file.ts'

interface Props {
  /** Names one upload: sent twice, it makes one quotation. */
  readonly idempotencyKey: string
  readonly result: FormResult | undefined
}

/** Where a workbook is chosen and sent. Nothing happens as long as none is chosen. */
export function UploadForm({ idempotencyKey, result }: Props) {
  const link = useLink()
  const form = useRef<HTMLFormElement>(null)
  const file = useLargestFile(LARGEST_ROWS_FILE, quick_too_large())
  return (
    <ActionForm
      id="upload"
      ref={form}
      to={link('/account/quotation/upload')}
      result={result}
      hasFiles
      className="grid max-w-xl gap-4"
      onSubmit={(event) => {
        const chosen = form.current?.querySelector<HTMLInputElement>('input[type=file]')?.files
        if (!chosen?.length) event.preventDefault()
        else file.onSubmit(event)
      }}
    >
      <FormAlert result={result} />
      <input type="hidden" name="key" value={idempotencyKey} />
      <FileField
        {...file.field}
        name="quo_file"
        label={upload_file()}
        hint={upload_hint()}
        accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      />
      <SubmitButton className="button min-h-11 justify-self-start" busy={upload_sending()}>
        {upload_send()}
      </SubmitButton>
    </ActionForm>
  )
}
