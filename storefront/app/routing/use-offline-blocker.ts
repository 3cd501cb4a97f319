import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { shell_no_connection, shell_retry } from '~words'
import { notify, withdraw } from '../layout/notices/notify.ts'

const KEPT = 'kept-page'

/**
 * Without a connection no other page can be had, and going to one would lose the page that is open: it stays, and a
 * notice says so and tries again. Places on the page itself are reached as always.
 */
export const useOfflineBlocker = (): void => {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      !navigator.onLine &&
      (here.pathname !== next.pathname || here.search !== next.search || next.hash === ''),
  )
  const latest = useRef(blocker)
  useEffect(() => {
    latest.current = blocker
  })
  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    if (!isBlocked) return undefined
    const retry = () => (navigator.onLine ? latest.current.proceed?.() : say())
    const say = () =>
      notify({
        id: KEPT,
        text: shell_no_connection(),
        lasting: true,
        action: { text: shell_retry(), act: retry },
      })
    say()
    return () => withdraw(KEPT)
  }, [isBlocked])
}
