import { useRef } from 'react'
import { upload_file, upload_hint, upload_send, upload_sending } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { ActionForm, FormAlert, SubmitButton, type FormResult } from '../../ui/form/action-form.tsx'
import { FileField } from '../../ui/form/file-field.tsx'

interface Props {
  /** Names one upload: sent twice, it makes one quotation. */
  readonly idempotencyKey: string
  readonly result: FormResult | undefined
}

/** Where a workbook is chosen and sent. Nothing happens as long as none is chosen. */
export function UploadForm({ idempotencyKey, result }: Props) {
  const link = useLink()
  const form = useRef<HTMLFormElement>(null)
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
      }}
    >
      <FormAlert result={result} />
      <input type="hidden" name="key" value={idempotencyKey} />
      <FileField
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
