import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { NavigationProgress } from '../layout/navigation-progress.tsx'
import { showLive } from '@pasok/ui/testing/show-live.tsx'
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

test('a search that is sent in the moment in which the page of the one before comes is not lost', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const arrived: string[] = []
  function Page() {
    const { pathname, search } = useLocation()
    const address = pathname + search
    useDrawnWhileSending()
    useLayoutEffect(() => {
      arrived.push(address)
      if (address === '/shop?keyword=bolt') queueMicrotask(send)
    }, [address])
    return (
      <>
        <NavigationProgress />
        <SearchBox id="box" />
        <main id="content" tabIndex={-1} />
      </>
    )
  }
  await showLive(Page, '/')
  type('bolt')
  send()
  type('valve')
  await vi.waitFor(() => expect(arrived).toHaveLength(3), 5_000)
  expect(arrived).toEqual(['/', '/shop?keyword=bolt', '/shop?keyword=valve'])
  expect(box().value).toBe('valve')
})
