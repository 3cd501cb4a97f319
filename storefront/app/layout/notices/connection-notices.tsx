import { useEffect } from 'react'
import { shell_offline, shell_online } from '~words'
import { notify, withdraw } from './notify.ts'
import { useOfflineBlocker } from '../../routing/use-offline-blocker.ts'

const OFFLINE = 'offline'

/** Says that the connection is gone for as long as it is, and that it came back; keeps the page meanwhile. */
export function ConnectionNotices() {
  useOfflineBlocker()
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const lost = () => notify({ id: OFFLINE, text: shell_offline(), lasting: true })
    if (!navigator.onLine) lost()
    window.addEventListener('offline', lost, { signal })
    window.addEventListener(
      'online',
      () => {
        withdraw(OFFLINE)
        notify({ text: shell_online() })
      },
      { signal },
    )
    return () => leaving.abort()
  }, [])
  return null
}
