import { useState, type FormEvent } from 'react'
import { login_unreachable } from '~words'
import { RELOAD_MS } from '../../constants.ts'
import { fieldText } from '../../api-client/field-text.ts'
import { askLogin } from './ask-login.ts'
import type { LoginOutcome } from './login-outcome.ts'
import { reloadPage } from '../../routing/reload-page.ts'

/** Goes on through the login page, which knows where. Who comes back to this page does not lose their place on it. */
const goOn = (login: string, outcome: LoginOutcome): void => {
  const { pathname, search } = window.location
  const next = new URLSearchParams(login.split('?', 2)[1]).get('next')
  if (outcome === 'approve' && next === pathname + search) reloadPage()
  else window.location.assign(login)
}

/** Logs in with a form's values, then reloads its page. */
export const useLogIn = (login: string, refused: string | undefined, onDone: (() => void) | undefined) => {
  const [error, setError] = useState(refused)
  const [busy, setBusy] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const typed = new FormData(form)
    setBusy(true)
    setError(undefined)
    const fail = (why: string) => {
      setBusy(false)
      setError(why)
      form.querySelector<HTMLInputElement>('[name=password]')?.focus()
    }
    askLogin(fieldText(typed, 'email'), fieldText(typed, 'password')).then(
      (answer) => {
        if ('refused' in answer) return fail(answer.refused)
        onDone?.()
        return setTimeout(() => goOn(login, answer.outcome), RELOAD_MS)
      },
      () => fail(login_unreachable()),
    )
  }
  return { error, busy, submit }
}
