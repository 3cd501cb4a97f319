import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { shell_loading } from '~words'
import { LOADING_BAR_STOP_MS } from './constants.ts'

/** The yellow bar at the top while a page loads, and what a screen reader hears of it. */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle'
  const shown = useLingering(busy, LOADING_BAR_STOP_MS)
  useFocusOnNewPage()
  return (
    <div role="status" className="no-print">
      {shown && (
        <div
          className={`fixed inset-x-0 top-0 z-50 h-[3px] origin-left bg-accent ${busy ? 'loading-bar' : 'loading-bar-ended'}`}
        >
          <span className="sr-only">{shell_loading()}</span>
        </div>
      )}
    </div>
  )
}

/** An error page comes with a layout of its own: this bar goes on where that of the page before it was. */
let onTheWay = false

/** True while `on` and for `ms` after it ended. */
const useLingering = (on: boolean, ms: number): boolean => {
  const [lingering, setLingering] = useState(() => onTheWay)
  useEffect(() => {
    onTheWay = on
    if (on) return setLingering(true)
    const timer = setTimeout(() => setLingering(false), ms)
    return () => clearTimeout(timer)
  }, [on, ms])
  return on || lingering
}

/** The path that was shown last: an error page's own layout has to know it, too. */
let shownPath: string | undefined

/** Moves focus to the page's content when the path changes, so that the keyboard and a screen reader start there. */
const useFocusOnNewPage = () => {
  const { pathname } = useLocation()
  useEffect(() => {
    const before = shownPath
    shownPath = pathname
    if (before === undefined || before === pathname) return
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
}
