import { useState, type FormEvent } from 'react'
import { login_unreachable } from '~words'
import { RELOAD_MS } from '../../constants.ts'
import { fieldText } from '../../api-client/field-text.ts'
import { askLogin } from './ask-login.ts'

/**
 * Logs in with what stands in a form. Its page then is loaded anew, through the login page, which knows where whoever
 * is logged in goes next.
 */
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
      (why) => {
        if (why !== undefined) return fail(why)
        onDone?.()
        return setTimeout(() => window.location.assign(login), RELOAD_MS)
      },
      () => fail(login_unreachable()),
    )
  }
  return { error, busy, submit }
}
