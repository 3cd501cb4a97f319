import { Field, type FieldProps } from './field.tsx'

interface Props extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel' | undefined
  /** A telephone shows its keys for digits. */
  readonly isNumeric?: boolean | undefined
  /** For a text of several lines. */
  readonly rows?: number | undefined
  readonly maxLength?: number | undefined
  readonly autoComplete?: string | undefined
}

/** A text of one line, or of several. */
export function TextField({
  type = 'text',
  isNumeric,
  rows,
  maxLength,
  autoComplete = 'off',
  ...field
}: Props) {
  return (
    <Field {...field}>
      {(control) =>
        rows === undefined ? (
          <input
            {...control}
            type={type}
            inputMode={isNumeric ? 'numeric' : undefined}
            autoComplete={autoComplete}
            maxLength={maxLength}
          />
        ) : (
          <textarea
            {...control}
            rows={rows}
            maxLength={maxLength}
            className={`${control.className} h-auto py-2`}
          />
        )
      }
    </Field>
  )
}
