import { useEffect, useState } from 'react'
import { shell_back_to_top } from '~words'
import { Icon } from '@pasok/ui/kit/icon.tsx'
import { BACK_TO_TOP_AFTER_PX } from '../constants.ts'

/** The way back from deep down a page. */
export function BackToTop() {
  const [deep, setDeep] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    const look = () => setDeep(window.scrollY > BACK_TO_TOP_AFTER_PX)
    look()
    window.addEventListener('scroll', look, { passive: true, signal: leaving.signal })
    return () => leaving.abort()
  }, [])
  if (!deep) return null
  return (
    <button
      type="button"
      aria-label={shell_back_to_top()}
      title={shell_back_to_top()}
      className="back-to-top no-print"
      onClick={() => {
        window.scrollTo({ top: 0, behavior: 'instant' })
        // The button goes: the keyboard continues where the page begins.
        document.getElementById('content')?.focus({ preventScroll: true })
      }}
    >
      <Icon name="up" />
    </button>
  )
}
