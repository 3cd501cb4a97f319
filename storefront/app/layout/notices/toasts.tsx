import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { firstInteraction } from '@pasok/ui/kit/first-interaction.ts'
import { followWanted, isHostWanted } from './notify.ts'

const load = () => import('./toast-host.tsx')
const RETRY_MS = 1_000

/** Where notices appear. Their part is fetched when the first one is due. */
export function Toasts() {
  const wanted = useSyncExternalStore(followWanted, isHostWanted, () => false)
  const [Host, setHost] = useState<ComponentType>()
  useReadyOnceTouched()
  useEffect(() => {
    if (!wanted || Host) return undefined
    const leaving = new AbortController()
    const attempt = () => {
      load().then(
        ({ ToastHost }) => setHost(() => ToastHost),
        () => {
          // The connection may be back already, with nothing more to hear of it.
          if (!navigator.onLine)
            return window.addEventListener('online', attempt, { once: true, signal: leaving.signal })
          const timer = setTimeout(attempt, RETRY_MS)
          return leaving.signal.addEventListener('abort', () => clearTimeout(timer))
        },
      )
    }
    attempt()
    return () => leaving.abort()
  }, [wanted, Host])
  return Host && <Host />
}

/** Safari has no such thing: half a second is rest enough. */
const whenIdle = (work: () => void): void =>
  void ('requestIdleCallback' in window
    ? window.requestIdleCallback(work, { timeout: 2_000 })
    : setTimeout(work, 500))

/**
 * Who uses the page may lose the connection, and what says so could not be fetched then: it is fetched as soon as the
 * page was touched and rests again: a touch has something of its own to load first. One that is only looked at loads
 * nothing.
 */
const useReadyOnceTouched = () => {
  useEffect(() => void firstInteraction.then(() => whenIdle(() => void load().catch(() => {}))), [])
}
