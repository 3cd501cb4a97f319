import { useState } from 'react'
import { login_hide, login_show } from '~words'
import { useScripts } from '../ui/use-scripts.ts'

interface Props {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
  /** Why it was refused. */
  readonly fault?: string | undefined
}

const EYE = 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6'

/** A password, which its owner can have shown once scripts are there. */
export function PasswordField({ id, name, label, autoComplete, fault }: Props) {
  const [shown, setShown] = useState(false)
  const scripts = useScripts()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block">
        {label}
      </label>
      <div className="password-field">
        <input
          id={id}
          type={shown ? 'text' : 'password'}
          name={name}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          maxLength={256}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          className="field"
        />
        {scripts && (
          <button
            type="button"
            aria-pressed={shown}
            aria-label={shown ? login_hide() : login_show()}
            title={shown ? login_hide() : login_show()}
            onClick={() => setShown(!shown)}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="icon">
              <path d={shown ? `${EYE}M4 4l16 16` : EYE} />
            </svg>
          </button>
        )}
      </div>
      {fault !== undefined && (
        <p id={`${id}-fault`} className="mt-1 text-danger">
          {fault}
        </p>
      )}
    </div>
  )
}
