import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { createRoutesStub, type ActionFunction } from 'react-router'
import { expect, onTestFinished, vi } from 'vitest'
import { speak } from './show.tsx'

/**
 * Shows a page as a browser does: without `act`, which leaves no moment between a page and what React does after it. A
 * page tells of that moment by `useLayoutEffect(() => queueMicrotask(…))`.
 */
export const showLive = async (Page: ComponentType, address: string, action?: ActionFunction) => {
  speak('en')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const Shop = createRoutesStub([{ path: '*', Component: Page, ...(action && { action }) }])
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
    vi.unstubAllGlobals()
  })
  root.render(<Shop initialEntries={[address]} />)
  await vi.waitFor(() => expect(place.childElementCount).toBeGreaterThan(0), 5_000)
  await settle()
}

/** Until React has done what comes after a page. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 50))
