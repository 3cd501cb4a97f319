// @vitest-environment happy-dom
import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createRoutesStub, useLocation } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { NavigationProgress } from '../layout/navigation-progress.tsx'
import { speak } from '../testing/show.tsx'
import { SearchBox } from './search-box.tsx'

const box = () => document.querySelector('input') as HTMLInputElement
const type = (text: string) => {
  box().focus()
  box().value = text
  box().dispatchEvent(new InputEvent('input', { bubbles: true }))
}
const send = () => box().form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))

/** Lets React draw while the form is being sent, as a browser does after a listener that changed something. */
const useDrawnWhileSending = () => {
  const [, change] = useState({})
  useEffect(() => {
    const { form } = box()
    const draw = () => flushSync(() => change({}))
    form?.addEventListener('submit', draw)
    return () => form?.removeEventListener('submit', draw)
  }, [])
}

/** The box on its pages without `act`, which leaves no moment between a page and what comes after it. */
const openShop = async (onArrival: (address: string) => void) => {
  speak('en')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  let isReady = false
  function Page() {
    const { pathname, search } = useLocation()
    const address = pathname + search
    useDrawnWhileSending()
    useLayoutEffect(() => queueMicrotask(() => onArrival(address)), [address])
    useEffect(() => void (isReady = true), [])
    return (
      <>
        <NavigationProgress />
        <SearchBox id="box" />
        <main id="content" tabIndex={-1} />
      </>
    )
  }
  const Shop = createRoutesStub([{ path: '*', Component: Page }])
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => {
    root.unmount()
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })
  root.render(<Shop initialEntries={['/']} />)
  await vi.waitFor(() => expect(isReady).toBe(true), 5_000)
}

test('a search that is sent in the moment in which the page of the one before comes is not lost', async () => {
  const arrived: string[] = []
  await openShop((address) => {
    arrived.push(address)
    if (address === '/shop?keyword=bolt') send()
  })
  type('bolt')
  send()
  type('valve')
  await vi.waitFor(() => expect(arrived).toHaveLength(3), 5_000)
  expect(arrived).toEqual(['/', '/shop?keyword=bolt', '/shop?keyword=valve'])
  expect(box().value).toBe('valve')
})
