import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub, Outlet, useNavigate } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { Link } from '@pasok/ui/kit/link.tsx'
import { reloadPage } from './reload-page.ts'
import { useChunkFailure } from './use-chunk-failure.ts'

/** Stands in for the browser's Navigation API. */
let navigation: EventTarget
const assign = vi.fn<(to: string | URL) => void>()
beforeEach(() => {
  navigation = new EventTarget()
  vi.stubGlobal('navigation', navigation)
  vi.spyOn(window.location, 'assign').mockImplementation(assign.mockReset())
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  sessionStorage.clear()
  const added = vi.spyOn(window, 'addEventListener')
  return () => {
    // The hook never stops to lead clicks past the router.
    for (const [type, listener] of added.mock.calls) window.removeEventListener(type, listener, true)
    cleanup()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

function Layout() {
  const navigate = useNavigate()
  return (
    <>
      <p>{useChunkFailure() ? 'failed' : 'shown'}</p>
      <Link to="/missing?page=2">missing</Link>
      <Link to="/other">other</Link>
      <button type="button" onClick={() => void navigate('/other')}>
        go on
      </button>
      <Outlet />
    </>
  )
}

/** A page whose links lead to one whose code never comes, and to another. */
const showPage = () => {
  const Shop = createRoutesStub([
    {
      path: '/',
      Component: Layout,
      children: [
        { index: true, Component: () => null },
        { path: 'other', Component: () => null },
        { path: 'missing', Component: () => null, loader: () => new Promise(() => {}) },
      ],
    },
  ])
  render(<Shop initialEntries={['/']} />)
}
const follow = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))
/** The browser is to reload the document: by React Router, unless it says something else. Answers whether it still does. */
const reload = (values: object = {}): Promise<boolean> =>
  act(async () => {
    const event = new Event('navigate', { cancelable: true })
    Object.assign(event, { navigationType: 'reload', userInitiated: false, ...values })
    const goesOn = navigation.dispatchEvent(event)
    await vi.runAllTimersAsync()
    return goesOn
  })

// @spec §4 Chunk failure
test('a page whose code can’t be loaded is loaded as a document instead of a reload', async () => {
  showPage()
  await follow('missing')
  expect(await reload()).toBe(false)
  expect(assign.mock.calls).toEqual([['/missing?page=2']])
  expect(screen.getByText('shown')).toBeTruthy()
})

test('a second one within a minute shows the error page, until another page is shown', async () => {
  showPage()
  await follow('missing')
  await reload()
  await reload()
  expect(assign).toHaveBeenCalledTimes(1)
  expect(screen.getByText('failed')).toBeTruthy()
  await follow('go on')
  expect(screen.getByText('shown')).toBeTruthy()
})

test('code that was only prefetched leaves the page as it is', async () => {
  showPage()
  expect(await reload()).toBe(false)
  expect(assign).not.toHaveBeenCalled()
  expect(screen.getByText('shown')).toBeTruthy()
})

test('from the first failure on the browser follows links by itself', async () => {
  showPage()
  const isLeftToBrowser = () => fireEvent.click(screen.getByText('other'))
  expect(isLeftToBrowser()).toBe(false)
  await reload()
  expect(isLeftToBrowser()).toBe(true)
})

test.each([
  ['a reload that a person asks for', { userInitiated: true }],
  ['a navigation that is no reload', { navigationType: 'push' }],
])('%s is not prevented', async (_, values) => {
  showPage()
  await follow('missing')
  expect(await reload(values)).toBe(true)
  expect(assign).not.toHaveBeenCalled()
})

test('a reload by the shop itself is not prevented', async () => {
  vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  showPage()
  await follow('missing')
  reloadPage()
  expect(await reload()).toBe(true)
  expect(assign).not.toHaveBeenCalled()
})
