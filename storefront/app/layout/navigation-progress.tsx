import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { shell_loading } from '~words'
import { LOADING_BAR_STOP_MS } from '../constants.ts'

/** A live region announces only changes made while it exists: an error page brings its own. */
const SAID_AFTER_MS = 100

/** The yellow bar at the top while a page loads, and what a screen reader hears: that it does, then its title. */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle'
  const isShown = useLingering(busy, LOADING_BAR_STOP_MS)
  const arrived = useArrival(busy)
  useDrawnEntry()
  return (
    <div role="status" className="no-print">
      {isShown && (
        <div
          className={`fixed inset-x-0 top-0 z-50 h-[3px] origin-left bg-accent ${busy ? 'loading-bar' : 'loading-bar-ended'}`}
        >
          {busy && <span className="sr-only">{shell_loading()}</span>}
        </div>
      )}
      <p className="sr-only">{arrived}</p>
    </div>
  )
}

/**
 * Names the entry of the browser's history whose page is drawn, as `data-entry` of the document: the router writes an
 * address before React has drawn its page.
 */
const useDrawnEntry = (): void => {
  const { key } = useLocation()
  useLayoutEffect(() => {
    document.documentElement.dataset['entry'] = key
  }, [key])
}

/** An error page comes with a layout of its own: this bar continues where the previous page's was. */
let onTheWay = false

/** True while `on` and for `ms` after it ended. */
const useLingering = (on: boolean, ms: number): boolean => {
  const [lingering, setLingering] = useState(() => onTheWay)
  useLayoutEffect(() => {
    onTheWay = on
    if (on) return setLingering(true)
    const timer = setTimeout(() => setLingering(false), ms)
    return () => clearTimeout(timer)
  }, [on, ms])
  return on || lingering
}

/** The path that was shown last: an error page's own layout has to know it, too. */
let shownPath: string | undefined

/**
 * The title of a page that was gone to, until the way to the next. Focus moves to the page's content, so that the
 * keyboard and a screen reader start there, unless somebody is typing by then. A page that only changes its list says
 * that by itself.
 */
const useArrival = (busy: boolean): string => {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const isTyping = useTyping()
  useEffect(() => {
    if (busy) setTitle('')
  }, [busy])
  // With the page, not after it: the focus is not taken from an interaction in between.
  useLayoutEffect(() => {
    const before = shownPath
    shownPath = pathname
    if (before === undefined || before === pathname) return undefined
    const isInField = isTyping.current && document.activeElement !== document.body
    if (!isInField) document.getElementById('content')?.focus({ preventScroll: true })
    const timer = setTimeout(() => setTitle(document.title), SAID_AFTER_MS)
    return () => clearTimeout(timer)
  }, [pathname, isTyping])
  return title
}

/** Whether something was typed since a form was last sent or something pressed. */
const useTyping = (): { readonly current: boolean } => {
  const isTyping = useRef(false)
  useEffect(() => {
    const listening = new AbortController()
    const listen = (event: 'input' | 'submit' | 'click', means: boolean) =>
      document.addEventListener(event, () => (isTyping.current = means), {
        capture: true,
        signal: listening.signal,
      })
    listen('input', true)
    listen('submit', false)
    listen('click', false)
    return () => listening.abort()
  }, [])
  return isTyping
}
