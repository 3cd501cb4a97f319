import { useState } from 'react'
import { form_hide_password, form_show_password } from '~words'
import { useScripts } from '../use-scripts.ts'
import { Field, type FieldProps } from './field.tsx'

interface Props extends FieldProps {
  readonly autoComplete: 'current-password' | 'new-password'
}

const EYE = 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6'

/** A password, which its owner can have shown once scripts are there. It is never written back into the page. */
export function PasswordField({ autoComplete, ...field }: Props) {
  const [isShown, setShown] = useState(false)
  const scripts = useScripts()
  const name = isShown ? form_hide_password() : form_show_password()
  return (
    <Field {...field}>
      {({ className, ...control }) => (
        <div className="password-field relative">
          <input
            {...control}
            defaultValue={undefined}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="off"
            spellCheck={false}
            maxLength={256}
            className={`${className} pr-12`}
          />
          {scripts && (
            <button
              type="button"
              aria-pressed={isShown}
              aria-label={name}
              title={name}
              onClick={() => setShown(!isShown)}
              className="absolute top-0 right-0 grid size-11 cursor-pointer place-items-center"
            >
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="icon">
                <path d={isShown ? `${EYE}M4 4l16 16` : EYE} />
              </svg>
            </button>
          )}
        </div>
      )}
    </Field>
  )
}
