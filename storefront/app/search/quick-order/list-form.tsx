import { LARGEST_ROWS_FILE } from '@pasok/contract'
import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import {
  quick_check,
  quick_checking,
  quick_example,
  quick_file,
  quick_file_hint,
  quick_text,
  quick_text_hint,
  quick_too_large,
} from '~words'
import { useLink } from '../../routing/use-link.ts'
import { ActionForm, FormAlert, SubmitButton, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import { Field } from '@pasok/ui/kit/form/field.tsx'
import { FileField } from '@pasok/ui/kit/form/file-field.tsx'
import { useLargestFile } from '@pasok/ui/kit/form/use-largest-file.ts'

/** In characters: about a hundred rows. */
const LONG_TEXT = 2_000

/** The form of a list, which its checked rows' buttons send, too. */
export const LIST_FORM = 'list'

interface Props {
  readonly text: string
  readonly onText: (text: string) => void
  readonly result: FormResult | undefined
}

/** Where a list is typed, pasted or dropped. A file that is dropped is checked at once. */
export function ListForm({ text, onText, result }: Props) {
  const link = useLink()
  const form = useRef<HTMLFormElement>(null)
  const [isOver, setIsOver] = useState(false)
  const file = useLargestFile(LARGEST_ROWS_FILE, quick_too_large())
  const drop = (event: DragEvent) => {
    setIsOver(false)
    const { files } = event.dataTransfer
    const input = form.current?.querySelector<HTMLInputElement>('input[type=file]')
    // Text that is dropped goes where it falls.
    if (!input || files.length === 0) return
    event.preventDefault()
    input.files = files
    form.current?.requestSubmit()
  }
  /** A browser inserts a long text line by line, and stands still for half a minute. */
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (pasted.length < LONG_TEXT) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    onText(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd))
  }
  return (
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={`rounded-md border p-4 ${isOver ? 'border-link bg-surface' : 'border-line'}`}
    >
      <ActionForm
        id={LIST_FORM}
        hasButtonsOutside
        ref={form}
        to={link('/shop/quick-order')}
        result={result}
        hasFiles
        onSubmit={file.onSubmit}
        preventScrollReset
        className="grid gap-4"
      >
        <FormAlert result={result} />
        <Field name="text" label={quick_text()} hint={quick_text_hint()} isAlternative>
          {({ className, ...control }) => (
            <textarea
              {...control}
              defaultValue={undefined}
              rows={10}
              maxLength={LARGEST_ROWS_FILE}
              value={text}
              onChange={({ target }) => onText(target.value)}
              onPaste={paste}
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              placeholder={quick_example()}
              className={`${className} h-auto py-2 font-figures whitespace-pre [tab-size:40]`}
            />
          )}
        </Field>
        <FileField
          {...file.field}
          name="file"
          label={quick_file()}
          hint={quick_file_hint()}
          isAlternative
          accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        />
        <SubmitButton className="button min-h-11 justify-self-start" busy={quick_checking()}>
          {quick_check()}
        </SubmitButton>
      </ActionForm>
    </div>
  )
}
