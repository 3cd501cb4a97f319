import { useSyncExternalStore } from 'react'
import type { LoginDialog } from './login-dialog.tsx'

/** A requested login. */
export interface LoginRequest {
  /** The login page's address, which knows what comes next. */
  readonly login: string
  /** What was pressed: it has the focus again when the dialog is closed. */
  readonly by?: HTMLElement
}

interface Opening {
  readonly request: LoginRequest
  readonly Dialog: typeof LoginDialog
}

let opening: Opening | undefined
let latest: LoginRequest | undefined
const followers = new Set<() => void>()

const set = (next: Opening | undefined) => {
  opening = next
  for (const changed of followers) changed()
}

/** Opens the login over the page. Where its code can't be had, the login's own page is opened. */
export const openLogin = (request: LoginRequest): void => {
  latest = request
  import('./login-dialog.tsx').then(
    ({ LoginDialog: Dialog }) => {
      if (latest === request) set({ request, Dialog })
    },
    () => {
      // With a redirect home, the login page could not be left by Back.
      if (request.by) window.location.assign(request.login)
    },
  )
}

export const closeLogin = (): void => {
  latest = undefined
  set(undefined)
}

const follow = (changed: () => void) => {
  followers.add(changed)
  return () => void followers.delete(changed)
}

/** The open login; undefined on the server. */
export const useLoginOpening = (): Opening | undefined =>
  useSyncExternalStore(
    follow,
    () => opening,
    () => undefined,
  )
