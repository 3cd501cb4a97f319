import { useEffect, useEffectEvent, useState } from 'react'
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router'
import { mayReload } from './chunk-reload.ts'
import { isOwnReload } from './reload-page.ts'

/**
 * Whether the error page has to stand in the page's place, since the code of a page could not be loaded.
 *
 * React Router reloads the document then, each time, and even for a link that is only prefetched. This prevents that reload,
 * and loads the page that was wanted as a document, at most once a minute; within the minute the error page is shown. From
 * the first failure on links load documents, since React Router does not try that code again. A browser without the
 * Navigation API reloads as React Router does.
 */
export const useChunkFailure = (): boolean => {
  const wanted = useNavigation().location
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [hasFailed, setFailed] = useState(false)
  const onNavigate = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated || isOwnReload()) return
    event.preventDefault()
    window.addEventListener('click', leaveToBrowser, { capture: true })
    if (!wanted) return
    if (mayReload(Date.now())) {
      // Once the prevented navigation has ended.
      setTimeout(() => window.location.assign(createPath(wanted)))
      return
    }
    // Ends the router's navigation, which waits for the code for ever.
    void navigate({ search, hash: 'content' }, { replace: true })
    setFailed(true)
  })
  useEffect(() => {
    if (!('navigation' in window)) return undefined
    const leaving = new AbortController()
    window.navigation.addEventListener('navigate', (event) => onNavigate(event), { signal: leaving.signal })
    return () => leaving.abort()
  }, [])
  useEffect(() => setFailed(false), [pathname, search])
  return hasFailed
}

/** A click on a link does what it does without scripts. */
const leaveToBrowser = (event: MouseEvent): void => {
  if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation()
}
