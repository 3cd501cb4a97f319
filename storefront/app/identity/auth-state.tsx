import { useEffect } from 'react'
import { forgetAuth, isOfAuth, storedEmail } from './stored-auth.ts'
import { reloadPage } from '../routing/reload-page.ts'

/**
 * Keeps this browser's memory of who is logged in like what the page says, and the page like that memory: a tab whose
 * member has logged out in another one, or a page that the back button brings again, is loaded again. A session that
 * ended elsewhere is announced, unless the page already says what happened.
 */
export function AuthState({ email, hasNotice }: { email: string | undefined; hasNotice: boolean }) {
  useEffect(() => {
    if (storedEmail() === email) return
    if (email === undefined) {
      forgetAuth()
      if (!hasNotice)
        void import('./notify-expired.ts').then(({ notifyExpired }) => notifyExpired()).catch(() => {})
    } else void import('./store-profile.ts').then(({ refreshProfile }) => refreshProfile()).catch(() => {})
  }, [email, hasNotice])
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const check = () => {
      if (email === undefined || storedEmail() === email) return
      document.body.hidden = true
      reloadPage()
    }
    window.addEventListener('storage', ({ key }) => isOfAuth(key) && check(), { signal })
    window.addEventListener('pageshow', ({ persisted }) => persisted && check(), { signal })
    return () => leaving.abort()
  }, [email])
  return null
}
